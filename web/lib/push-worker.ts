export const PUSH_WORKER = '/push/worker.js';

/** No page is below it, so the worker controls none (decision 0138). */
export const PUSH_SCOPE = '/push/';

/** Ends web push in this browser, also without a network; the server ends it with the session. */
export function endPush(): void {
  void navigator.serviceWorker
    ?.getRegistration(PUSH_SCOPE)
    .then((found) => found?.unregister())
    .catch(() => undefined);
}
