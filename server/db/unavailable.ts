/**
 * Connection lost (08), shutting down (57P), no resources (53), file errors (58), standby (25006), timeouts, deadlocks
 * and serialisation failures. Also unknown role or database (28, 3D000): while our server restarts, another PostgreSQL
 * may have its port.
 */
const STATES = /^(?:08...|28...|3D000|53...|57P0.|58...|57014|55P03|40001|40P01|25P03|25006)$/;

const SYSTEM =
  /^(?:E(?:CONN(?:REFUSED|RESET|ABORTED)|TIMEDOUT|PIPE|NOTFOUND|AI_AGAIN|HOSTUNREACH|NETUNREACH)|ERR_STREAM_(?:DESTROYED|WRITE_AFTER_END|PREMATURE_CLOSE)|ERR_SOCKET_CLOSED)$/;

const QUERY_TIMEOUT = 'Query read timeout';

/** Messages of pg, its pool, and its parser when the other end speaks another protocol. */
const DRIVER =
  /^(?:Connection terminated|timeout e(?:xceeded when trying to connect|xpired$)|Client has encountered a connection error|Client was closed|Query read timeout|Received unexpected|received invalid response|Unknown authenticationOk message)/;

/** Whether the error or one of its causes says that the database is temporarily unavailable. */
export function isUnavailable(error: unknown): boolean {
  for (let current = error; current instanceof Error; current = current.cause) {
    const { code } = current as NodeJS.ErrnoException;
    if (typeof code === 'string' && (STATES.test(code) || SYSTEM.test(code))) return true;
    if (DRIVER.test(current.message)) return true;
    if (current instanceof AggregateError && current.errors.some(isUnavailable)) return true;
  }
  return false;
}

/** Whether PostgreSQL ended the transaction for a deadlock or serialisation failure, so a retry may succeed. */
export function isConflict(error: unknown): boolean {
  for (let current = error; current instanceof Error; current = current.cause) {
    if (/^40(?:001|P01)$/.test(String((current as NodeJS.ErrnoException).code))) return true;
  }
  return false;
}

export function queryTimeoutOf(error: unknown): Error | undefined {
  for (let current = error; current instanceof Error; current = current.cause) {
    if (current.message === QUERY_TIMEOUT) return current;
  }
  return undefined;
}
