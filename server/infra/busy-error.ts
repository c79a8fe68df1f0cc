/** More is asked at this moment than can be done; a little later it may be. */
export class BusyError extends Error {
  override name = 'BusyError';
}
