import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** A migration as it lies in the folder. */
export interface Migration {
  /** Its file's name without `.sql`: `0007_search_rules`. */
  tag: string;
  /** When it was written, in milliseconds: its identity in the database. */
  when: number;
  /** SHA-256 of its text, as the database keeps it. */
  hash: string;
  statements: string[];
}

/** What brings a database with an earlier text of an edited migration to what today's text makes. */
interface Repair {
  tag: string;
  /** SHA-256 of the earlier text. */
  hash: string;
  /** A file of `repairs/`; right at every later migration too. */
  file: string;
}

const BREAKPOINT = '--> statement-breakpoint';

/** Every migration of this version, oldest first. */
export const MIGRATIONS: readonly Migration[] = readJournal().map(({ tag, when }) => {
  const text = read(`migrations/${tag}.sql`);
  return { tag, when, hash: hashOf(text), statements: text.split(BREAKPOINT) };
});

/** The migrations that were edited after they had landed, which has not happened since and must not happen again. */
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

/** The statements that repair a migration that was applied with an earlier text; undefined for a text nobody knows. */
export function repairOf({ tag }: Migration, appliedHash: string): string[] | undefined {
  const repair = REPAIRS.find((known) => known.tag === tag && known.hash === appliedHash);
  return repair && read(`repairs/${repair.file}`).split(BREAKPOINT);
}

function readJournal(): { tag: string; when: number }[] {
  return JSON.parse(read('migrations/meta/_journal.json')).entries;
}

/** Line ends count as they are in the repository, however they were checked out. */
function read(name: string): string {
  return readFileSync(fileURLToPath(new URL(name, import.meta.url)), 'utf8').replaceAll('\r\n', '\n');
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
