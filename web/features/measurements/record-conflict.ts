import { RELATIONS } from '../../../contract/constants/measurements.ts';
import { MEASURE_CODES, MEASURES, type Unit } from '../../../contract/measures.ts';
import { type Difference, differencesOf } from '../../lib/versioned-form.ts';
import { type RecordFields, shownText } from './record-fields.ts';
import type { Draft } from './store.ts';
import { AGE_GROUP_NAMES, GENDER_NAMES, UNIT_NAMES, unitOf } from './words.ts';

/** Names of a record's parts, for `EditConflict`. */
export const PART_NAMES: Readonly<Record<string, string>> = {
  label: 'Name',
  person: 'Person',
  relation: 'Who it is',
  gender: 'Gender',
  age_group: 'Age',
  unit: 'Unit',
  ...Object.fromEntries(MEASURE_CODES.map((code) => [code, MEASURES[code].name])),
  note: 'Note',
};

/** The differences between a draft and the newest version (wire-11), in the draft's unit. */
export function recordDifferences({ from, fields }: Draft, theirs: RecordFields): Difference[] {
  const shown = (side: RecordFields) => shownParts(side, fields.unit);
  return differencesOf(shown(from), shown(fields), shown(theirs));
}

/** The newest version with the draft's changes. */
export function keepTyped(draft: Draft, theirs: RecordFields): RecordFields {
  const { fields } = draft;
  const kept: RecordFields = { ...theirs, entries: { ...theirs.entries }, marks: { ...theirs.marks } };
  for (const { name, isTouched } of recordDifferences(draft, theirs)) {
    if (!isTouched) continue;
    const code = MEASURE_CODES.find((candidate) => candidate === name);
    if (code) {
      replace(kept.entries, code, fields.entries[code]);
      replace(kept.marks, code, fields.marks[code]);
    } else replace(kept, name as keyof RecordFields, fields[name as keyof RecordFields]);
  }
  return kept;
}

function replace<Parts extends object, Name extends keyof Parts>(
  parts: Parts,
  name: Name,
  value: Parts[Name] | undefined,
): void {
  if (value === undefined) delete parts[name];
  else parts[name] = value;
}

function shownParts({ entries, marks, ...person }: RecordFields, unit: Unit): Record<string, string> {
  const measures = MEASURE_CODES.map((code) => {
    if (!entries[code]) return [code, ''];
    const mark = { estimated: ', estimated', confirmed: ', measured twice', none: '' }[marks[code] ?? 'none'];
    return [code, `${shownText({ entries, unit }, code)} ${unitOf(code, unit)}${mark}`];
  });
  return {
    ...person,
    gender: person.gender && GENDER_NAMES[person.gender],
    age_group: AGE_GROUP_NAMES[person.age_group],
    unit: UNIT_NAMES[person.unit],
    relation: person.relation && RELATIONS[person.relation],
    ...Object.fromEntries(measures),
  };
}
