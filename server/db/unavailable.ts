/**
 * Connection lost (08), shutting down (57P), no resources (53), standby (25006), timeouts, deadlocks and serialisation
 * failures.
 */
const STATES = /^(?:08...|53...|57P0.|57014|55P03|40001|40P01|25P03|25006)$/;

const SYSTEM = /^E(?:CONN(?:REFUSED|RESET|ABORTED)|TIMEDOUT|PIPE|NOTFOUND|AI_AGAIN|HOSTUNREACH|NETUNREACH)$/;

const QUERY_TIMEOUT = 'Query read timeout';

const DRIVER =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed|Query read timeout)/;

/** Whether an error, or a cause of it, says that the database is temporarily unavailable. */
export function isUnavailable(error: unknown): boolean {
  for (let current = error; current instanceof Error; current = current.cause) {
    const { code } = current as NodeJS.ErrnoException;
    if (typeof code === 'string' && (STATES.test(code) || SYSTEM.test(code))) return true;
    if (DRIVER.test(current.message)) return true;
    if (current instanceof AggregateError && current.errors.some(isUnavailable)) return true;
  }
  return false;
}

export function queryTimeoutOf(error: unknown): Error | undefined {
  for (let current = error; current instanceof Error; current = current.cause) {
    if (current.message === QUERY_TIMEOUT) return current;
  }
  return undefined;
}
