const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Later attempts are four hours apart. */
const BACKOFF_MS = [MINUTE_MS, 5 * MINUTE_MS, 15 * MINUTE_MS, HOUR_MS, 2 * HOUR_MS];
const LAST_BACKOFF_MS = 4 * HOUR_MS;

/** Used while the mail server is unreachable: mail that arrives an hour later is useless. */
const LONGEST_UNREACHED_BACKOFF_MS = 15 * MINUTE_MS;

export function backoffAfter(attempts: number, error: Error): number {
  const backoff = BACKOFF_MS[attempts - 1] ?? LAST_BACKOFF_MS;
  return isUnreached(error) ? Math.min(backoff, LONGEST_UNREACHED_BACKOFF_MS) : backoff;
}

const UNREACHED_CODES = ['ECONNECTION', 'ESOCKET', 'ETIMEDOUT', 'EDNS', 'ECONNREFUSED', 'ECONNRESET', 'ETLS'];

/** True if no mail at all could have been sent. */
function isUnreached(error: Error): boolean {
  return UNREACHED_CODES.includes((error as NodeJS.ErrnoException).code ?? '');
}

/** Prefix that marks mail which failed because the mail server was unreachable. */
export const NOT_REACHED = 'Mail server not reached. ';

/**
 * The mailbox does not exist (RFC 3463, classes 5.1 and 5.2.1) or the address is invalid. Other refusals may come from
 * wrong settings, so they are retried.
 */
export function isPermanentFailure(error: Error): boolean {
  if (error instanceof RangeError) return true;
  const { code, response } = error as Error & { code?: string; response?: string };
  return code === 'EENVELOPE' && /^5\d\d[ -]5\.(?:1\.(?:1|2|3|6|10)|2\.1)\b/.test(response ?? '');
}

/** At most 500 characters. URLs are removed, because they may hold a token. */
export function reasonOf(error: Error): string {
  return `${isUnreached(error) ? NOT_REACHED : ''}${error}`
    .slice(0, 2000)
    .replace(/\bhttps?:\/\/\S+/gi, '[link]')
    .slice(0, 500);
}
