import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT_FOLDER } from '../infra/project-folder.ts';

export interface Migration {
  tag: string;
  /** Milliseconds; identifies the migration in the database. */
  when: number;
  hash: string;
  statements: string[];
}

/** Upgrades a database that applied an earlier text of an edited migration. */
interface Repair {
  tag: string;
  hash: string;
  /** In `repairs/`; must also hold after every later migration. */
  file: string;
}

const BREAKPOINT = '--> statement-breakpoint';

export const MIGRATIONS: readonly Migration[] = readJournal().map(({ tag, when }) => {
  const text = read(`migrations/${tag}.sql`);
  return { tag, when, hash: hashOf(text), statements: text.split(BREAKPOINT) };
});

/** Migrations edited after landing, which must not happen again. */
const REPAIRS: readonly Repair[] = [
  {
    tag: '0000_foundation',
    hash: '1eaee44f50521f08f533810802ddc63f91c7ad9254f3a4d8f75b2f8a8e1de621',
    file: '0000_foundation.first.sql',
  },
  {
    tag: '0007_search_rules',
    hash: '638da31d73fcdca0f9ebc0c05f947f55c8e51c7645b3153c2ea975d32fc6dd98',
    file: '0007_search_rules.first.sql',
  },
  {
    tag: '0007_search_rules',
    hash: '768e438fefde33cd7092bb9fab24d09bf7c5173c45deec540ef94c2946f7fbfa',
    file: '0007_search_rules.second.sql',
  },
];

export function repairOf({ tag }: Migration, appliedHash: string): string[] | undefined {
  const repair = REPAIRS.find((known) => known.tag === tag && known.hash === appliedHash);
  return repair && read(`repairs/${repair.file}`).split(BREAKPOINT);
}

function readJournal(): { tag: string; when: number }[] {
  return JSON.parse(read('migrations/meta/_journal.json')).entries;
}

/** Line ends are normalised to those of the repository. */
function read(name: string): string {
  return readFileSync(join(PROJECT_FOLDER, 'server/db', name), 'utf8').replaceAll('\r\n', '\n');
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
