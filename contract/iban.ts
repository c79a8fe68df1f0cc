import { z } from 'zod';
import { checkWords } from '#words';
import { text } from './text.ts';
import { inAsciiDigits } from './typed-number.ts';

/** Country, check digits, four letters of the bank and the account's 16 characters. */
const IBAN_OF_PAKISTAN = /^PK\d{2}[A-Z]{4}[0-9A-Z]{16}$/;
const BETWEEN = /[\s\p{Pd}\p{Cf}]/gu;
const MAX_TYPED = 60;

/** Without spaces and dashes, in capitals; null unless it is a Pakistani IBAN whose check digits are right. */
export function ibanFrom(typed: string): string | null {
  if (typed.length > MAX_TYPED) return null;
  const iban = inAsciiDigits(typed).replace(BETWEEN, '').toUpperCase();
  return IBAN_OF_PAKISTAN.test(iban) && remainderOf(iban) === 1 ? iban : null;
}

/** ISO 13616: the first four characters go to the end, letters count from A = 10, and the number is 1 modulo 97. */
function remainderOf(iban: string): number {
  let remainder = 0;
  for (const sign of iban.slice(4) + iban.slice(0, 4)) {
    const value = Number.parseInt(sign, 36);
    remainder = (remainder * (value > 9 ? 100 : 10) + value) % 97;
  }
  return remainder;
}

/** Of a bank account in Pakistan; spaces and dashes do not matter (sellers-2). */
export const Iban = text(MAX_TYPED)
  .transform((typed, check) => {
    const iban = ibanFrom(typed);
    if (iban !== null) return iban;
    check.addIssue({ code: 'custom', message: checkWords.enterAnIban });
    return z.NEVER;
  })
  .meta({
    description: 'IBAN of Pakistan: `PK`, two check digits (modulo 97), four letters and 16 characters',
  });
