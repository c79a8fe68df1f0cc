import { ConfigError } from './config.ts';
import { databaseComplaint } from './db/complaint.ts';
import { EmbeddedPostgresError } from './db/embedded.ts';
import { MigrationError } from './db/migrate.ts';

/** One line for what whoever runs the shop can put right; more for what only a developer can. */
export function commandComplaint(error: unknown): string {
  if (
    error instanceof ConfigError ||
    error instanceof EmbeddedPostgresError ||
    error instanceof MigrationError
  ) {
    return error.message;
  }
  if (isWrongOption(error)) return `${(error as Error).message.split('.')[0]}. Try --help.`;
  return databaseComplaint(error) ?? (error as Error).stack ?? String(error);
}

function isWrongOption(error: unknown): boolean {
  return (
    error instanceof TypeError && ((error as NodeJS.ErrnoException).code ?? '').startsWith('ERR_PARSE_ARGS_')
  );
}
