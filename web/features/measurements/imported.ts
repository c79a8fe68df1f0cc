import type { ReadFile } from '../../../contract/measurement-files.ts';
import { MEASURE_CODES, type MeasureCode } from '../../../contract/measures.ts';
import { findingsOf } from './findings.ts';
import { emptyFields, type RecordFields } from './record-fields.ts';

export interface Import {
  fields: RecordFields;
  /** The measures that the record gets, in catalogue order. */
  taken: MeasureCode[];
  /** Impossible values with the reason; they are left out. */
  refused: { code: MeasureCode; sentence: string }[];
}

/** Merges the file into the record; values that the file lacks stay (measurements-13). */
export function withImported(before: RecordFields, file: ReadFile): Import {
  const entries = { ...before.entries };
  const marks = { ...before.marks };
  const inFile = MEASURE_CODES.filter((code) => file.values[code] !== undefined);
  for (const code of inFile) {
    entries[code] = { text: String(file.values[code]), unit: file.unit };
    delete marks[code];
    if (file.estimated.includes(code)) marks[code] = 'estimated';
  }
  const fields = { ...before, entries, marks };
  const findings = findingsOf({ ...fields, unit: file.unit });
  const refused: Import['refused'] = [];
  for (const code of inFile) {
    const sentence = findings[code]?.refused;
    if (!sentence) continue;
    refused.push({ code, sentence });
    const [entry, mark] = [before.entries[code], before.marks[code]];
    if (entry) entries[code] = entry;
    else delete entries[code];
    if (mark) marks[code] = mark;
    else delete marks[code];
  }
  const isRefused = (code: MeasureCode) => refused.some((one) => one.code === code);
  return { fields, taken: inFile.filter((code) => !isRefused(code)), refused };
}

export function personOf({ label, gender, age_group, note, unit }: ReadFile): RecordFields {
  return {
    ...emptyFields(unit),
    label,
    gender: gender ?? '',
    age_group: age_group ?? 'adult',
    note,
  };
}
