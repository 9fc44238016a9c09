// Which page is shown: the path of the address, nothing else.
class Route {
  path = $state(location.pathname);

  constructor() {
    addEventListener("popstate", () => (this.path = location.pathname));
  }

  go(address: string) {
    history.pushState(null, "", address);
    this.path = location.pathname;
    if (!location.hash) scrollTo(0, 0);
  }
}

export const route = new Route();

/** For links: stay on the page, keep the address. */
export function follow(event: MouseEvent) {
  const link = (event.currentTarget as HTMLAnchorElement).getAttribute("href");
  if (!link || event.metaKey || event.ctrlKey || event.shiftKey || event.button) return;
  event.preventDefault();
  route.go(link);
}
