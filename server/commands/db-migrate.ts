import { parseArgs } from 'node:util';
import { commandErrorMessage } from '../command-line.ts';
import { readConfig } from '../config.ts';
import { migrateDatabase } from '../db/migrate.ts';
import { reachDatabase } from '../db/reach-database.ts';

const USAGE = `npm run db:migrate -- [--while-running]

Migrates the database to the schema of this version; every start does so too. Both refuse while a server of an earlier version
is connected to it, which may not run on the new schema; with --while-running this command does not ask.
`;

run().catch((error: unknown) => {
  process.stderr.write(`db:migrate: ${commandErrorMessage(error)}\n`);
  process.exitCode = 1;
});

async function run(): Promise<void> {
  const { values } = parseArgs({
    options: { 'while-running': { type: 'boolean' }, help: { type: 'boolean', short: 'h' } },
  });
  if (values.help) {
    process.stdout.write(USAGE);
    return;
  }
  const database = await reachDatabase(readConfig(process.env));
  const db = database.open();
  try {
    const isNew = await migrateDatabase(db, { alone: !values['while-running'] });
    process.stdout.write(isNew ? 'The schema is the newest now.\n' : 'The schema is the newest already.\n');
  } finally {
    await db.$client.end();
    await database.leave();
  }
}
