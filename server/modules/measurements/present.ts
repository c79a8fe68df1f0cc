import type { Mark } from '../../../contract/constants/measurements.ts';
import { checkMeasures } from '../../../contract/fit-checks.ts';
import type { FitWarning, Measurement, Version } from '../../../contract/measurements.ts';
import { fromCanonical, MEASURE_CODES, type MeasureCode } from '../../../contract/measures.ts';
import type { Marks } from '../../db/schema/measurements.ts';
import type { NamedVersionRow, VersionRow } from './queries.ts';

/** Flat, in the unit in which they were entered (measurements-1). */
function presentValues(row: VersionRow): Omit<Measurement, 'warnings'> {
  const measures = Object.fromEntries(
    MEASURE_CODES.map((code) => {
      const stored = row.values[code];
      return [code, stored === undefined ? null : fromCanonical(code, stored, row.unit)];
    }),
  ) as Record<MeasureCode, number | null>;
  return {
    id: row.measurementId,
    label: row.label,
    gender: row.gender,
    age_group: row.ageGroup,
    unit: row.unit,
    note: row.note,
    person: row.person || row.label,
    relation: row.relation,
    ...measures,
    estimated: measuresMarked(row.marks, 'estimated'),
    confirmed: measuresMarked(row.marks, 'confirmed'),
    version: row.version,
    // Release 1.0.0 keeps it when it saves another version.
    measured_on: row.origin === 'garment' ? row.measuredOn : null,
    updated_at: row.savedAt.toISOString(),
  };
}

export function presentVersion(row: NamedVersionRow): Version {
  const { origin, restoredVersion: restored_version } = row;
  return { ...presentValues(row), saved_by: row.savedByName, origin, restored_version };
}

export function presentRecord(row: VersionRow): Measurement {
  const record = presentValues(row);
  return { ...record, warnings: warningsOf(record) };
}

/** In catalogue order. */
export function measuresMarked(marks: Marks, wanted: Mark): MeasureCode[] {
  return MEASURE_CODES.filter((code) => marks[code] === wanted);
}

/**
 * Reports a value saved under wider limits until it is measured again; confirmed measures are not questioned
 * (measurements-10).
 */
function warningsOf(record: Omit<Measurement, 'warnings'>): FitWarning[] {
  const { refused, warnings } = checkMeasures({ ...record, values: record });
  return [
    ...refused.map(({ code, sentence }) => ({ code, kind: 'band' as const, sentence })),
    ...warnings
      .filter(({ code }) => !record.confirmed.includes(code))
      .map(({ code, kind, sentence }) => ({ code, kind, sentence })),
  ];
}
