/** How far back failed sign-ins count, in seconds (accounts-8). */
export const FAILURE_WINDOW_SECONDS = 15 * 60;

/** Failures in the window after which an account rests. */
export const FAILURES_PER_ACCOUNT = 10;

/** Failures in the window after which an address rests. */
export const FAILURES_PER_ADDRESS = 50;

/** Whole seconds from `now` until the failure at `since` no longer counts; at least one. */
export function secondsToWait(since: Date, now: Date): number {
  return Math.max(1, Math.ceil((since.getTime() - now.getTime()) / 1000) + FAILURE_WINDOW_SECONDS);
}

/** "1 minute", "12 minutes". */
export function inMinutes(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? '1 minute' : `${minutes} minutes`;
}
