import valid from 'card-validator';
import { cartWords } from '#words';
import { inAsciiDigits } from '../../../../contract/typed-number.ts';

/** An incomplete number is no error while it is being typed. */
type Stage = 'typing' | 'complete';

/** A card as typed; sent to the gateway only and never stored. */
export interface TypedCard {
  cardNumber: string;
  expiry: string;
  cvv: string;
}

const USUAL_GAPS = [4, 8, 12, 16];
const MOST_DIGITS = 19;

export function digitsOf(typed: string): string {
  return inAsciiDigits(typed).replace(/\D/g, '');
}

export function brandOf(cardNumber: string) {
  return valid.number(digitsOf(cardNumber)).card ?? undefined;
}

/** `4242424242424242` → `4242 4242 4242 4242`, grouped and limited as the brand prescribes. */
export function formatCardNumber(typed: string): string {
  const brand = brandOf(typed);
  const digits = digitsOf(typed).slice(0, Math.max(...(brand?.lengths ?? [MOST_DIGITS])));
  const gaps = brand?.gaps ?? USUAL_GAPS;
  return [...digits].map((digit, place) => (gaps.includes(place) ? ` ${digit}` : digit)).join('');
}

/** `829` and `8/2029` → `08/29`; an incomplete date stays as typed. */
export function formatExpiry(typed: string): string {
  const [month = '', year] = inAsciiDigits(typed).split(/[^\d]+/, 2);
  const parted = year !== undefined && month.length <= 2;
  const digits = parted ? month.padStart(2, '0') + year : digitsOf(typed);
  const whole = Number(digits[0]) > 1 ? `0${digits}` : digits;
  const [months, years] = [whole.slice(0, 2), whole.slice(2)];
  const short = years.length === 4 && years.startsWith('20') ? years.slice(2) : years.slice(0, 2);
  if (parted && month.length === 0) return '';
  return short || (parted && year === '') ? `${months}/${short}` : months;
}

/** The error of a card number; undefined while it may still become valid. */
export function cardNumberProblem(cardNumber: string, stage: Stage): string | undefined {
  const digits = digitsOf(cardNumber);
  if (digits === '') return stage === 'complete' ? cartWords.enterTheNumberOnTheCard : undefined;
  const { isValid, isPotentiallyValid, card } = valid.number(digits);
  if (isValid) return undefined;
  if (isPotentiallyValid && !isWhole(digits, card?.lengths)) {
    return stage === 'complete' ? cartWords.thisCardNumberIsIncomplete : undefined;
  }
  return card ? cartWords.thisCardNumberIsNotValid : cartWords.weDoNotRecogniseThisCard;
}

/** Nearly all cards have 16 digits, or their brand's longest length. */
function isWhole(digits: string, lengths: readonly number[] = []): boolean {
  return lengths.includes(digits.length) && (digits.length === 16 || digits.length === Math.max(...lengths));
}

export function expiryProblem(expiry: string, stage: Stage): string | undefined {
  if (expiry.trim() === '') return stage === 'complete' ? cartWords.enterTheExpiryDate : undefined;
  const digits = digitsOf(expiry);
  const [month, year] = [digits.slice(0, 2), digits.slice(2)];
  if (Number(month) > 12 || month === '00') return cartWords.enterAMonth;
  if (digits.length < 4) {
    return stage === 'complete' ? cartWords.enterTheMonthAndTheYear : undefined;
  }
  const { isValid } = valid.expirationDate({ month, year: `20${year}` });
  if (isValid) return undefined;
  const isPast = Number(year) <= new Date().getFullYear() - 2000;
  return isPast ? cartWords.thisCardHasExpired : cartWords.checkThisDateOnYourCard;
}

export function cvvProblem(cvv: string, cardNumber: string, stage: Stage): string | undefined {
  if (cvv.trim() === '') return stage === 'complete' ? cartWords.enterTheSecurityCode : undefined;
  const size = brandOf(cardNumber)?.code.size;
  const { isValid, isPotentiallyValid } = valid.cvv(cvv, size ?? [3, 4]);
  if (isValid || (isPotentiallyValid && stage === 'typing')) return undefined;
  return size === undefined ? cartWords.theCodeHas3Or4Digits : cartWords.theCodeHasDigits({ size });
}
