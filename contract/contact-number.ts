import { z } from 'zod';
import { checkWords } from '#words';
import { withoutCardNumber } from './card-numbers.ts';
import { text } from './text.ts';
import { inAsciiDigits } from './typed-number.ts';

/** E.164 with an optional plus (orders-7). */
const CONTACT_NUMBER = /^\+?[1-9]\d{1,14}$/;
/** A mobile number as written in Pakistan. */
const LOCAL_MOBILE = /^03\d{9}$/;
const AFTER_TRUNK_ZERO = /^0([1-9]\d{5,12})$/;
const NORTH_AMERICAN = /^[2-9]\d{9}$/;
const SEPARATORS = /[\s().-]/g;

/** Reads national numbers of `country` (ISO 3166-1 alpha-2), or Pakistani mobile numbers without a country. */
function inE164(typed: string, country?: string): string | null {
  const digits = inAsciiDigits(typed)
    .replace(SEPARATORS, '')
    .replace(/^00(?=[1-9])/, '+');
  const code = country === undefined ? undefined : CALLING_CODES.get(country);
  const national = code === '1' ? NORTH_AMERICAN.exec(digits)?.[0] : AFTER_TRUNK_ZERO.exec(digits)?.[1];
  if (code !== undefined && code !== '92' && national !== undefined) return `+${code}${national}`;
  if (LOCAL_MOBILE.test(digits)) return `+92${digits.slice(1)}`;
  if (!CONTACT_NUMBER.test(digits)) return null;
  return digits.startsWith('+') ? digits : `+${digits}`;
}

const typedNumber = withoutCardNumber(text(32));

/** In national format, `0300 1234567`, or with a country code (orders-7). Output in E.164. */
export const ContactNumber = typedNumber
  .transform((typed, check) => {
    const number = inE164(typed);
    if (number !== null) return number;
    check.addIssue({ code: 'custom', message: checkWords.enterAContactNumber });
    return z.NEVER;
  })
  .meta({ description: 'A Pakistani mobile number, or one with its country code; kept in E.164' });

/** A number as typed, in a form where `readNumber` reads it for the `country`. */
export const NumberAsTyped = typedNumber.meta({
  description: 'As written in `country`, or with its country code; kept in E.164',
});

/**
 * A check of a form with a `country`: reads field `name` in national format or with a country code (orders-7).
 * `dialable` refuses numbers of fewer than eight digits.
 */
export function readNumber<Name extends string>(name: Name, { dialable = false } = {}) {
  type Form = { country: string } & { [Key in Name]?: string | undefined };
  return (payload: z.core.ParsePayload<Form>): void => {
    const typed: string | undefined = payload.value[name];
    if (typed === undefined) return;
    const number = inE164(typed, payload.value.country);
    if (number !== null) payload.value = { ...payload.value, [name]: number };
    const isUndialable = dialable && number !== null && number.length < 9;
    if (number !== null && !isUndialable) return;
    const message = isUndialable ? checkWords.enterANumberTheCourierCanCall : checkWords.enterAContactNumber;
    payload.issues.push({ code: 'custom', input: typed, path: [name], message });
  };
}

interface Contact {
  is_contact_same_as_register: boolean;
  contact_number?: string | undefined;
}

export function hasContactNumber(form: Contact): boolean {
  return form.is_contact_same_as_register || form.contact_number !== undefined;
}
export const CONTACT_NUMBER_MISSING = {
  path: ['contact_number'],
  error: () => checkWords.enterTheNumberToCall,
};

/**
 * Calling codes of countries whose national numbers start with a 0 that international ones omit, and of North America,
 * whose national numbers have ten digits.
 */
const CODES =
  'AE971 AF93 AL355 AM374 AT43 AU61 AZ994 BA387 BD880 BE32 BG359 CD243 CH41 DE49 DZ213 EC593 EG20 ET251 FI358 FR33 GB44 GH233 HR385 ID62 IE353 IL972 IN91 IQ964 IR98 JO962 JP81 KE254 KG996 KH855 KR82 LA856 LK94 LR231 LT370 LY218 MA212 MC377 MD373 ME382 MG261 MK389 MM95 MW265 MY60 NA264 NG234 NL31 NZ64 PH63 PK92 PY595 RO40 RS381 RW250 SA966 SD249 SE46 SI386 SK421 SL232 TH66 TR90 TW886 TZ255 UA380 UG256 UY598 VE58 VN84 YE967 ZA27 ZM260 ZW263 US1 CA1 DO1 JM1 TT1';

const CALLING_CODES: ReadonlyMap<string, string> = new Map(
  CODES.split(' ').map((entry) => [entry.slice(0, 2), entry.slice(2)]),
);
