import { isUnavailable } from './unavailable.ts';

/** Refusals of PostgreSQL that whoever runs the shop can put right: who one is, what one may, and whether it is there. */
const REFUSALS = /^(?:28|3D|42501)/;

/** What PgBouncer says to settings that a connection of PostgreSQL would take. */
const POOLER = /unsupported startup parameter/;

/** What stands between us and the database, as the rest of a line; undefined when the error is of another kind. */
export function databaseComplaint(error: unknown): string | undefined {
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
