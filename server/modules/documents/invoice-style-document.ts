import { formatRupees } from '../../../contract/money.ts';
import { INDIGO, INK, MUTED, PURPLE } from '../../infra/pdf/colours.ts';
import { isolated, type TextBlock, type TextStyle } from '../../infra/pdf/text.ts';
import { type InvoiceContent, inEach } from './invoice-content.ts';

export const BRAND: TextStyle = { face: 'display', size: 30, color: [INDIGO, PURPLE], leading: 1.2 };
export const TITLE: TextStyle = { face: 'display', size: 22, color: INK, leading: 1.2 };
export const SUBTITLE: TextStyle = { ...TITLE, size: 15 };
export const HEADING: TextStyle = { face: 'strong', size: 11, color: INK };
export const NAME: TextStyle = { face: 'strong', size: 12, color: INK };
export const BODY: TextStyle = { face: 'text', size: 9.5, color: INK };
export const AMOUNT: TextStyle = { ...BODY, tabular: true };
export const LABEL: TextStyle = { face: 'text', size: 8, color: MUTED };
export const SMALL: TextStyle = { face: 'text', size: 8.5, color: MUTED };
export const TOTAL: TextStyle = { face: 'strong', size: 21, color: INK, leading: 1.3, tabular: true };

/** Longer values would push the order off its page. */
export const MAX_LENGTHS = { brand: 60, field: 120, email: 254 } as const;

export function inFigures(amount: number): string {
  return amount < 0 ? `−${formatRupees(-amount)}` : formatRupees(amount);
}

export function inShort(text: string, longest: number = MAX_LENGTHS.field): string {
  const characters = [...text.replace(/\s+/gu, ' ').trim()];
  return characters.length > longest ? `${characters.slice(0, longest).join('')}…` : characters.join('');
}

/** How far below `other` a block begins whose first line has the same baseline. */
export function drop(block: TextBlock, other: TextBlock): number {
  return (other.lines[0]?.ascent ?? 0) - (block.lines[0]?.ascent ?? 0);
}

/** English, and Urdu behind it or on a line of its own. */
export function together([english, urdu]: readonly [string, string?], between: ' · ' | '\n' = ' · '): string {
  return urdu === undefined || urdu === english ? english : english + between + isolated(urdu);
}

/** A text in English, and in Urdu if the customer reads it. */
export function inBoth(
  invoice: InvoiceContent,
  read: (invoice: InvoiceContent) => string,
  between?: ' · ' | '\n',
): string {
  return together(inEach(invoice, read), between);
}
