import { commandErrorMessage } from '../command-line.ts';
import { readConfig } from '../config.ts';
import { isMigrated, migrateDatabase } from '../db/migrate.ts';
import { reachDatabase } from '../db/reach-database.ts';

run().catch((error: unknown) => {
  process.stderr.write(`db:migrate: ${commandErrorMessage(error)}\n`);
  process.exitCode = 1;
});

async function run(): Promise<void> {
  const database = await reachDatabase(readConfig(process.env));
  const db = database.open();
  try {
    const wasNew = await isMigrated(db);
    await migrateDatabase(db);
    process.stdout.write(wasNew ? 'The schema is the newest already.\n' : 'The schema is the newest now.\n');
  } finally {
    await db.$client.end();
    await database.leave();
  }
}
