import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const PAGES = ['README.md', 'CONTRIBUTING.md'].concat(
  ['docs', 'docs/decisions', 'docs/product'].flatMap((folder) =>
    readdirSync(join(root, folder))
      .filter((name) => name.endsWith('.md'))
      .map((name) => `${folder}/${name}`),
  ),
);
const read = (page: string) => readFileSync(join(root, page), 'utf8').replace(/^```[\s\S]*?^```/gm, '');

/** The anchors that GitHub derives from headings. */
const anchorsOf = (page: string) =>
  [...read(page).matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );

test.each(PAGES)('%s has no broken link', (page) => {
  const dead = [...read(page).matchAll(/\]\((?!https?:)([^)\s]+)\)/g)]
    .map(([, target = '']) => target)
    .filter((target) => {
      const [path = '', anchor] = target.split('#');
      const file = path === '' ? page : join(dirname(page), path);
      if (file.startsWith('..') || path.startsWith('http')) return true;
      if (!existsSync(resolve(root, file))) return true;
      return anchor !== undefined && file.endsWith('.md') && !anchorsOf(file).includes(anchor);
    });
  expect(dead.filter((target) => !target.startsWith('http://localhost'))).toEqual([]);
});

test('no page keeps the marks of a merge conflict', () => {
  expect(PAGES.filter((page) => /^(<{7}|>{7}) /m.test(read(page)))).toEqual([]);
});

describe('the operating page', () => {
  test('lists all its sections at the top, in their order', () => {
    const text = read('docs/operating.md');
    const sections = [...text.matchAll(/^## (.*)$/gm)].map(([, heading]) => heading);
    const [contents = ''] = text.split('\n## ');
    const listed = [...contents.matchAll(/\[([^\]]+)\]\(#[^)]+\)/g)].map(([, name = '']) =>
      name.replaceAll('\n', ' '),
    );
    expect(listed.filter((name) => sections.includes(name)).slice(-sections.length)).toEqual(sections);
  });
});

describe('the rules of docs/product', () => {
  const areas = readdirSync(join(root, 'docs/product')).map((name) => name.replace('.md', ''));
  const rules = areas.flatMap((area) =>
    [...read(`docs/product/${area}.md`).matchAll(/^- \*\*([a-z]+-\d+)\*\*/gm)].map(([, id = '']) => id),
  );

  test('have unique ids of their area', () => {
    expect(rules.length).toBeGreaterThan(100);
    expect(rules.filter((id, index) => rules.indexOf(id) !== index)).toEqual([]);
    for (const area of areas) {
      const foreign = [...read(`docs/product/${area}.md`).matchAll(/^- \*\*([a-z]+)-\d+\*\*/gm)];
      expect(foreign.map(([, prefix]) => prefix).filter((prefix) => prefix !== area)).toEqual([]);
    }
  });

  test('are listed by area', () => {
    const listed = [...read('docs/product/README.md').matchAll(/^\| \[([a-z]+)\]/gm)].map(([, area]) => area);
    expect([...listed, 'README'].sort()).toEqual(areas.sort());
  });

  test('exist where they are cited, and nothing outside the repository is cited', () => {
    const id = new RegExp(`\\b(?:${areas.join('|')})-\\d+\\b`, 'g');
    const wrong = sources().flatMap((file) => {
      const text = readFileSync(join(root, file), 'utf8');
      const unknown = (text.match(id) ?? []).filter((cited) => !rules.includes(cited));
      const absent = text.match(/\bS[12] §|\bproduct\.md|\blook\.md|plain-english\.md/g) ?? [];
      return [...unknown, ...absent].map((cited) => `${file}: ${cited}`);
    });
    expect(wrong).toEqual([]);
  });
});

/** Every file that may cite a rule, except this one. */
function sources(): string[] {
  return ['contract', 'server', 'web', 'art', 'test', 'scripts', 'bench', 'docs', 'deploy']
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(
        (name) => `${folder}/${name}`,
      ),
    )
    .concat(PAGES)
    .filter((name) => /\.(tsx?|mjs|md|css)$/.test(name) && name !== 'scripts/docs.test.ts')
    .filter((name) => !name.startsWith('web/public/'));
}
