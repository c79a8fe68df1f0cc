import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';

/** The pages of staff are in English only. */
const ENGLISH_ONLY = /^(?:areas\/(?:backoffice|service)|features\/(?:api-docs|lists\/words\.ts))/;

/** Attributes and properties whose values people read. */
const SHOWN =
  /^(?:alt|aria-(?:label|description|roledescription|valuetext)|hint)$|(?:label|title|text|placeholder|caption|heading|lead|empty|finishing)$/i;

/** Names that Urdu writes in Latin letters too. */
const NAMES = /^(?:TCS|CSV|PDF|NP-)$/;

/** Values of the wire and of HTTP that read like a sentence. */
const CODES = ['Gents Tailor', 'Ladies Tailor', 'Bearer '];

/** "Save it", "Saved." */
const SENTENCE = /^[A-Z][a-z]+(?:['’][a-z]+)?(?:,? +[\w$“]|[.!?…:](?:$|\s)|\.{3}$| $)/;

const PARSING = {
  languageVersion: ts.ScriptTarget.Latest,
  jsDocParsingMode: ts.JSDocParsingMode.ParseNone,
};

const root = import.meta.dirname;
const paths = globSync('**/*.{ts,tsx}', { cwd: root }).filter(
  (path) => !ENGLISH_ONLY.test(path) && !/\.test\.tsx?$/.test(path),
);

/** The texts of an expression that may be its value; those it only compares are not. */
function valuesOf(node: ts.Node): string[] {
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isTemplateExpression(node))
    return [
      node.head.text,
      ...node.templateSpans.flatMap(({ expression, literal }) => [...valuesOf(expression), literal.text]),
    ];
  if (ts.isConditionalExpression(node)) return [...valuesOf(node.whenTrue), ...valuesOf(node.whenFalse)];
  if (ts.isBinaryExpression(node)) {
    const isValue = /^(?:\+|&&|\|\||\?\?)$/.test(node.operatorToken.getText());
    return isValue ? [...valuesOf(node.left), ...valuesOf(node.right)] : [];
  }
  if (ts.isJsxExpression(node)) return node.expression ? valuesOf(node.expression) : [];
  if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node) || ts.isNonNullExpression(node))
    return valuesOf(node.expression);
  return [];
}

/** What stands in the code of a file, although people read it. */
function literalsIn(path: string, code: string): string[] {
  const found = new Set<string>();
  const note = (texts: readonly string[]) => {
    for (const text of texts)
      if (/[a-z]{2}/i.test(text) && !NAMES.test(text)) found.add(`${path}: ${text.trim()}`);
  };
  const visit = (node: ts.Node): void => {
    // Developers read these.
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isTypeNode(node)) return;
    if (ts.isNewExpression(node) && /(?:Error|Exception)$/.test(node.expression.getText())) return;
    if (ts.isJsxText(node)) note([node.text]);
    else if (ts.isJsxExpression(node) && !ts.isJsxAttribute(node.parent)) note(valuesOf(node));
    else if (ts.isJsxAttribute(node) && node.initializer && SHOWN.test(node.name.getText()))
      note(valuesOf(node.initializer));
    else if (ts.isPropertyAssignment(node) && SHOWN.test(node.name.getText()))
      note(valuesOf(node.initializer));
    else if (ts.isStringLiteralLike(node) && SENTENCE.test(node.text) && !CODES.includes(node.text))
      note([node.text]);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, code, PARSING, true));
  return [...found];
}

test('every text that people read comes from #words', () => {
  expect(paths.length).toBeGreaterThan(600);
  expect(paths.flatMap((path) => literalsIn(path, readFileSync(join(root, path), 'utf8')))).toEqual([]);
});

test.each([
  ['<p>Save it</p>', ['Save it']],
  ['<p>{isNew ? "added" : words.saved}</p>', ['added']],
  ['<p>{count} <b>pieces</b></p>', ['pieces']],
  ['<p>{kind === "bulk" && words.pieces}</p>', []],
  ['<img alt="Kurta" className="size-5" />', ['Kurta']],
  ['<Button aria-label={"Remove " + name} type="button">−</Button>', ['Remove']],
  ['call({ title: "Back", id: "back" })', ['Back']],
  ['toast.success("Your order is placed.")', ['Your order is placed.']],
  ['throw new Error("No such part")', []],
  ['<p>{chatWords.about({ order: "NP-1" })} · 12 ×</p>', []],
])('finds the texts of %s', (code, expected) => {
  expect(literalsIn('page.tsx', code)).toEqual(expected.map((text) => `page.tsx: ${text}`));
});
