/** What Chromium, Firefox and WebKit report if a page's code cannot be loaded: offline, or replaced by a release. */
const LOST_CODE = /dynamically imported module|Importing a module script failed/;

/** True if the code of a page could not be loaded. */
export function isLostCode(error: unknown): boolean {
  return error instanceof TypeError && LOST_CODE.test(error.message);
}
