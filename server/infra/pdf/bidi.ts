import bidiFactory from 'bidi-js';

const bidi = bidiFactory();

export function hasRightToLeft(text: string): boolean {
  return /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u.test(text);
}

/** `(` becomes `)` in right-to-left text. */
export function mirrored(character: string): string {
  return bidi.getMirroredCharacter(character) ?? character;
}

/**
 * UAX 9 embedding levels per UTF-16 unit: even is left to right, odd right to left. `base` is that of the paragraph.
 */
export function bidiLevels(paragraph: string, direction?: 'rtl'): { base: 0 | 1; levels: Uint8Array } {
  const { levels, paragraphs } = bidi.getEmbeddingLevels(paragraph, direction);
  return { base: paragraphs[0]?.level === 1 ? 1 : 0, levels };
}

export function visualOrder<T extends { level: number }>(items: readonly T[]): T[] {
  const ordered = [...items];
  const levels = Uint8Array.from(items, (item) => item.level);
  const line = { levels, paragraphs: [{ start: 0, end: items.length - 1, level: 0 }] };
  // bidi-js reads characters only to find trailing white space, which is already cut off.
  for (const [start = 0, end = 0] of bidi.getReorderSegments('a'.repeat(items.length), line)) {
    ordered.splice(start, end - start + 1, ...ordered.slice(start, end + 1).reverse());
  }
  return ordered;
}
