/** After this, a form is submitted without client-side validation; a dialog loads when opened. */
const LOAD_TIMEOUT_MS = 5000;

/** Undefined when loading fails or takes too long. */
export function loadedOrNothing<Loaded>(load: () => Promise<Loaded>): Promise<Loaded | undefined> {
  let timer: ReturnType<typeof setTimeout>;
  const timeout = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, LOAD_TIMEOUT_MS, undefined);
  });
  const loaded = load().catch(() => undefined);
  return Promise.race([loaded, timeout]).finally(() => clearTimeout(timer));
}
