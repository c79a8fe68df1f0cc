import { checkMeasures } from '../../../contract/fit-checks.ts';
import type { FitWarning, Measurement } from '../../../contract/measurements.ts';
import { fromCanonical, MEASURE_CODES, type MeasureCode } from '../../../contract/measures.ts';
import type { VersionRow } from './queries.ts';

/** Flat, in the unit of entry (measurements-1). */
export function presentVersion(row: VersionRow): Omit<Measurement, 'warnings'> {
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
    ...measures,
    version: row.version,
    updated_at: row.savedAt.toISOString(),
  };
}

export function presentRecord(row: VersionRow): Measurement {
  const record = presentVersion(row);
  return { ...record, warnings: warningsOf(record) };
}

/** A value saved under wider limits than today's is reported until it is measured again. */
function warningsOf(record: Omit<Measurement, 'warnings'>): FitWarning[] {
  const { refused, warnings } = checkMeasures({ ...record, values: record });
  return [
    ...refused.map(({ code, sentence }) => ({ code, kind: 'band' as const, sentence })),
    ...warnings.map(({ code, kind, sentence }) => ({ code, kind, sentence })),
  ];
}
