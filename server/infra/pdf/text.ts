import { bidiLevels, hasRightToLeft, mirrored, visualOrder } from './bidi.ts';
import type { Face, FontFile, FontLibrary } from './fonts.ts';

/** Sizes in points; `leading` in em. */
export interface TextStyle {
  face: Face;
  size: number;
  /** Two colours are a gradient from the start of each line to its end. */
  color: string | readonly [string, string];
  leading?: number;
  tabular?: boolean;
  /** Of a text in both scripts; by default that of its first letter. */
  direction?: 'rtl';
}

/** A run in one font and direction; `font` is absent for a missing character. */
interface Segment {
  text: string;
  font: FontFile | undefined;
  rightToLeft: boolean;
  /** Place among the segments as they are read. */
  order: number;
  x: number;
  width: number;
}

/** `ascent` is from the top to the baseline; points. */
export interface Line {
  segments: Segment[];
  width: number;
  height: number;
  ascent: number;
  rightToLeft: boolean;
}

export interface TextBlock {
  style: TextStyle;
  lines: Line[];
  height: number;
}

interface Unit {
  text: string;
  font: FontFile | undefined;
  level: number;
}

interface Piece extends Unit {
  width: number;
}

interface Word {
  units: Unit[];
  space: boolean;
  width: number;
}

export const MISSING_WIDTH = 0.7;

const DEFAULT_LEADING = 1.4;
/** Units. A longer word is wider than a line; its exact width would take too long. */
const LONGEST_MEASURED = 400;
/** Units of a long word that are tried first on a line. */
const FIRST_CUT = 32;
const MAX_GUESSES = 8;
/** Longer clusters are emoji or stacked marks that would leave the line. */
const LONGEST_CLUSTER = 8;
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

const ISOLATES = /[\u2066-\u2069]/g;

/** Keeps the order of a text whatever is around it in a sentence, and whatever isolates it has; `''` stays `''`. */
export function isolated(text: string): string {
  let open = 0;
  const own = text.replace(ISOLATES, (sign) => {
    if (sign !== '\u2069') open += 1;
    else if (open === 0) return '';
    else open -= 1;
    return sign;
  });
  return text && `\u2068${own}${'\u2069'.repeat(open + 1)}`;
}

/** NFC without control and invisible characters, except joiners and isolates. */
function clean(text: string): string {
  return text
    .toWellFormed()
    .normalize('NFC')
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/[\u00AD\u200B\u200E\u200F\u061C\u202A-\u202E\u2060-\u2065\u206A-\u206F\uFEFF]/g, '')
    .replace(/[^\P{Cc}\n]|[^\P{Zs}\u00A0]/gu, ' ')
    .replace(/ {2,}/g, ' ');
}

function pieceWidth(piece: Unit, style: TextStyle): number {
  if (piece.font === undefined) return MISSING_WIDTH * style.size;
  const setting = { tabular: style.tabular === true, rightToLeft: piece.level % 2 === 1 };
  return piece.font.advance(piece.text, setting) * style.size;
}

/** Letters join and kern only within one run. */
function joinUnits(units: readonly Unit[], style: TextStyle): Piece[] {
  const joined: Unit[] = [];
  for (const unit of units) {
    const last = joined.at(-1);
    if (last?.font !== undefined && last.font === unit.font && last.level === unit.level)
      last.text += unit.text;
    else joined.push({ ...unit });
  }
  return joined.map((unit) => ({ ...unit, width: pieceWidth(unit, style) }));
}

function widthOf(units: readonly Unit[], style: TextStyle): number {
  return joinUnits(units, style).reduce((sum, piece) => sum + piece.width, 0);
}

function word(units: Unit[], style: TextStyle): Word {
  const width = units.length > LONGEST_MEASURED ? Number.POSITIVE_INFINITY : widthOf(units, style);
  return { units, space: units[0]?.text === ' ', width };
}

/** Joiners without a font are dropped, other missing characters become one box. */
function unitOf(fonts: FontLibrary, cluster: string, level: number, style: TextStyle): Unit {
  const shown = level % 2 === 1 ? mirrored(cluster) : cluster;
  if (cluster.length > LONGEST_CLUSTER) return { text: shown, font: undefined, level };
  const font = fonts.find(style.face, shown);
  if (font !== undefined) return { text: shown, font, level };
  const bare = shown.replace(/\u200C|\u200D|[\uFE00-\uFE0F]/g, '');
  return {
    text: shown,
    font: undefined,
    level,
    ...(bare && { text: bare, font: fonts.find(style.face, bare) }),
  };
}

/** Letters of a right-to-left phrase join only within one font. */
function shareFonts(fonts: FontLibrary, units: Unit[], style: TextStyle): void {
  for (let from = 0; from < units.length; from += 1) {
    if (!hasRightToLeft(units[from]?.text ?? '')) continue;
    let to = from;
    const phrase = (unit: Unit | undefined) => unit?.text === ' ' || hasRightToLeft(unit?.text ?? '');
    while (phrase(units[to])) to += 1;
    while (units[to - 1]?.text === ' ') to -= 1;
    const run = units.slice(from, to);
    const shared = fonts.find(style.face, run.map((unit) => unit.text).join(''));
    if (shared !== undefined) for (const unit of run) unit.font = shared;
    from = to;
  }
}

