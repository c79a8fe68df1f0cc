import { basicWords, measurementsWords, measureWords } from '#words';
import { MEASURE_CODES, type Unit } from '../../../contract/measures.ts';
import { type Difference, differencesOf } from '../../lib/versioned-form.ts';
import { type RecordFields, shownText } from './record-fields.ts';
import type { Draft } from './store.ts';
import { GENDER_NAMES, unitOf } from './words.ts';

/** Names of a record's parts, for `EditConflict`. */
export const PART_NAMES: Readonly<Record<string, string>> = {
  label: basicWords.name,
  person: measurementsWords.person,
  relation: measurementsWords.whoItIs,
  gender: basicWords.gender,
  age_group: measurementsWords.age,
  unit: measurementsWords.unit,
  ...Object.fromEntries(MEASURE_CODES.map((code) => [code, measureWords.names[code]])),
  note: basicWords.note,
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
    const value = `${shownText({ entries, unit }, code)} ${unitOf(code, unit)}`;
    const mark = marks[code];
    return [code, mark ? measurementsWords.markedValues[mark]({ value }) : value];
  });
  return {
    ...person,
    gender: person.gender && GENDER_NAMES[person.gender],
    age_group: measurementsWords.ageGroups[person.age_group],
    unit: measurementsWords.units[person.unit],
    relation: person.relation && measureWords.relations[person.relation],
    ...Object.fromEntries(measures),
  };
}
