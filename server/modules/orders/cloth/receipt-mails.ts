import { basicWords, clothReceiptWords, orderMailWords } from '#words';
import { isReceiptOf, receiptOf } from '../../../../contract/cloth-come.ts';
import { clothInWords } from '../../../../contract/cloth-words.ts';
import { formatMoment } from '../../../../contract/money.ts';
import { clothMissing, objectableUntil } from '../cloth-present.ts';
import { dressLabel } from '../order-rules.ts';
import type { OrderRow } from '../queries.ts';

/** Whether a garment of the last receipt has an earlier one. */
export function isCorrection({ clothReceipts, garments }: OrderRow): boolean {
  const last = clothReceipts.at(-1);
  const earlier = clothReceipts.slice(0, -1);
  return garments.some(({ id }) => last && isReceiptOf(last, id) && receiptOf(earlier, id) !== undefined);
}

/** What was written down about the cloth, and until when the customer can object. */
export function receiptSentences({ clothReceipts, garments, order }: OrderRow): string[] {
  const receipt = clothReceipts.at(-1);
  if (!receipt) return [];
  const named = receipt.garments === null ? [] : garments.filter(({ id }) => isReceiptOf(receipt, id));
  const missing = clothMissing(order).length;
  const { clothFaults, bagTag } = clothReceiptWords;
  const { length_cm: cm, pieces } = receipt;
  const metres = cm === null ? null : cm / 100;
  const until = objectableUntil(receipt);
  const namesOf = (some: typeof garments) =>
    some.map(({ dressType }) => dressLabel(dressType) ?? orderMailWords.dress).join(basicWords.listSeparator);
  return [
    ...(named.length > 0 ? [orderMailWords.clothOfGarments({ garments: namesOf(named) })] : []),
    clothInWords({ metres, pieces }, clothReceiptWords, basicWords.listSeparator),
    ...(receipt.faults ? [`${clothFaults}: ${receipt.faults}`] : []),
    ...(receipt.bag_tag ? [`${bagTag}: ${receipt.bag_tag}`] : []),
    ...(missing > 0 ? [orderMailWords.clothIsAwaitedFor({ count: missing })] : []),
    ...(until ? [orderMailWords.tellUsByIfItIsWrong({ until: formatMoment(until.toISOString()) })] : []),
  ];
}
