import { ConfigError } from './config.ts';
import { EmbeddedPostgresError } from './db/embedded/embedded-postgres.ts';
import { databaseErrorMessage } from './db/error-message.ts';
import { MigrationError } from './db/migrate.ts';
import { Failure } from './fail.ts';

export class CommandError extends Error {}

const FULL_DISK = /^(?:ENOSPC|EDQUOT|EFBIG|53100)$/;

export function commandErrorMessage(error: unknown): string {
  if (error instanceof Failure && error.fields) {
    return Object.entries(error.fields)
      .map(([field, sentences]) => `${field}: ${sentences.join(' ')}`)
      .join(' ');
  }
  if (
    error instanceof Failure ||
    error instanceof CommandError ||
    error instanceof ConfigError ||
    error instanceof EmbeddedPostgresError ||
    error instanceof MigrationError
  ) {
    return error.message;
  }
  if (isWrongOption(error)) return `${(error as Error).message.split('.')[0]}. Try --help.`;
  const { code = '', path } = error as NodeJS.ErrnoException;
  if (FULL_DISK.test(code)) return `no space is left on the disk${path ? ` of ${path}` : ''}.`;
  if (/^E[A-Z]+$/.test(code) && path) return `${path} cannot be used (${code}).`;
  return databaseErrorMessage(error) ?? (error as Error).stack ?? String(error);
}

function isWrongOption(error: unknown): boolean {
  return (
    error instanceof TypeError && ((error as NodeJS.ErrnoException).code ?? '').startsWith('ERR_PARSE_ARGS_')
  );
}
