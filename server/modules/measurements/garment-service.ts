import { MAX_MEASUREMENTS } from '../../../contract/constants/measurements.ts';
import type { MeasureCode } from '../../../contract/measures.ts';
import type { SampleSent } from '../../../contract/sample-garments.ts';
import type { Tx } from '../../db/client.ts';
import { lockUserRow } from '../../db/lock-user.ts';
import type { CanonicalValues, Marks, MeasuredOn } from '../../db/schema/measurements.ts';
import type { MeasurementSnapshot } from '../../db/schema/order-details.ts';
import { measuresMarked } from './present.ts';
import { countRecords, insertRecord, lockRecord, replaceRecord, type VersionRow } from './queries.ts';

export interface MeasuredGarment {
  /** The account that measured. */
  savedBy: number;
  measuredOn: MeasuredOn;
  /** The record to update; a new one where it is null or gone. */
  measurementId: number | null;
  wearer: Pick<SampleSent, 'name' | 'gender' | 'age_group'>;
  unit: VersionRow['unit'];
  note: string;
  values: CanonicalValues;
  estimated: readonly MeasureCode[];
  confirmed: readonly MeasureCode[];
}

/**
 * Saves what was measured on a garment as a version of a record of the customer (measurements-20). Measures that were
 * not taken stay as the newest version has them, also if the customer has changed it since the order. Without room for
 * another record the id of the snapshot is null.
 */
export async function saveMeasuredGarment(
  tx: Tx,
  customerId: number,
  measured: MeasuredGarment,
): Promise<{ measurementId: number | null; snapshot: MeasurementSnapshot }> {
  const { savedBy, measuredOn, measurementId, wearer, unit, note } = measured;
  const before =
    measurementId === null ? undefined : await lockRecord(tx, customerId, measurementId, 'update');
  if (before) {
    const { measurementId: id, version: _version, savedAt: _savedAt, ...record } = before;
    const saved = await replaceRecord(tx, customerId, id, {
      ...record,
      note: noteWith(record.note, note),
      values: { ...record.values, ...measured.values },
      marks: marksWith(record.marks, measured),
      origin: 'garment',
      measuredOn,
      savedBy,
      restoredVersion: null,
    });
    if (!saved) throw new Error('The locked record is gone.');
    return { measurementId: id, snapshot: snapshotOf(saved) };
  }
  const fields = {
    label: wearer.name,
    gender: wearer.gender,
    ageGroup: wearer.age_group,
    person: '',
    relation: null,
    unit,
    note,
    values: measured.values,
    marks: marksWith({}, measured),
  };
  await lockUserRow(tx, customerId);
  if ((await countRecords(tx, customerId)) >= MAX_MEASUREMENTS) {
    return { measurementId: null, snapshot: snapshotOf({ ...fields, measurementId: -1, version: 1 }) };
  }
  const saved = await insertRecord(tx, customerId, { ...fields, origin: 'garment', measuredOn, savedBy });
  return { measurementId: saved.measurementId, snapshot: snapshotOf(saved) };
}

const MAX_NOTE_LENGTH = 1000;

function noteWith(before: string, note: string): string {
  if (note === '' || before.includes(note)) return before;
  return [before, note].filter(Boolean).join('\n').slice(0, MAX_NOTE_LENGTH);
}

function marksWith(before: Marks, { values, estimated, confirmed }: MeasuredGarment): Marks {
  const kept = Object.entries(before).filter(([code]) => !Object.hasOwn(values, code));
  const marks: Marks = Object.fromEntries(kept);
  for (const code of confirmed) if (values[code] !== undefined) marks[code] = 'confirmed';
  for (const code of estimated) if (values[code] !== undefined) marks[code] = 'estimated';
  return marks;
}

function snapshotOf(
  row: Pick<
    VersionRow,
    'measurementId' | 'version' | 'label' | 'gender' | 'ageGroup' | 'unit' | 'note' | 'values' | 'marks'
  >,
): MeasurementSnapshot {
  const { measurementId: id, version, label, gender, ageGroup, unit, note, values, marks } = row;
  return {
    ...{ id, version, label, gender, age_group: ageGroup, unit, note, values },
    estimated: measuresMarked(marks, 'estimated'),
    confirmed: measuresMarked(marks, 'confirmed'),
  };
}
