import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashOfMigration, MIGRATIONS } from './migration-hashes.mjs';

// `npm run db:record`: adds the hashes of new migrations to hashes.json. Recorded hashes never change.
const file = join(MIGRATIONS, 'hashes.json');
const recorded = JSON.parse(readFileSync(file, 'utf8'));
const { entries } = JSON.parse(readFileSync(join(MIGRATIONS, 'meta/_journal.json'), 'utf8'));
for (const { tag } of entries) recorded[tag] ??= hashOfMigration(tag);
writeFileSync(file, `${JSON.stringify(recorded, null, 2)}\n`);
