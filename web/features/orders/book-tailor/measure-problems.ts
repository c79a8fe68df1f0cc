import { orderFormWords } from '#words';
import type { Measurement } from '../../../../contract/measurements.ts';
import type { OrderFields } from './draft.ts';
import { isLengthOpen, lackingMeasures, lengthProblem } from './record-fit.ts';
import { isRecordGone, type Records } from './use-measurement-records.ts';

type Measured = Pick<
  OrderFields,
  'dress_type' | 'measurement_source' | 'measurement' | 'length_choice' | 'top_length'
>;

/** The saved record that the form uses, once the records are loaded. */
export function chosenRecord(
  { measurement_source, measurement }: Pick<Measured, 'measurement_source' | 'measurement'>,
  records: Records,
): Measurement | undefined {
  if (measurement_source !== 'STORE' || records.state !== 'loaded') return undefined;
  return records.list.find(({ id }) => String(id) === measurement);
}

/** What the chosen record lacks, by the field that tells it: its measures, itself, or the length of a kameez. */
export function measureProblems(
  fields: Measured,
  records: Records,
): [field: 'measurement_source' | 'measurement' | 'length_choice' | 'top_length', message: string][] {
  if (fields.measurement_source !== 'STORE') return [];
  const record = chosenRecord(fields, records);
  const measures = record ? lackingMeasures(record, fields.dress_type) : [];
  const isGone = records.state === 'loaded' && isRecordGone(fields.measurement, records.list);
  const length = isLengthOpen(record, fields) && lengthProblem(fields);
  return [
    ...(measures.length > 0
      ? [['measurement_source', orderFormWords.thisRecordLacks({ measures })] as const]
      : []),
    ...(isGone ? [['measurement', orderFormWords.thisRecordWasDeletedChooseAnother] as const] : []),
    ...(length ? [length] : []),
  ].map(([field, message]) => [field, message]);
}
