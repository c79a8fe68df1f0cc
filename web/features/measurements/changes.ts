import { basicWords, measurementsWords, measureWords } from '#words';
import type { Mark } from '../../../contract/constants/measurements.ts';
import type { Version } from '../../../contract/measurements.ts';
import {
  fromCanonical,
  MEASURE_CODES,
  MEASURES,
  type MeasureCode,
  toCanonical,
} from '../../../contract/measures.ts';
import { GENDER_NAMES, unitOf } from './words.ts';

/** A difference between two versions; `null` means absent. */
export interface Change {
  what: string;
  from: string | null;
  to: string | null;
}

/** The changes of a save, marks included (measurements-9), in the newer unit; changing the unit changes no measure. */
export function changesBetween(older: Version, newer: Version): Change[] {
  const changes: Change[] = [];
  const note = (what: string, from: string | null, to: string | null) => {
    if (from !== to) changes.push({ what, from, to });
  };
  note(basicWords.name, older.label, newer.label);
  note(measurementsWords.person, older.person, newer.person);
  note(measurementsWords.whoItIs, relationName(older), relationName(newer));
  note(basicWords.gender, GENDER_NAMES[older.gender], GENDER_NAMES[newer.gender]);
  note(
    measurementsWords.age,
    measurementsWords.ageGroups[older.age_group],
    measurementsWords.ageGroups[newer.age_group],
  );
  note(measurementsWords.unit, measurementsWords.units[older.unit], measurementsWords.units[newer.unit]);
  for (const code of MEASURE_CODES) {
    if (isSame(code, older, newer) && markOf(code, older) === markOf(code, newer)) continue;
    note(measureWords.names[code], measureText(code, older, newer), measureText(code, newer, newer));
  }
  note(basicWords.note, older.note || null, newer.note || null);
  return changes;
}

/** Compares lengths across units, rounded to the marks of the tape. */
function isSame(code: MeasureCode, older: Version, newer: Version): boolean {
  const [before, after] = [older[code], newer[code]];
  if (before === null || after === null || older.unit === newer.unit) return before === after;
  const apart = Math.abs(toCanonical(code, before, older.unit) - toCanonical(code, after, newer.unit));
  return apart <= (MEASURES[code].kind === 'weight' ? 0 : 1);
}

function measureText(code: MeasureCode, version: Version, { unit }: Version): string | null {
  const value = version[code];
  if (value === null) return null;
  const shown =
    version.unit === unit ? value : fromCanonical(code, toCanonical(code, value, version.unit), unit);
  const text = `${shown} ${unitOf(code, unit)}`;
  const mark = markOf(code, version);
  return mark ? measurementsWords.markedValues[mark]({ value: text }) : text;
}

function markOf(code: MeasureCode, { estimated, confirmed }: Version): Mark | undefined {
  if (estimated.includes(code)) return 'estimated';
  return confirmed.includes(code) ? 'confirmed' : undefined;
}

function relationName({ relation }: Version): string | null {
  return relation && measureWords.relations[relation];
}
