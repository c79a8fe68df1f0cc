import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const WORDS_IMPORT = /import\s*\{([^}]*)\}\s*from\s*["']#words["'];?/;
const PART = '?word=';

/**
 * Makes a module of each text, sentence and table in `words/`, and imports it where it is used. A chunk has whole
 * modules, and a group of chunks all that its modules import, so without this every page would load the sentences of all.
 */
export function splitWords(locale: string): Plugin {
  const folder = join(import.meta.dirname, 'words', locale);
  const index = readFileSync(join(folder, 'index.ts'), 'utf8');
  const paths = (exported: RegExp) =>
    new Map([...index.matchAll(exported)].map(([, name = '', path = '']) => [name, join(folder, path)]));
  const areas = paths(/export \* as (\w+) from '(.+)';/g);
  const others = paths(/export \{ (\w+) \} from '(.+)';/g);
  return {
    name: 'split-words',
    apply: 'build',
    enforce: 'post',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: (source) => (source.includes(PART) ? source : null),
    load(id) {
      const [file = '', name] = id.split(PART);
      if (!name) return null;
      return { code: readFileSync(file, 'utf8'), moduleType: 'ts' };
    },
    transform(code, id) {
      const [file = '', part] = id.split(PART);
      if (part) return partOf(this.parse(code).body, code, file, part);
      if (file.startsWith(folder)) return { code, map: null, moduleSideEffects: false };
      const imported = WORDS_IMPORT.exec(code);
      if (!imported) return null;
      const links = new Set<string>();
      let linked = code.replace(imported[0], '');
      for (const name of (imported[1] ?? '')
        .split(',')
        .map((one) => one.trim())
        .filter(Boolean)) {
        const path = areas.get(name);
        if (!path) {
          links.add(
            `import { ${name} } from "${others.get(name) ?? join(folder, 'index.ts')}${PART}${name}";`,
          );
          continue;
        }
        linked = linked.replace(new RegExp(`\\b${name}\\.(\\w+)`, 'g'), (_, text: string) => {
          links.add(`import { ${text} as ${name}$${text} } from "${path}${PART}${text}";`);
          return `${name}$${text}`;
        });
        if (new RegExp(`\\b${name}\\b(?!\\$)`).test(linked)) links.add(`import * as ${name} from "${path}";`);
      }
      return { code: [...links, linked].join('\n'), map: null };
    },
  };
}

type Body = ReturnType<
  ThisParameterType<Extract<Plugin['transform'], (...a: never) => unknown>>['parse']
>['body'];

/** The declaration of one text, with imports of those it uses. */
function partOf(body: Body, code: string, file: string, part: string) {
  const imports: string[] = [];
  const declared = new Map<string, string>();
  for (const node of body) {
    if (node.type === 'ImportDeclaration') imports.push(code.slice(node.start, node.end));
    const declaration = node.type === 'ExportNamedDeclaration' ? node.declaration : node;
    const source = declaration ? code.slice(declaration.start, declaration.end) : '';
    if (declaration?.type === 'FunctionDeclaration' && declaration.id)
      declared.set(declaration.id.name, source);
    if (declaration?.type !== 'VariableDeclaration') continue;
    for (const { id } of declaration.declarations)
      if (id.type === 'Identifier') declared.set(id.name, source);
  }
  const own = declared.get(part);
  if (own === undefined) throw new Error(`${file} has no ${part}`);
  const others = [...declared.keys()].filter(
    (name) => name !== part && new RegExp(`\\b${name}\\b`).test(own),
  );
  const links = others.map((name) => `import { ${name} } from "${file}${PART}${name}";`);
  const absolute = imports.map((line) =>
    line.replace(/(["'])(\..*)\1/, (_, quote, path) => `${quote}${join(file, '..', path)}${quote}`),
  );
  return { code: [...absolute, ...links, `export ${own}`].join('\n'), map: null, moduleSideEffects: false };
}
