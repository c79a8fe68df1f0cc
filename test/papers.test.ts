import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { SETTINGS } from '../server/config.ts';

const root = join(import.meta.dirname, '..');
const papers = ['README.md', 'CONTRIBUTING.md', ...globSync('docs/{,decisions/}*.md', { cwd: root })];

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
    expect(SETTINGS).toContain('PORT');
    expect(tableUnder('Configuration').sort()).toEqual([...SETTINGS].sort());
  });

  test('names only scripts of package.json', () => {
    const { scripts } = JSON.parse(read('package.json'));
    const named = [...read('README.md').matchAll(/npm run ([a-z][a-z\d:-]+)/g)].map(([, name]) => name);
    expect(named.length).toBeGreaterThan(5);
    expect(Object.keys(scripts)).toEqual(expect.arrayContaining(named));
  });
});

test('the list of decisions is complete', () => {
  const pages = globSync('docs/decisions/0*.md', { cwd: root }).map((path) => path.split(/[\\/]/).at(-1));
  const listed = [...read('docs/decisions/README.md').matchAll(/\]\((\d[^)]+)\)/g)].map(([, page]) => page);
  expect(listed.sort()).toEqual(pages.sort());
});

/** The folders in the tree of docs/architecture.md, each with its parents. */
function describedFolders(): string[] {
  const [, tree = ''] = read('docs/architecture.md').split('```');
  const above: string[] = [];
  return tree.split('\n').flatMap((line) => {
    const [, indent = '', names = ''] = /^( {0,6})(?! )((?:\S+ ?)+)/.exec(line) ?? [];
    const folders = names.split(' ').filter((name) => name.endsWith('/'));
    const depth = indent.length / 2;
    const paths = folders.map((name) => `${above.slice(0, depth).join('')}${name}`);
    if (folders[0]) above.splice(depth, above.length, folders[0]);
    return paths;
  });
}

test('docs/architecture.md describes every folder, and no other', () => {
  const rooms = '{contract,words,server,web,art,test,scripts,bench}/{,*/}';
  const inner = '{server/{db,infra,modules},web/{areas,ui}}/*/';
  const found = globSync([rooms, inner], { cwd: root, exclude: ['web/public'] });
  const folders = found.map((path) => `${path.split(/[\\/]/).filter(Boolean).join('/')}/`);
  expect(folders.length).toBeGreaterThan(20);
  const outside = ['deploy/', 'docs/'];
  expect(describedFolders().sort()).toEqual([...folders, ...outside].sort());
});

test('no line of the papers is longer than 120 characters, but in tables', () => {
  const long = papers.flatMap((paper) =>
    read(paper)
      .replace(/^```[\s\S]*?^```/gm, '')
      .split('\n')
      .filter((line) => [...line].length > 120 && !line.trimStart().startsWith('|'))
      .map((line) => `${paper}: ${line}`),
  );
  expect(long).toEqual([]);
});
