import valid from 'card-validator';

/** A number that is still being typed is judged more gently than one that is said to be complete. */
type Stage = 'typing' | 'complete';

/** What a card needs to be charged, as typed. It is never stored, nor sent to anybody but the gateway. */
export interface TypedCard {
  cardNumber: string;
  expiry: string;
  cvv: string;
}

/** Where digits of a card whose brand is not known yet are parted. */
const USUAL_GAPS = [4, 8, 12, 16];
const MOST_DIGITS = 19;

/** The digits of what was typed. */
export function digitsOf(typed: string): string {
  return typed.replace(/\D/g, '');
}

/** The brand's name and its security code, as soon as the first digits tell. */
export function brandOf(cardNumber: string) {
  return valid.number(digitsOf(cardNumber)).card ?? undefined;
}

/** `4242424242424242` → `4242 4242 4242 4242`, in the groups of the brand and no longer than its numbers are. */
export function groupNumber(typed: string): string {
  const brand = brandOf(typed);
  const digits = digitsOf(typed).slice(0, Math.max(...(brand?.lengths ?? [MOST_DIGITS])));
  const gaps = brand?.gaps ?? USUAL_GAPS;
  return [...digits].map((digit, place) => (gaps.includes(place) ? ` ${digit}` : digit)).join('');
}

/** `829` and `8/2029` → `08/29`; what is half typed stays so. */
export function slashExpiry(typed: string): string {
  const [month = '', year] = typed.split(/[^\d]+/, 2);
  const parted = year !== undefined && month.length <= 2;
  const digits = parted ? month.padStart(2, '0') + year : digitsOf(typed);
  const whole = Number(digits[0]) > 1 ? `0${digits}` : digits;
  const [months, years] = [whole.slice(0, 2), whole.slice(2)];
  const short = years.length === 4 && years.startsWith('20') ? years.slice(2) : years.slice(0, 2);
  if (parted && month.length === 0) return '';
  return short || (parted && year === '') ? `${months}/${short}` : months;
}

/** What is wrong with a card's number; undefined as long as it may become a good one. */
export function numberProblem(cardNumber: string, stage: Stage): string | undefined {
  const digits = digitsOf(cardNumber);
  if (digits === '') return stage === 'complete' ? 'Enter the number on the card.' : undefined;
  const { isValid, isPotentiallyValid, card } = valid.number(digits);
  if (isValid) return undefined;
  if (isPotentiallyValid && !isWhole(digits, card?.lengths)) {
    return stage === 'complete' ? 'This card number is incomplete.' : undefined;
  }
  return card ? 'This card number is not valid. Please check it.' : 'We do not recognise this card number.';
}

/** Whether a number is as long as those of nearly all cards, or of the longest of its brand. */
function isWhole(digits: string, lengths: readonly number[] = []): boolean {
  return lengths.includes(digits.length) && (digits.length === 16 || digits.length === Math.max(...lengths));
}

/** What is wrong with a card's expiry. */
export function expiryProblem(expiry: string, stage: Stage): string | undefined {
  if (expiry.trim() === '') return stage === 'complete' ? 'Enter the expiry date as on the card.' : undefined;
  const digits = digitsOf(expiry);
  const [month, year] = [digits.slice(0, 2), digits.slice(2)];
  if (Number(month) > 12 || month === '00') return 'Enter a month from 01 to 12.';
  if (digits.length < 4) {
    return stage === 'complete' ? 'Enter the month and the year, for example 08/29.' : undefined;
  }
  const { isValid } = valid.expirationDate({ month, year: `20${year}` });
  if (isValid) return undefined;
  const isPast = Number(year) <= new Date().getFullYear() - 2000;
  return isPast ? 'This card has expired.' : 'Check this date on your card.';
}

/** What is wrong with a card's security code, which some brands write with four digits. */
export function cvvProblem(cvv: string, cardNumber: string, stage: Stage): string | undefined {
  if (cvv.trim() === '') return stage === 'complete' ? 'Enter the security code of the card.' : undefined;
  const size = brandOf(cardNumber)?.code.size;
  const { isValid, isPotentiallyValid } = valid.cvv(cvv, size ?? [3, 4]);
  if (isValid || (isPotentiallyValid && stage === 'typing')) return undefined;
  return `The code has ${size ?? '3 or 4'} digits.`;
}
