// Where on its host the server has put the page: it says so in the page itself. Everything that is
// ours is asked for, linked to and found below that folder.
const told = document.querySelector<HTMLMetaElement>("meta[name=base]")?.content ?? "/";
const folder = told.replace(/\/$/, "");

/** The address of a path of ours, such as /table/ID or /api/me. */
export const at = (path: string): string => folder + path;

/** The path of ours that an address leads to. */
export const within = (pathname: string): string =>
  pathname.startsWith(`${folder}/`) ? pathname.slice(folder.length) : "/";
