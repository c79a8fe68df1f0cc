import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** Classes that would stay on their side in a text from right to left. */
const PHYSICAL =
  /(?<![\w-])(?:-?(?:m|p|scroll-m|scroll-p)[lr]-|-?(?:left|right)-|border-[lr](?=[-\s'"`])|rounded-(?:[lr]|[tb][lr])(?=[-\s'"`])|text-(?:left|right)|float-(?:left|right))(?=[\d[\s'"`]|auto|px|full)/;

/** The button of the search box keeps its side whatever is typed. */
const EXCEPTIONS = ['features/search/components/search-box.tsx'];

const root = import.meta.dirname;
const paths = globSync('**/*.tsx', { cwd: root }).filter((path) => !path.endsWith('.test.tsx'));

test('classes name logical sides', () => {
  const found = paths.filter((path) => PHYSICAL.test(readFileSync(join(root, path), 'utf8')));
  expect(found).toEqual(EXCEPTIONS);
});
