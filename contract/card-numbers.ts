import type { z } from 'zod';
import { checkWords } from '#words';

const DIGITS = /\p{Nd}+/gu;
const DIGIT = /\p{Nd}/u;

const SEPARATORS = /^[\p{Z}\p{C}\p{M}\p{Pd}._/\\\u00b7\u06d4\u2022\u2044\u2212\u2215\uff0e\uff0f\u3002]*$/u;
const MAX_SEPARATORS = 4;
const MAX_CARD_DIGITS = 19;

/** 16 and 19 digits, Amex 15, Diners Club 14, UnionPay 16 to 19. Not 13, which identity cards have. */
const CARD_NUMBER = /^(?:[2-6]\d{15}(?:\d{3})?|3[47]\d{13}|3(?:0[0-5]|[689]\d)\d{11}|62\d{14,17})$/;

/** UUIDs are removed, because some of their groups look like a card number. */
const UUID = /\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/gi;

/**
 * Whether a text contains a card number, which only the gateway may receive: in one piece, in groups of at least four
 * digits (the last may be shorter), or digit by digit. Other groups are phone numbers, dates and measures. Takes linear
 * time.
 */
export function holdsCardNumber(written: string): boolean {
  const text = written.replace(UUID, 'id');
  let groups: string[] = [];
  let end = 0;
  for (const { 0: run, index } of text.matchAll(DIGITS)) {
    if (!isSeparator(text.slice(end, Math.min(index, end + MAX_SEPARATORS + 1)))) groups = [];
    end = index + run.length;
    groups.push(run.length > 2 * MAX_CARD_DIGITS ? run : inAscii(run));
    if (endsInCardNumber(groups)) return true;
    if (groups.length === MAX_CARD_DIGITS) groups.shift();
  }
  return false;
}

/** Refuses text that contains a card number. */
export function withoutCardNumber(text: z.ZodString): z.ZodString {
  return text.refine((written) => !holdsCardNumber(written), { error: () => checkWords.noCardNumberHere });
}

function isSeparator(between: string): boolean {
  return between.length <= MAX_SEPARATORS && SEPARATORS.test(between);
}

function endsInCardNumber(groups: readonly string[]): boolean {
  let digits = '';
  for (let first = groups.length - 1; first >= 0; first -= 1) {
    digits = groups[first] + digits;
    if (digits.length > MAX_CARD_DIGITS) return false;
    if (CARD_NUMBER.test(digits) && isGroupedAsCard(groups.slice(first)) && passesLuhn(digits)) return true;
  }
  return false;
}

function isGroupedAsCard(groups: readonly string[]): boolean {
  return groups.slice(0, -1).every(({ length }) => length >= 4) || groups.every(({ length }) => length === 1);
}

function inAscii(digits: string): string {
  return /^[0-9]*$/.test(digits) ? digits : Array.from(digits, digitValue).join('');
}

/** In Unicode, each script's digits 0 to 9 are contiguous, and adjacent rows are complete. */
function digitValue(digit: string): number {
  const codePoint = digit.codePointAt(0) ?? 0;
  let before = 0;
  while (DIGIT.test(String.fromCodePoint(codePoint - before - 1))) before += 1;
  return before % 10;
}

/** The Luhn check of ISO 7812. */
export function passesLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}
