import { parseArgs } from 'node:util';
import { commandErrorMessage } from '../command-line.ts';
import { readConfig } from '../config.ts';
import { migrateDatabase } from '../db/migrate.ts';
import { reachDatabase } from '../db/reach-database.ts';
import { openStorage } from '../infra/storage/open-storage.ts';
import { adoptStorage, deleteOrphans } from '../modules/files/service.ts';

const USAGE = `npm run files:adopt [-- --delete-orphans]

Ties the pictures in DATA_DIR/files, or in the bucket of STORAGE_URL, to the database, whatever they belonged to before. The nightly housekeeping deletes
pictures that no row of the database refers to, and only where they are tied to it. Use it after a restore by
hand, when the log says that the files belong to another database and you know that they do not.

  --delete-orphans  then deletes all pictures older than a day that no row refers to, also when they are too many for
                    the nightly housekeeping; make a backup first
`;

run().catch((error: unknown) => {
  process.stderr.write(`files:adopt: ${commandErrorMessage(error)}\n`);
  process.exitCode = 1;
});

async function run(): Promise<void> {
  const { values } = parseArgs({
    options: { help: { type: 'boolean', short: 'h' }, 'delete-orphans': { type: 'boolean', default: false } },
  });
  if (values.help) {
    process.stdout.write(USAGE);
    return;
  }
  const config = readConfig(process.env);
  const database = await reachDatabase(config, { mustExist: true });
  const db = database.open();
  try {
    await migrateDatabase(db, { alone: true });
    const storage = openStorage(config);
    const { stored, known } = await adoptStorage({ db, storage });
    process.stdout.write(
      `${storage.place} belongs to this database now: ${stored} files, ${known} of them with a row.\n`,
    );
    if (values['delete-orphans']) {
      const deleted = await deleteOrphans({ db, storage });
      process.stdout.write(`${deleted} files without a row deleted.\n`);
    }
  } finally {
    await db.$client.end();
    await database.leave();
  }
}
