import { checkWords, measureWords, orderFormWords } from '#words';
import { asksTopLength, requiredMeasures } from '../../../../contract/garment-measures.ts';
import { DRESS_TYPES, type DressTypeCode } from '../../../../contract/garments.ts';
import type { Measurement } from '../../../../contract/measurements.ts';
import type { TailorType } from '../../../../contract/tailors.ts';
import { typedNumber } from '../../../../contract/typed-number.ts';
import type { OrderFields } from './draft.ts';

/** A question if the person's record may not fit this tailor; undefined if it does (orders-41). */
export function fitQuestion(
  { age_group, gender }: Pick<Measurement, 'age_group' | 'gender'>,
  trade: TailorType | undefined,
): string | undefined {
  if (!trade) return undefined;
  const isUsual = age_group === 'adult' && (gender === 'male') === (trade === 'Gents Tailor');
  return isUsual ? undefined : orderFormWords.thisRecordIsOfAnother[age_group][trade];
}

/** Whether the form asks for the length: measures that an order keeps are asked about only if they were (orders-75). */
export function isLengthOpen(
  record: Pick<Measurement, 'top_length'> | undefined,
  { dress_type, length_choice }: Pick<OrderFields, 'dress_type' | 'length_choice'>,
): boolean {
  return asksTopLength(dress_type) && (record ? record.top_length === null : length_choice !== '');
}

/** What is wrong with the answer about the length, by its field. */
export function lengthProblem({
  length_choice,
  top_length,
}: Pick<OrderFields, 'length_choice' | 'top_length'>): ['length_choice' | 'top_length', string] | undefined {
  if (length_choice === '') return ['length_choice', orderFormWords.sayHowLongItShallBe];
  const wrong = ownLengthProblem({ length_choice, top_length });
  return wrong ? ['top_length', wrong] : undefined;
}

/** What is wrong with the own length, if that is the answer. */
export function ownLengthProblem({
  length_choice,
  top_length,
}: Pick<OrderFields, 'length_choice' | 'top_length'>): string | undefined {
  const typed = typedNumber(top_length);
  return length_choice === 'OWN' && !(typed && typed > 0) ? checkWords.enterANumber : undefined;
}

/** The measures that the garment needs and the record lacks, in catalogue order. */
export function lackingMeasures(record: Measurement, dressType: string): string[] {
  if (!Object.hasOwn(DRESS_TYPES, dressType)) return [];
  return requiredMeasures(dressType as DressTypeCode)
    .filter((code) => record[code] === null)
    .map((code) => measureWords.names[code]);
}
