/** What Chromium, Firefox and WebKit say when the code of a page cannot be loaded: the network is gone, or a release has replaced it. */
const LOST_CODE = /dynamically imported module|Importing a module script failed/;

/** Whether an error means that the code of a page could not be loaded. */
export function isLostCode(error: unknown): boolean {
  return error instanceof TypeError && LOST_CODE.test(error.message);
}
