import { currentLocale, letterWords } from '#words';
import { DIRECTIONS } from '../../../contract/locale.ts';
import { htmlOf } from './letter-html.ts';
import type { Letter } from './letter-parts.ts';

/** Text and HTML body in the current language. Throws RangeError for a link other than http(s). */
export function letter(content: Letter): { text: string; html: string } {
  if (content.action && !/^https?:\/\//.test(content.action.url)) {
    throw new RangeError("A letter's action needs an http(s) address");
  }
  const written = DIRECTIONS[currentLocale()] === 'rtl' ? withPhonesIsolated(content) : content;
  return { text: textOf(written), html: htmlOf(written) };
}

const PHONE = /(?:\+|\b0)\d[\d -]{6,}\d/g;

/** The groups of a number would change places between Urdu words. */
function withPhonesIsolated(content: Letter): Letter {
  const isolated = (text: string) => text.replace(PHONE, '\u2066$&\u2069');
  return {
    ...content,
    paragraphs: content.paragraphs.map(isolated),
    footer: content.footer.map(isolated),
  };
}

function textOf({ brand, greeting, paragraphs, facts = [], table, action, footer }: Letter): string {
  const blocks = [
    greeting,
    ...paragraphs,
    facts.map(([label, value]) => `${label}: ${value.replaceAll('\n', ', ')}`).join('\n'),
    table ? linesOf(table) : '',
    action ? `${action.label}:\n${action.url}` : '',
    ['-- ', brand, ...footer].join('\n'),
  ];
  return `${blocks.filter(Boolean).join('\n\n')}\n`;
}

function linesOf({ head, rows, total }: NonNullable<Letter['table']>): string {
  const all = [head, ...rows, ...(total ? [total] : [])];
  const widths = head.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  const rule = widths.map((width) => '-'.repeat(width)).join('  ');
  const lines = all.map((row) =>
    widths.map((width, column) => pad(row[column] ?? '', width, column === widths.length - 1)).join('  '),
  );
  lines.splice(1, 0, rule);
  if (total) lines.splice(-1, 0, rule);
  return lines.join('\n');
}

function pad(cell: string, width: number, toTheEnd: boolean): string {
  return toTheEnd ? cell.padStart(width) : cell.padEnd(width);
}

/** A longer name could carry a message. */
const MAX_NAME_LENGTH = 60;

/** Text that mail programs turn into links, and control or bidirectional characters. */
const NOT_IN_A_NAME = /[/\\:@\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]|www\.|[.。]\p{L}/iu;

/** Strangers choose their names, so a name that could carry a message or link is left out. */
export function greetingTo(name: string | null): string {
  const plain = name?.normalize('NFKC').trim() ?? '';
  const isName = plain !== '' && plain.length <= MAX_NAME_LENGTH && !NOT_IN_A_NAME.test(plain);
  return isName ? letterWords.salaamTo({ name: plain }) : letterWords.salaam;
}
