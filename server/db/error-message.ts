import { isUnavailable } from './unavailable.ts';

/** PostgreSQL errors an operator can fix: authentication, unknown database, missing privilege. */
const REFUSALS = /^(?:28|3D|42501)/;

const POOLER = /unsupported startup parameter/;

/** The rest of a line about why the database is unusable; undefined for other errors. */
export function databaseErrorMessage(error: unknown): string | undefined {
  for (let current = error; current instanceof Error; current = current.cause) {
    const { code = '', message } = current as NodeJS.ErrnoException;
    if (REFUSALS.test(code)) return `the database refuses (${message})`;
  }
  if (!isUnavailable(error)) return undefined;
  if (POOLER.test(innermost(error as Error).message)) {
    return 'a pooler stands before the database and refuses session settings; set DATABASE_POOL_MODE=transaction';
  }
  const { code, message } = innermost(error as Error) as NodeJS.ErrnoException;
  return `the database cannot be reached (${code ?? message})`;
}

function innermost(error: Error): Error {
  return error.cause instanceof Error ? innermost(error.cause) : error;
}
