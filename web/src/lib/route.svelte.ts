// Which page is shown: the path of the address, nothing else.
import { at, within } from "./base.ts";

class Route {
  path = $state(within(location.pathname));

  constructor() {
    addEventListener("popstate", () => (this.path = within(location.pathname)));
  }

  go(path: string) {
    this.open(at(path));
  }

  /** Go to an address as links have it. */
  open(address: string) {
    history.pushState(null, "", address);
    this.path = within(location.pathname);
    if (!location.hash) scrollTo(0, 0);
  }
}

export const route = new Route();

/** For links: stay on the page, keep the address. */
export function follow(event: MouseEvent) {
  const link = (event.currentTarget as HTMLAnchorElement).getAttribute("href");
  if (!link || event.metaKey || event.ctrlKey || event.shiftKey || event.button) return;
  event.preventDefault();
  route.open(link);
}
