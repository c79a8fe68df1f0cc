import { uiWords } from '#words';
import type { Measurement } from '../../contract/measurements.ts';
import { formatMoment } from './moments.ts';

type Named = Pick<Measurement, 'id' | 'label' | 'updated_at'>;

/** The label of a measurement record; with its last change if another record has the same label. */
export function recordName({ id, label, updated_at }: Named, among: readonly Named[]): string {
  const isTaken = among.some((one) => one.id !== id && one.label.toLowerCase() === label.toLowerCase());
  return isTaken ? uiWords.updated({ label, moment: formatMoment(updated_at) }) : label;
}
