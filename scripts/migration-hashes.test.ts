import { expect, test } from 'vitest';
import { complaintOfMigrations } from './migration-hashes.mjs';

const journal = [
  { tag: '0000_first', when: 1 },
  { tag: '0001_second', when: 2 },
];
const hashes = { '0000_first': 'a', '0001_second': 'b' };
const hashOf = (tag: string) => hashes[tag as keyof typeof hashes];

test('accepts migrations that match their recorded hashes', () => {
  expect(complaintOfMigrations(journal, hashes, hashOf)).toBeNull();
});

test.each([
  [
    'was edited',
    journal,
    { ...hashes, '0000_first': 'c' },
    '0000_first.sql is not what hashes.json records.',
  ],
  ['was not recorded', journal, { '0000_first': 'a' }, '0001_second is not in hashes.json; run'],
  ['was removed', journal.slice(0, 1), hashes, '0001_second is recorded in hashes.json and gone'],
  ['is older than the one before', [...journal].reverse(), hashes, '0000_first claims to be older'],
])('names a migration that %s', (_case, entries, recorded, complaint) => {
  expect(complaintOfMigrations(entries, recorded, hashOf)).toContain(complaint);
});
