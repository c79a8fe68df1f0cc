import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { backUp } from '../backup/backup.ts';
import { commandErrorMessage } from '../command-line.ts';
import { readConfig } from '../config.ts';
import { reachDatabase } from '../db/reach-database.ts';
import { openStorage } from '../infra/storage/open-storage.ts';
import { versionOf } from '../version.ts';

const USAGE = `npm run backup -- [--to <file>]

Writes the whole shop into one file: the database, the pictures and the secret that signs links and tokens. Works with the
embedded database and one's own, while the server runs and while it does not. The file holds personal data and
secrets: keep it where only you can read it, and not on the same disk. Without --to it is
naap-<date>.tar.gz in this folder. npm run restore puts it back.
`;

run().catch((error: unknown) => {
  process.stderr.write(`backup: ${commandErrorMessage(error)}\n`);
  process.exitCode = 1;
});

async function run(): Promise<void> {
  const { values } = parseArgs({
    options: { to: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
  });
  if (values.help) {
    process.stdout.write(USAGE);
    return;
  }
  const config = readConfig(process.env);
  const file = resolve(
    values.to ?? `naap-${new Date().toISOString().slice(0, 19).replaceAll(':', '')}.tar.gz`,
  );
  const database = await reachDatabase(config, { mustExist: true });
  try {
    const { rows, tables, files, missingFiles, bytes } = await backUp(
      {
        url: database.url,
        storage: openStorage(config),
        jwtSecret: config.jwtSecret,
        version: versionOf(config),
      },
      file,
    );
    process.stdout.write(
      `${file}: ${rows} rows of ${tables} tables, ${files} pictures, ${(bytes / 1e6).toFixed(1)} MB.\n`,
    );
    if (missingFiles > 0) {
      process.stdout.write(`${missingFiles} pictures that the database refers to are not in the storage.\n`);
    }
  } finally {
    await database.leave();
  }
}
