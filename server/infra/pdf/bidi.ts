import bidiFactory from 'bidi-js';

const bidi = bidiFactory();

/** Whether the text contains anything that is written from right to left. */
export function hasRightToLeft(text: string): boolean {
  return /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u.test(text);
}

/** What is drawn for `character` where the text runs from right to left: `(` becomes `)`. */
export function mirrored(character: string): string {
  return bidi.getMirroredCharacter(character) ?? character;
}

/**
 * Embedding levels of one paragraph by the Unicode Bidirectional Algorithm (UAX 9), one for each UTF-16 unit: even runs
 * left to right, odd runs right to left. `base` is the paragraph's own level.
 */
export function bidiLevels(paragraph: string): { base: 0 | 1; levels: Uint8Array } {
  const { levels, paragraphs } = bidi.getEmbeddingLevels(paragraph);
  return { base: paragraphs[0]?.level === 1 ? 1 : 0, levels };
}

/** `items` of one line in the order in which they are seen, left to right (rule L2 of UAX 9). */
export function visualOrder<T extends { level: number }>(items: readonly T[]): T[] {
  const ordered = [...items];
  const levels = Uint8Array.from(items, (item) => item.level);
  const line = { levels, paragraphs: [{ start: 0, end: items.length - 1, level: 0 }] };
  // bidi-js reads the characters only to find white space at the line's end, which is cut off before.
  for (const [start = 0, end = 0] of bidi.getReorderSegments('a'.repeat(items.length), line)) {
    ordered.splice(start, end - start + 1, ...ordered.slice(start, end + 1).reverse());
  }
  return ordered;
}
