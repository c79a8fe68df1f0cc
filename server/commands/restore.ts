import { open, rename, rm, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { restore } from '../backup/restore.ts';
import { CommandError, commandErrorMessage } from '../command-line.ts';
import { readConfig } from '../config.ts';
import { reachDatabase } from '../db/reach-database.ts';
import { openStorage } from '../infra/storage/open-storage.ts';

const USAGE = `npm run restore -- <file> [--replace]

Puts a file of npm run backup back: into the embedded database below DATA_DIR, or into the one of DATABASE_URL when that is
set, wherever it was made; pictures into DATA_DIR/files or the bucket of STORAGE_URL. The server must not run. The database must be empty; with --replace all that it
holds is deleted first. A backup of an earlier version is brought to the newest schema.
`;

/** A restore must not create a secret in place of the backup's. */
const NO_SECRET = 'no secret is needed while restoring';

run().catch((error: unknown) => {
  process.stderr.write(`restore: ${commandErrorMessage(error)}\n`);
  process.exitCode = 1;
});

async function run(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: { replace: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } },
    allowPositionals: true,
  });
  if (values.help) {
    process.stdout.write(USAGE);
    return;
  }
  const [given, ...others] = positionals;
  if (given === undefined || others.length > 0) throw new CommandError('name one file. Try --help.');
  const file = resolve(given);
  await stat(file);
  const config = readConfig({ ...process.env, JWT_SECRET: process.env.JWT_SECRET || NO_SECRET });
  const database = await reachDatabase(config);
  try {
    const storage = openStorage(config);
    const restored = await restore(file, { url: database.url, storage, replace: values.replace ?? false });
    const secretFile = join(config.dataDir, 'jwt-secret');
    await writeSecret(secretFile, restored.jwtSecret);
    process.stdout.write(
      `The shop of ${restored.createdAt} (Naap ${restored.version}) is back: ${restored.rows} rows, ${restored.files} pictures.\n`,
    );
    if (restored.missingFiles > 0) {
      process.stdout.write(`${restored.missingFiles} pictures were missing when the backup was made.\n`);
    }
    const setSecret = process.env.JWT_SECRET || (config.databaseUrl ? undefined : restored.jwtSecret);
    if (setSecret !== restored.jwtSecret) {
      process.stdout.write(`Start it with the JWT_SECRET that stands in ${secretFile}.\n`);
    }
  } finally {
    await database.leave();
  }
}

async function writeSecret(file: string, secret: string): Promise<void> {
  const draft = `${file}.new-${process.pid}`;
  await rm(draft, { force: true });
  const handle = await open(draft, 'wx', 0o600);
  await handle.writeFile(`${secret}\n`);
  await handle.sync();
  await handle.close();
  await rename(draft, file);
}
