import { isUnavailable } from './unavailable.ts';

/** PostgreSQL errors an operator can fix: authentication, unknown database, missing privilege. */
const REFUSALS = /^(?:28|3D|42501)/;

export const READ_ONLY = '25006';
const TOO_MANY = '53300';

const POOLER = /unsupported startup parameter/;

/** Completes a line about why the database is unusable; undefined for other errors. */
export function databaseErrorMessage(error: unknown): string | undefined {
  const refusal = databaseRefusal(error);
  if (refusal !== undefined || !isUnavailable(error)) return refusal;
  const { code, message } = innermost(error as Error) as NodeJS.ErrnoException;
  if (code === READ_ONLY) return 'the database accepts no writes: it is a standby, or the role only reads';
  if (code === TOO_MANY) return `the database accepts no more connections (${message})`;
  return `the database cannot be reached (${code ?? message})`;
}

/** Like `databaseErrorMessage`, but only for errors that retrying cannot fix. */
export function databaseRefusal(error: unknown): string | undefined {
  for (let current = error; current instanceof Error; current = current.cause) {
    const { code = '', message } = current as NodeJS.ErrnoException;
    if (REFUSALS.test(code)) return `the database refuses (${message})`;
    if (POOLER.test(message)) {
      return 'a pooler stands before the database and refuses session settings; set DATABASE_POOL_MODE=transaction';
    }
  }
  return undefined;
}

function innermost(error: Error): Error {
  return error.cause instanceof Error ? innermost(error.cause) : error;
}
