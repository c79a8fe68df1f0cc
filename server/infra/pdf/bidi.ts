/** Bidirectional classes of Unicode Standard Annex 9 that plain text without embeddings can have. */
type BidiClass = 'L' | 'R' | 'AL' | 'EN' | 'AN' | 'ES' | 'ET' | 'CS' | 'NSM' | 'WS' | 'ON';

const CLASSES: readonly [RegExp, BidiClass][] = [
  [/[A-Za-z]/, 'L'],
  [/[0-9\u00B2\u00B3\u00B9\u06F0-\u06F9]/, 'EN'],
  [/[\p{Mn}\p{Me}]/u, 'NSM'],
  [/[\u0660-\u0669\u066B\u066C\u06DD]/, 'AN'],
  [/[\u0608\u060B\u060D\u061B-\u0669\u066D-\u06DC\u06E5\u06E6\u06EE\u06EF\u06FA-\u07BF\u0860-\u08FF]/, 'AL'],
  [/[\uFB50-\uFD3D\uFD50-\uFDFF\uFE70-\uFEFC]/, 'AL'],
  [/[\u0590-\u05FF\u07C0-\u085F\uFB1D-\uFB4F]/, 'R'],
  [/[+\-\u2212]/, 'ES'],
  [/[#%\u00B0\u00B1\u066A\u2030-\u2034\p{Sc}]/u, 'ET'],
  [/[,./:\u00A0\u060C\u2044]/, 'CS'],
  [/\p{Zs}/u, 'WS'],
  [/[\p{L}\p{Nd}\p{Nl}\p{Mc}]/u, 'L'],
];

const MIRRORED = new Map<string, string>();
for (const pair of ['()', '[]', '{}', '<>', '«»', '‹›']) {
  const [open = '', close = ''] = pair;
  MIRRORED.set(open, close);
  MIRRORED.set(close, open);
}
const OPENING = new Map([
  ['(', ')'],
  ['[', ']'],
  ['{', '}'],
]);

function classOf(character: string): BidiClass {
  for (const [pattern, bidiClass] of CLASSES) if (pattern.test(character)) return bidiClass;
  return 'ON';
}

/** Whether the text holds anything that is written from right to left. */
export function hasRightToLeft(text: string): boolean {
  return /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u.test(text);
}

/** What is drawn for `character` where the text runs from right to left: `(` becomes `)`. */
export function mirrored(character: string): string {
  return MIRRORED.get(character) ?? character;
}

/** The first strong letter decides a paragraph's direction (rules P2 and P3). */
function baseLevel(classes: readonly BidiClass[]): 0 | 1 {
  const strong = classes.find((entry) => entry === 'L' || entry === 'R' || entry === 'AL');
  return strong === undefined || strong === 'L' ? 0 : 1;
}

/** Rules W1 to W7: digits, their separators and combining marks. */
function resolveWeak(classes: BidiClass[], start: BidiClass): void {
  let previous = start;
  let strong = start;
  classes.forEach((entry, index) => {
    let resolved = entry === 'NSM' ? previous : entry;
    if (resolved === 'L' || resolved === 'R' || resolved === 'AL') strong = resolved;
    if (resolved === 'EN' && strong === 'AL') resolved = 'AN';
    previous = resolved;
    classes[index] = resolved;
  });
  classes.forEach((entry, index) => {
    if (entry === 'AL') classes[index] = 'R';
  });
  classes.forEach((entry, index) => {
    if (entry !== 'ES' && entry !== 'CS') return;
    const before = classes[index - 1];
    if (before !== classes[index + 1]) return;
    if (before === 'EN' || (before === 'AN' && entry === 'CS')) classes[index] = before;
  });
  for (let from = 0; from < classes.length; from += 1) {
    if (classes[from] !== 'ET') continue;
    let to = from;
    while (classes[to] === 'ET') to += 1;
    if (classes[from - 1] === 'EN' || classes[to] === 'EN') classes.fill('EN', from, to);
    from = to;
  }
  strong = start === 'AL' ? 'R' : start;
  classes.forEach((entry, index) => {
    if (entry === 'ES' || entry === 'ET' || entry === 'CS') classes[index] = 'ON';
    if (entry === 'L' || entry === 'R') strong = entry;
    if (entry === 'EN' && strong === 'L') classes[index] = 'L';
  });
}

/** The direction a resolved class counts as beside a neutral. */
function directionOf(entry: BidiClass | undefined): 'L' | 'R' | undefined {
  if (entry === 'L') return 'L';
  return entry === 'R' || entry === 'EN' || entry === 'AN' ? 'R' : undefined;
}

/** Rule N0: both brackets of a pair take one direction, that of the text they hold or stand in. */
function resolveBrackets(characters: readonly string[], classes: BidiClass[], start: 'L' | 'R'): void {
  const open: { closing: string; at: number }[] = [];
  const pairs: [number, number][] = [];
  characters.forEach((character, index) => {
    if (classes[index] !== 'ON') return;
    const closing = OPENING.get(character);
    if (closing !== undefined) open.push({ closing, at: index });
    const match = open.findLastIndex((entry) => entry.closing === character);
    if (match < 0) return;
    pairs.push([open[match]?.at ?? index, index]);
    open.length = match;
  });
  pairs.sort((one, other) => one[0] - other[0]);
  for (const [from, to] of pairs) {
    const inside = classes.slice(from + 1, to).map(directionOf);
    let direction: 'L' | 'R' | undefined;
    if (inside.includes(start)) direction = start;
    else if (inside.some((entry) => entry !== undefined)) {
      const before =
        classes
          .slice(0, from)
          .map(directionOf)
          .findLast((entry) => entry !== undefined) ?? start;
      direction = before;
    }
    if (direction === undefined) continue;
    classes[from] = direction;
    classes[to] = direction;
  }
}

/** Rules N1 and N2: what stands between two equal directions joins them, everything else follows the paragraph. */
function resolveNeutrals(classes: BidiClass[], start: 'L' | 'R'): void {
  for (let from = 0; from < classes.length; from += 1) {
    if (directionOf(classes[from]) !== undefined) continue;
    let to = from;
    while (to < classes.length && directionOf(classes[to]) === undefined) to += 1;
    const before = directionOf(classes[from - 1]) ?? start;
    const after = directionOf(classes[to]) ?? start;
    classes.fill(before === after ? before : start, from, to);
    from = to;
  }
}

/**
 * Embedding levels of the characters of one paragraph by the Unicode Bidirectional Algorithm (UAX 9) without explicit
 * embeddings: even runs left to right, odd runs right to left. `base` is the paragraph's own level.
 */
export function bidiLevels(characters: readonly string[]): { base: 0 | 1; levels: number[] } {
  const classes = characters.map(classOf);
  const base = baseLevel(classes);
  const start = base === 1 ? 'R' : 'L';
  resolveWeak(classes, start);
  resolveBrackets(characters, classes, start);
  resolveNeutrals(classes, start);
  const levels = classes.map((entry) => {
    if (base === 0) return entry === 'L' ? 0 : entry === 'R' ? 1 : 2;
    return entry === 'R' ? 1 : 2;
  });
  return { base, levels };
}

/** `items` of one line in the order in which they are seen, left to right (rule L2). */
export function visualOrder<T extends { level: number }>(items: readonly T[]): T[] {
  const ordered = [...items];
  const highest = Math.max(0, ...ordered.map((item) => item.level));
  for (let level = highest; level >= 1; level -= 1) {
    for (let from = 0; from < ordered.length; from += 1) {
      let to = from;
      while ((ordered[to]?.level ?? 0) >= level) to += 1;
      if (to > from) ordered.splice(from, to - from, ...ordered.slice(from, to).reverse());
      from = to;
    }
  }
  return ordered;
}
