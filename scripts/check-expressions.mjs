import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { checkSync } from 'recheck';
import ts from 'typescript';
import { main, root, SetupError } from './ready.mjs';

// recheck's other engines are Java and native programs.
process.env.RECHECK_BACKEND = 'pure';

const FOLDERS = ['contract', 'server', 'web', 'scripts'];
const CACHE = join(root, '.cache', 'linear-expressions.json');

/**
 * recheck tests lookarounds and back references with texts, as it cannot prove them linear. Fewer texts than by default
 * have found every quadratic expression so far.
 * @type {import('recheck').Parameters}
 */
const PARAMETERS = {
  timeout: 60_000,
  randomSeed: 1,
  maxInitialGenerationSize: 100,
  mutationSize: 10,
  crossoverSize: 5,
  incubationLimit: 5000,
  maxIteration: 5,
  maxGeneStringSize: 1000,
};

/**
 * Checks that every regular expression takes linear time, so that no visitor's text can block the server. Results are
 * cached.
 */
await main(() => {
  const { literals, composed } = expressionsOf(FOLDERS.flatMap(sourcesIn));
  const linear = new Set(remembered());
  /** @type {string[]} */
  const complaints = composed.map((place) => `${place}: write this regular expression as a literal.`);
  for (const [literal, places] of literals) {
    if (linear.has(literal)) continue;
    const complaint = complaintOf(literal);
    if (complaint === null) linear.add(literal);
    else complaints.push(`${places.join(', ')}: ${literal} ${complaint}`);
  }
  mkdirSync(join(root, '.cache'), { recursive: true });
  writeFileSync(CACHE, JSON.stringify([...linear].filter((literal) => literals.has(literal)).sort()));
  if (complaints.length > 0) throw new SetupError(complaints.join('\n'));
});

/** @returns {string | null} */
function complaintOf(/** @type {string} */ literal) {
  const end = literal.lastIndexOf('/');
  const found = checkSync(literal.slice(1, end), literal.slice(end + 1), PARAMETERS);
  if (found.status === 'safe') return null;
  if (found.status === 'unknown') return `could not be checked (${found.error.kind}); make it simpler.`;
  return `is not linear (${found.complexity.summary}), for example for ${found.attack.pattern}.`;
}

/** @returns {string[]} */
function sourcesIn(/** @type {string} */ folder) {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:tsx?|mjs)$/.test(name) && !/\.test\.tsx?$/.test(name))
    .map((name) => join(root, folder, name));
}

function expressionsOf(/** @type {string[]} */ files) {
  /** @type {Map<string, string[]>} */
  const literals = new Map();
  /** @type {string[]} */
  const composed = [];
  for (const file of files) {
    const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest);
    const visit = (/** @type {ts.Node} */ node) => {
      const line = source.getLineAndCharacterOfPosition(node.end).line + 1;
      const place = `${relative(root, file)}:${line}`;
      if (ts.isRegularExpressionLiteral(node)) {
        literals.set(node.text, [...(literals.get(node.text) ?? []), place]);
      } else if (
        (ts.isNewExpression(node) || ts.isCallExpression(node)) &&
        ts.isIdentifier(node.expression) &&
        node.expression.text === 'RegExp'
      ) {
        composed.push(place);
      }
      ts.forEachChild(node, visit);
    };
    visit(source);
  }
  return { literals, composed };
}

/** @returns {string[]} */
function remembered() {
  try {
    return JSON.parse(readFileSync(CACHE, 'utf8'));
  } catch {
    return [];
  }
}
