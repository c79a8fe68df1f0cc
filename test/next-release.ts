import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MIGRATIONS, type Migration, readMigrations } from '../server/db/migration-files.ts';

/** This version's migrations followed by those of a next one: SQL by name. */
export async function nextRelease(texts: Record<string, string>): Promise<Migration[]> {
  const folder = await mkdtemp(join(tmpdir(), 'naap-next-'));
  try {
    await mkdir(join(folder, 'meta'));
    const last = MIGRATIONS.at(-1)?.when ?? 0;
    const entries = Object.keys(texts).map((tag, n) => ({ tag, when: last + n + 1 }));
    await writeFile(join(folder, 'meta/_journal.json'), JSON.stringify({ entries }));
    for (const [tag, text] of Object.entries(texts)) await writeFile(join(folder, `${tag}.sql`), text);
    return [...MIGRATIONS, ...readMigrations(folder)];
  } finally {
    await rm(folder, { recursive: true });
  }
}
