import { z } from 'zod';
import { withoutCardNumber } from './card-numbers.ts';
import { MAX_EMV_LENGTH, readEmv } from './emv-qr.ts';
import { Iban } from './iban.ts';
import { text } from './text.ts';

const CURRENCY_OF_PAKISTAN = '586';

function isCodeInRupees(code: string): boolean {
  return readEmv(code)?.find(({ id }) => id === '53')?.value === CURRENCY_OF_PAKISTAN;
}

/** Where customers transfer money to; without number and code nothing is offered (payments-16). */
export const Account = z
  .object({
    title: withoutCardNumber(text(70)).meta({ description: 'Whose account it is, as the bank writes it' }),
    bank: withoutCardNumber(text(60)),
    iban: Iban.nullable(),
    raast_id: withoutCardNumber(text(40)).nullable().meta({ description: 'Such as a mobile number' }),
    qr_text: text(MAX_EMV_LENGTH)
      .refine(isCodeInRupees, 'This is no payment code in rupees, or a character is missing.')
      .nullable()
      .meta({ description: "The text of the bank's QR code, into which sum and order are written" }),
  })
  .refine(({ title, iban, raast_id }) => title !== '' || (iban === null && raast_id === null), {
    path: ['title'],
    error: 'Enter whose account it is.',
  });
export type Account = z.output<typeof Account>;