function unitsOf(fonts: FontLibrary, written: string, style: TextStyle): { units: Unit[]; base: 0 | 1 } {
  const paragraph = hasRightToLeft(written) ? written : written.replace(ISOLATES, '');
  if (!/[^\x20-\x7e]/.test(paragraph)) {
    const font = fonts.find(style.face, 'a');
    return { units: [...paragraph].map((text) => ({ text, font, level: 0 })), base: 0 };
  }
  const { base, levels } = hasRightToLeft(paragraph)
    ? bidiLevels(paragraph, style.direction)
    : { base: 0 as const, levels: [] };
  const units = Array.from(graphemes.segment(paragraph)).flatMap(({ segment, index }) =>
    segment.replace(ISOLATES, '') === '' ? [] : [unitOf(fonts, segment, levels[index] ?? base, style)],
  );
  shareFonts(fonts, units, style);
  return { units, base };
}

function wordsOf(units: readonly Unit[], style: TextStyle): Word[] {
  const words: Word[] = [];
  let from = 0;
  units.forEach((unit, index) => {
    const next = units[index + 1];
    if (next !== undefined && (next.text === ' ') === (unit.text === ' ')) return;
    words.push(word(units.slice(from, index + 1), style));
    from = index + 1;
  });
  return words;
}

/**
 * How many units fit on a line, at least one. Each try shapes its whole start, so that a good guess is worth more than
 * halving.
 */
function longestStart(units: readonly Unit[], width: number, style: TextStyle): number {
  let fitting = 1;
  let tooLong = units.length + 1;
  let guess = FIRST_CUT;
  for (let tries = 1; tooLong - fitting > 1; tries += 1) {
    const length = Math.min(Math.max(guess, fitting + 1), tooLong - 1);
    const used = widthOf(units.slice(0, length), style);
    if (used <= width) fitting = length;
    else tooLong = length;
    guess = Math.floor(tries < MAX_GUESSES ? length * (width / used) : (fitting + tooLong) / 2);
  }
  return fitting;
}

/** Breaks an overlong word at an address separator, else after any character. */
function cut(long: Word, width: number, style: TextStyle): [Word, Word | undefined] {
  const low = longestStart(long.units, width, style);
  const separator = long.units.slice(0, low).findLastIndex((unit) => /[-/@._,;:]/.test(unit.text)) + 1;
  const length = separator > low / 2 ? separator : low;
  const rest = long.units.slice(length);
  return [word(long.units.slice(0, length), style), rest.length > 0 ? word(rest, style) : undefined];
}

function fillLines(words: readonly Word[], width: number, style: TextStyle): Word[][] {
  const lines: Word[][] = [];
  let line: Word[] = [];
  let used = 0;
  const finish = () => {
    while (line.at(-1)?.space) line.pop();
    lines.push(line);
    line = [];
    used = 0;
  };
  for (const entry of words) {
    let rest: Word | undefined = entry;
    if (!entry.space && used > 0 && used + entry.width > width) finish();
    while (rest !== undefined && !rest.space && rest.width > width && rest.units.length > 1) {
      const [head, tail]: [Word, Word | undefined] = cut(rest, width, style);
      line.push(head);
      used += head.width;
      rest = tail;
      if (tail !== undefined) finish();
    }
    if (rest === undefined || (rest.space && line.length === 0 && lines.length > 0)) continue;
    line.push(rest);
    used += rest.width;
  }
  finish();
  return lines;
}

function setLine(words: readonly Word[], base: 0 | 1, style: TextStyle): Line {
  const pieces = joinUnits(
    words.flatMap((entry) => entry.units),
    style,
  );
  let x = 0;
  const segments = visualOrder(pieces.map((piece, order) => ({ ...piece, order }))).map((piece) => {
    const { text, font, order, width } = piece;
    const segment = { text, font, rightToLeft: piece.level % 2 === 1, order, x, width };
    x += width;
    return segment;
  });
  const leading = style.leading ?? DEFAULT_LEADING;
  const fonts = pieces.map((piece) => piece.font);
  const ascent = Math.max(0.97, ...fonts.map((font) => font?.ascent ?? 0));
  const descent = Math.max(0.25, ...fonts.map((font) => font?.descent ?? 0));
  const gap = Math.max(0, leading - ascent - descent);
  return {
    segments,
    width: x,
    height: (ascent + descent + gap) * style.size,
    ascent: (ascent + gap / 2) * style.size,
    rightToLeft: base === 1,
  };
}

/**
 * Breaks `text` into lines of at most `width` points, in visual order with fallback fonts; missing characters become
 * boxes.
 */
export function layOut(fonts: FontLibrary, text: string, style: TextStyle, width: number): TextBlock {
  const lines = clean(text)
    .split('\n')
    .flatMap((paragraph) => {
      const { units, base } = unitsOf(fonts, paragraph.trim(), style);
      return fillLines(wordsOf(units, style), width, style).map((words) => setLine(words, base, style));
    });
  return { style, lines, height: lines.reduce((sum, line) => sum + line.height, 0) };
}
