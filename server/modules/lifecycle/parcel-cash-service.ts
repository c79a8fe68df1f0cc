import { orderMailWords } from '#words';
import { formatRupees } from '../../../contract/money.ts';
import { cashCode, type ParcelCash } from '../../infra/cash-codes.ts';

/** What is to be paid at the handover of a parcel, with its code (payments-11). */
export function cashSentences(
  key: Buffer,
  { isPaid, ...parcel }: ParcelCash & { isPaid: boolean },
): string[] {
  if (parcel.amount === 0) return isPaid ? [orderMailWords.itIsPaid] : [];
  const amount = formatRupees(parcel.amount);
  return [orderMailWords.payThisAndNothingElse({ amount, code: cashCode(key, parcel) })];
}
