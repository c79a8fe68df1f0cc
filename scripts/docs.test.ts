import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const PAGES = ['README.md', 'CONTRIBUTING.md'].concat(
  ['docs', 'docs/decisions'].flatMap((folder) =>
    readdirSync(join(root, folder))
      .filter((name) => name.endsWith('.md'))
      .map((name) => `${folder}/${name}`),
  ),
);
const read = (page: string) => readFileSync(join(root, page), 'utf8').replace(/^```[\s\S]*?^```/gm, '');

/** The names that GitHub gives the headings of a page. */
const anchorsOf = (page: string) =>
  [...read(page).matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );

test.each(PAGES)('%s leads nowhere that does not exist', (page) => {
  const dead = [...read(page).matchAll(/\]\((?!https?:)([^)\s]+)\)/g)]
    .map(([, target = '']) => target)
    .filter((target) => {
      const [path = '', anchor] = target.split('#');
      const file = path === '' ? page : join(dirname(page), path);
      if (file.startsWith('..') || path.startsWith('http')) return true;
      if (!existsSync(resolve(root, file))) return true;
      return anchor !== undefined && file.endsWith('.md') && !anchorsOf(file).includes(anchor);
    });
  // An address of the running shop is none of a file.
  expect(dead.filter((target) => !target.startsWith('http://localhost'))).toEqual([]);
});

describe('the operating page', () => {
  test('begins with all its sections, in their order', () => {
    const text = read('docs/operating.md');
    const sections = [...text.matchAll(/^## (.*)$/gm)].map(([, heading]) => heading);
    const [contents = ''] = text.split('\n## ');
    const listed = [...contents.matchAll(/\[([^\]]+)\]\(#[^)]+\)/g)].map(([, name = '']) =>
      name.replaceAll('\n', ' '),
    );
    expect(listed.filter((name) => sections.includes(name)).slice(-sections.length)).toEqual(sections);
  });
});
