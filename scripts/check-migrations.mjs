import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { main, root, SetupError } from './ready.mjs';

const MIGRATIONS = join(root, 'server/db/migrations');
const TIME_LIMIT_MS = 60_000;

/** Holds that the migrations follow one another, and that together they make the schema of server/db/schema. */
await main(() => {
  drizzleKit('check', '--config', 'drizzle.config.ts');
  mkdirSync(join(root, '.cache'), { recursive: true });
  const copy = mkdtempSync(join(root, '.cache', 'migrations-'));
  try {
    cpSync(MIGRATIONS, copy, { recursive: true });
    const schema = './server/db/schema/*.ts';
    // drizzle-kit takes only a path below the working folder.
    const out = relative(root, copy).replaceAll('\\', '/');
    drizzleKit('generate', '--dialect', 'postgresql', '--schema', schema, '--out', out);
    const added = readdirSync(copy).filter((name) => !readdirSync(MIGRATIONS).includes(name));
    if (added.length === 0) return;
    const statements = added.map((name) => readFileSync(join(copy, name), 'utf8'));
    throw new SetupError(`The schema has changed; \`npm run db:generate\` writes:\n${statements.join('\n')}`);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
});

function drizzleKit(/** @type {string[]} */ ...args) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(root, 'node_modules/drizzle-kit/bin.cjs'), ...args],
    // Asked whether a column was renamed, it would wait for an answer.
    { cwd: root, encoding: 'utf8', input: '', timeout: TIME_LIMIT_MS },
  );
  if (status !== 0) throw new SetupError(`drizzle-kit ${args[0]} failed:\n${stdout}${stderr}`);
}
