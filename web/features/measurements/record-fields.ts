import type { Mark, Relation } from '../../../contract/constants/measurements.ts';
import type { Measurement, MeasurementForm } from '../../../contract/measurements.ts';
import {
  type AgeGroup,
  fromCanonical,
  MEASURE_CODES,
  MEASURES,
  type MeasureCode,
  toCanonical,
  type Unit,
} from '../../../contract/measures.ts';
import { typedHeightInInches, typedNumber } from '../../../contract/typed-number.ts';

export interface Entry {
  text: string;
  unit: Unit;
}

/** A record as typed. Entries keep their own unit, so switching units back and forth loses nothing. */
export interface RecordFields {
  label: string;
  gender: MeasurementForm['gender'] | '';
  age_group: AgeGroup;
  unit: Unit;
  note: string;
  /** Empty if the label names the person. */
  person: string;
  relation: Relation | '';
  marks: Partial<Record<MeasureCode, Mark>>;
  entries: Partial<Record<MeasureCode, Entry>>;
}

export function emptyFields(unit: Unit): RecordFields {
  return {
    label: '',
    gender: '',
    age_group: 'adult',
    unit,
    note: '',
    person: '',
    relation: '',
    marks: {},
    entries: {},
  };
}

export function fieldsOf(
  record: Omit<Measurement, 'id' | 'version' | 'updated_at' | 'warnings'>,
): RecordFields {
  const { label, gender, age_group, unit, note, relation } = record;
  const person = record.person === label ? '' : record.person;
  const marks: RecordFields['marks'] = {};
  for (const code of record.estimated) marks[code] = 'estimated';
  for (const code of record.confirmed) marks[code] = 'confirmed';
  const entries: RecordFields['entries'] = {};
  for (const code of MEASURE_CODES) {
    const value = record[code];
    if (value !== null) entries[code] = { text: String(value), unit };
  }
  return { label, gender, age_group, unit, note, person, relation: relation ?? '', marks, entries };
}

/** A field's text: as typed, or converted to the current unit and rounded to the marks of the tape. */
export function shownText(fields: Pick<RecordFields, 'entries' | 'unit'>, code: MeasureCode): string {
  const entry = fields.entries[code];
  if (!entry) return '';
  const value = typedMeasure(code, entry);
  if (isInUnit(entry, code, fields.unit) || value === null || Number.isNaN(value)) return entry.text;
  return String(fromCanonical(code, toCanonical(code, value, entry.unit), fields.unit));
}

export function shownNumber(
  fields: Pick<RecordFields, 'entries' | 'unit'>,
  code: MeasureCode,
): number | null {
  return typedMeasure(code, { text: shownText(fields, code), unit: fields.unit });
}

/** The shown numbers, for validation; without unreadable ones. */
export function shownValues(fields: RecordFields): Partial<Record<MeasureCode, number>> {
  const values: Partial<Record<MeasureCode, number>> = {};
  for (const code of MEASURE_CODES) {
    const value = shownNumber(fields, code);
    if (value !== null && !Number.isNaN(value)) values[code] = value;
  }
  return values;
}

/** The request, unvalidated: numbers keep the millimetres, unreadable text becomes NaN. */
export function requestOf(
  fields: RecordFields,
  origin: MeasurementForm['origin'] = 'form',
): Record<string, unknown> {
  const { entries, unit, marks, relation, ...person } = fields;
  const marked = (mark: Mark) => MEASURE_CODES.filter((code) => marks[code] === mark);
  const values = MEASURE_CODES.map((code) => {
    const entry = entries[code];
    const value = entry ? typedMeasure(code, entry) : null;
    if (!entry || value === null || isInUnit(entry, code, unit)) return [code, value];
    const millimetres = toCanonical(code, value, entry.unit);
    return [code, unit === 'cm' ? millimetres / 10 : Number((millimetres / 25.4).toFixed(3))];
  });
  return {
    ...person,
    unit,
    relation: relation || null,
    origin,
    estimated: marked('estimated'),
    confirmed: marked('confirmed'),
    ...Object.fromEntries(values),
  };
}

/** Empty text removes the measure. A typed value counts as measured and loses its mark (measurements-9). */
export function withTyped(
  fields: RecordFields,
  code: MeasureCode,
  text: string,
  unit: Unit = fields.unit,
): RecordFields {
  return withEntry(fields, code, { text, unit });
}

/** Marks a doubtful value as confirmed (measurements-10). */
export function withConfirmed(fields: RecordFields, code: MeasureCode): RecordFields {
  return { ...fields, marks: { ...fields.marks, [code]: 'confirmed' } };
}

/** Keeps the digits and changes the unit, for the answer to "inches?". */
export function readAs(fields: RecordFields, code: MeasureCode, unit: Unit): RecordFields {
  return withEntry(fields, code, { text: shownText(fields, code), unit });
}

function withEntry(fields: RecordFields, code: MeasureCode, entry: Entry): RecordFields {
  const { [code]: _, ...others } = fields.entries;
  const { [code]: _mark, ...marks } = fields.marks;
  return { ...fields, marks, entries: entry.text === '' ? others : { ...others, [code]: entry } };
}

function isInUnit(entry: Entry, code: MeasureCode, unit: Unit): boolean {
  return entry.unit === unit || MEASURES[code].kind === 'weight';
}

function typedMeasure(code: MeasureCode, { text, unit }: Entry): number | null {
  return code === 'height' && unit === 'in' ? typedHeightInInches(text) : typedNumber(text);
}
