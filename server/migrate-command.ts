import { ConfigError, readConfig } from './config.ts';
import { connect } from './db/client.ts';
import { databaseComplaint } from './db/complaint.ts';
import { EmbeddedPostgresError } from './db/embedded.ts';
import { isMigrated, MigrationError, migrateDatabase } from './db/migrate.ts';
import { reachDatabase } from './db/reach-database.ts';

// Brings the shop's database to the newest schema, as every start of the server does too.
run().catch((error: unknown) => {
  process.stderr.write(`db:migrate: ${complaint(error)}\n`);
  process.exitCode = 1;
});

async function run(): Promise<void> {
  const database = await reachDatabase(readConfig(process.env));
  const db = connect(database.url, 2, () => {});
  try {
    const wasNew = await isMigrated(db);
    await migrateDatabase(db);
    process.stdout.write(wasNew ? 'The schema is the newest already.\n' : 'The schema is the newest now.\n');
  } finally {
    await db.$client.end();
    await database.leave();
  }
}

/** One line for what an operator can put right; more for what only a developer can. */
function complaint(error: unknown): string | undefined {
  if (
    error instanceof ConfigError ||
    error instanceof EmbeddedPostgresError ||
    error instanceof MigrationError
  ) {
    return error.message;
  }
  return databaseComplaint(error) ?? (error as Error).stack;
}
