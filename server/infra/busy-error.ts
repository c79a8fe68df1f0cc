/** Temporarily overloaded; retry later. */
export class BusyError extends Error {
  override name = 'BusyError';
}
