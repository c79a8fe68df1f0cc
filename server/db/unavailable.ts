/**
 * Classes and states of PostgreSQL's errors: the connection is gone (08), the server restarts or has ended it (57P), has
 * no room or no connection left (53), refuses to write while it is a standby (25006), or has given up a statement that
 * waited or ran too long or stood in another's way.
 */
const STATES = /^(?:08...|53...|57P0.|57014|55P03|40001|40P01|25P03|25006)$/;

/** What the system says when a server cannot be reached. */
const SYSTEM = /^E(?:CONN(?:REFUSED|RESET|ABORTED)|TIMEDOUT|PIPE|NOTFOUND|AI_AGAIN|HOSTUNREACH|NETUNREACH)$/;

/** What the driver says when a statement was not answered in time. */
const QUERY_TIMEOUT = 'Query read timeout';

/** What the driver says of itself, without a code. */
const DRIVER =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed|Query read timeout)/;

/**
 * Whether a query failed because the database cannot serve at this moment, and not because of what was asked: the same
 * request may succeed soon. Looks through the causes, since queries wrap what the driver throws.
 */
export function isUnavailable(error: unknown): boolean {
  for (let current = error; current instanceof Error; current = current.cause) {
    const { code } = current as NodeJS.ErrnoException;
    if (typeof code === 'string' && (STATES.test(code) || SYSTEM.test(code))) return true;
    if (DRIVER.test(current.message)) return true;
    // Both families of an address were tried.
    if (current instanceof AggregateError && current.errors.some(isUnavailable)) return true;
  }
  return false;
}

/** The driver's error for a statement that was not answered in time, if `error` is or was caused by one. */
export function queryTimeoutOf(error: unknown): Error | undefined {
  for (let current = error; current instanceof Error; current = current.cause) {
    if (current.message === QUERY_TIMEOUT) return current;
  }
  return undefined;
}
