import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { main, root, SetupError } from './ready.mjs';

const MIGRATIONS = join(root, 'server/db/migrations');
const TIME_LIMIT_MS = 60_000;

/** Checks that the migrations are in sequence and produce server/db/schema. */
await main(() => {
  drizzleKit('check', '--config', 'drizzle.config.ts');
  mkdirSync(join(root, '.cache'), { recursive: true });
  const copy = mkdtempSync(join(root, '.cache', 'migrations-'));
  try {
    cpSync(MIGRATIONS, copy, { recursive: true });
    const schema = './server/db/schema/*.ts';
    // drizzle-kit takes only a path below the working folder.
    const out = relative(root, copy).replaceAll('\\', '/');
    const said = drizzleKit('generate', '--dialect', 'postgresql', '--schema', schema, '--out', out);
    if (said.includes('No schema changes')) return;
    const added = readdirSync(copy).filter((name) => !readdirSync(MIGRATIONS).includes(name));
    const statements = added.map((name) => readFileSync(join(copy, name), 'utf8'));
    throw new SetupError(
      `The schema has changed; run \`npm run db:generate\`.\n${statements.join('\n') || said}`,
    );
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
});

/** Throws SetupError when it fails. */
function drizzleKit(/** @type {string[]} */ ...args) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(root, 'node_modules/drizzle-kit/bin.cjs'), ...args],
    // When drizzle-kit asks whether a column was renamed, the empty input ends it without its success message.
    { cwd: root, encoding: 'utf8', input: '', timeout: TIME_LIMIT_MS },
  );
  if (status !== 0) throw new SetupError(`drizzle-kit ${args[0]} failed:\n${stdout}${stderr}`);
  return stdout + stderr;
}
