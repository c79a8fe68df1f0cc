import { RELATIONS } from '../../../contract/constants/measurements.ts';
import type { Version } from '../../../contract/measurements.ts';
import {
  fromCanonical,
  MEASURE_CODES,
  MEASURES,
  type MeasureCode,
  toCanonical,
} from '../../../contract/measures.ts';
import { AGE_GROUP_NAMES, GENDER_NAMES, UNIT_NAMES } from './words.ts';

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
  note('Name', older.label, newer.label);
  note('Person', older.person, newer.person);
  note('Who it is', relationName(older), relationName(newer));
  note('Gender', GENDER_NAMES[older.gender], GENDER_NAMES[newer.gender]);
  note('Age', AGE_GROUP_NAMES[older.age_group], AGE_GROUP_NAMES[newer.age_group]);
  note('Unit', UNIT_NAMES[older.unit], UNIT_NAMES[newer.unit]);
  for (const code of MEASURE_CODES) {
    if (isSame(code, older, newer) && markOf(code, older) === markOf(code, newer)) continue;
    note(MEASURES[code].name, measureText(code, older, newer), measureText(code, newer, newer));
  }
  note('Note', older.note || null, newer.note || null);
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
  return `${shown} ${MEASURES[code].kind === 'weight' ? 'kg' : unit}${markOf(code, version)}`;
}

function markOf(code: MeasureCode, { estimated, confirmed }: Version): string {
  if (estimated.includes(code)) return ', estimated';
  return confirmed.includes(code) ? ', measured twice' : '';
}

function relationName({ relation }: Version): string | null {
  return relation && RELATIONS[relation];
}
