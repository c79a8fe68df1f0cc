import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const paths = globSync('{art,bench,contract,scripts,server,test,web,words}/**/*.{ts,tsx,mjs}', { cwd: root });

/** The lists of all domains and of all words. */
const LISTS = /^(?:contract\/domains|words\/\w+\/index)\.ts$/;

function codeOf(path: string): string {
  const text = readFileSync(join(root, path), 'utf8');
  return text.replace(/^\s*(?:\/\/|\/?\*).*$/gm, '').trim();
}

test('no file or folder is named for having no subject', () => {
  expect(paths.length).toBeGreaterThan(1000);
  expect(paths.filter((path) => /(?:^|\/)(?:utils?|helpers?|common|misc)(?:\.|\/)/.test(path))).toEqual([]);
});

test('no file only exports again what others export', () => {
  const again = /export (?:type )?(?:\*(?: as \w+)?|\{[^}]*\}) from '[^']+';/g;
  const found = paths.filter((path) => !LISTS.test(path) && codeOf(path).replace(again, '').trim() === '');
  expect(found).toEqual([]);
});
