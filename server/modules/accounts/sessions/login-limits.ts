/** (accounts-8) */
export const FAILURE_WINDOW_SECONDS = 15 * 60;

export const FAILURES_PER_ACCOUNT = 10;

/** Neighbours have a multiple of it (`limitOfNeighbours`). */
export const FAILURES_PER_VISITOR = 10;

/** Seconds until the failure at `since` leaves the window; at least 1. */
export function secondsToWait(since: Date, now: Date): number {
  return Math.max(1, Math.ceil((since.getTime() - now.getTime()) / 1000) + FAILURE_WINDOW_SECONDS);
}
