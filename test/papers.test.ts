import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const papers = ['README.md', 'CONTRIBUTING.md', ...globSync('docs/**/*.md', { cwd: root })];

function read(path: string): string {
  return readFileSync(join(root, path), 'utf8');
}

/** The first column of the table below a heading of the README. */
function tableUnder(heading: string): string[] {
  const [, chapter = ''] = read('README.md').split(`\n## ${heading}\n`);
  const rows = (chapter.split('\n## ')[0] ?? '').split('\n').filter((line) => line.startsWith('| `'));
  return rows.flatMap((row) =>
    [...(row.split('|')[1] ?? '').matchAll(/`([^`]+)`/g)].map(([, name]) => String(name)),
  );
}

describe('the README', () => {
  test('lists exactly the settings that server/config.ts reads', () => {
    const [, schema = ''] =
      /const Environment = z\.object\(\{([\s\S]*?)\n\}\);/.exec(read('server/config.ts')) ?? [];
    const settings = [...schema.matchAll(/^ {2}([A-Z_]+):/gm)].map(([, name]) => name);
    expect(settings).toContain('PORT');
    expect(tableUnder('Configuration').sort()).toEqual(settings.sort());
  });

  test('names only scripts of package.json', () => {
    const { scripts } = JSON.parse(read('package.json'));
    const named = [...read('README.md').matchAll(/npm run ([a-z][a-z\d:]+)/g)].map(([, name]) => name);
    expect(named.length).toBeGreaterThan(5);
    expect(Object.keys(scripts)).toEqual(expect.arrayContaining(named));
  });
});

test('no page has a broken link', () => {
  const links = papers.flatMap((paper) =>
    [...read(paper).matchAll(/\]\((?!https?:)([^)#]*)(?:#[^)]*)?\)/g)].map(([, target = '']) => ({
      paper,
      target,
    })),
  );
  expect(links.length).toBeGreaterThan(papers.length);
  expect(links.filter(({ paper, target }) => !existsSync(join(root, dirname(paper), target)))).toEqual([]);
});

test('the list of decisions is complete', () => {
  const pages = globSync('docs/decisions/0*.md', { cwd: root }).map((path) => path.split(/[\\/]/).at(-1));
  const listed = [...read('docs/decisions/README.md').matchAll(/\]\((\d[^)]+)\)/g)].map(([, page]) => page);
  expect(listed.sort()).toEqual(pages.sort());
});

/** Whether a tree of folders names one below its parents: another folder may have the same name. */
function isDescribed(text: string, [first = '', ...inner]: string[]): boolean {
  const lines = text.split('\n');
  const indentOf = (line = '') => line.length - line.trimStart().length;
  const start = lines.findIndex((line) => line.trimStart().startsWith(`${first}/`));
  if (start < 0) return inner.length === 0 && text.includes(` ${first}/`);
  const end = lines.findIndex(
    (line, place) => place > start && line !== '' && indentOf(line) <= indentOf(lines[start]),
  );
  const below = lines.slice(start, end < 0 ? undefined : end).join('\n');
  return inner.length === 0 || isDescribed(below.slice(below.indexOf('/') + 1), inner);
}

test('docs/architecture.md describes every folder', () => {
  const text = read('docs/architecture.md');
  const rooms = '{contract,server,web,art,test,scripts,bench}/{,*/}';
  const inner = '{server/{db,infra,modules},web/{areas,ui}}/*/';
  const folders = globSync([rooms, inner], { cwd: root, exclude: ['web/public'] });
  expect(folders.length).toBeGreaterThan(20);
  const missing = folders.filter((path) => !isDescribed(text, path.split(/[\\/]/).filter(Boolean)));
  expect(missing).toEqual([]);
  const [, order = ''] = /Order of the modules, left to right: ([^.]*)\./.exec(text) ?? [];
  const modules = globSync('server/modules/*', { cwd: root }).map((path) => path.split(/[\\/]/).at(-1));
  expect(order.split(/[,·\s]+/).sort()).toEqual(modules.sort());
});
