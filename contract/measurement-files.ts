import { names as englishNames } from '../words/en/measures.ts';
import { names as urduNames, shortNames as urduShortNames } from '../words/ur/measures.ts';
import { readXml, type XmlElement } from './bounded-xml.ts';
import { PEOPLE } from './constants/measurements.ts';
import { readCsv } from './csv.ts';
import {
  AGE_GROUPS,
  type AgeGroup,
  MEASURE_CODES,
  MEASURES,
  type MeasureCode,
  type Unit,
} from './measures.ts';
import { typedNumber } from './typed-number.ts';
import { plainUrdu } from './urdu-letters.ts';

/** Far larger than any real file. */
export const MAX_MEASUREMENT_FILE_BYTES = 256_000;
/** Skipped lines in a preview, each listed once. */
const MAX_LISTED = 100;

/** With their media types. */
export const FILE_FORMATS = {
  smis: 'application/xml',
  vit: 'application/xml',
  csv: 'text/csv',
} as const;
export type FileFormat = keyof typeof FILE_FORMATS;

/**
 * Names in Seamly2D and Valentina; the first is written, all are read. Measures without one are written as custom
 * measures, `@naap_…`. Weight cannot be written, because it is no length.
 */
// biome-ignore format: related measures share a line
export const SEAMLY_NAMES: Record<MeasureCode, readonly string[]> = {
  chest: ['bust_circ'], waist: ['waist_circ', 'waist_natural_circ'], neck: ['neck_circ'],
  shoulder: ['shoulder_tip_to_shoulder_tip_b'],
  sleeve: ['arm_shoulder_tip_to_wrist_bent', 'arm_shoulder_tip_to_wrist'],
  inseam: ['leg_crotch_to_floor'], height: ['height'], head: ['head_circ'],
  high_bust: ['highbust_circ'], under_bust: ['lowbust_circ'], hip: ['hip_circ'],
  upper_arm: ['arm_upper_circ'], elbow: ['arm_elbow_circ_bent', 'arm_elbow_circ'], wrist: ['arm_wrist_circ'],
  armhole: ['armscye_circ'], thigh: ['leg_thigh_upper_circ'], knee: ['leg_knee_circ', 'leg_knee_circ_bent'],
  calf: ['leg_calf_circ'], ankle: ['leg_ankle_circ'], heel_pass: ['leg_ankle_diag_circ'], foot_length: ['foot_length'],
  shoulder_seam: ['shoulder_length'], across_front: ['across_chest_f'], across_back: ['across_back_b'],
  nape_to_waist: ['neck_back_to_waist_b'], front_waist_length: ['neck_side_to_waist_bustpoint_f'],
  bust_depth: ['bustpoint_to_neck_side'], bust_span: ['bustpoint_to_bustpoint'], waist_to_hip: ['waist_to_hip_side'],
  outside_leg: ['leg_waist_side_to_floor'], seat_depth: ['rise_length_side_sitting'], asan: ['crotch_length'],
  weight: [], stomach: [], trouser_waist: [], neck_to_knee: [], neck_to_floor: [],
  top_length: [], top_chest: [], chaak: [], ghera: [], bottom_length: [], paincha: [], neck_depth_front: [], neck_depth_back: [],
};

/** A file may be read in another language than it was written in. */
const CODE_OF = new Map<string, MeasureCode>(
  MEASURE_CODES.flatMap((code) =>
    [
      code,
      englishNames[code].toLowerCase(),
      plainUrdu(urduNames[code]),
      plainUrdu(urduShortNames[code]),
      `@naap_${code}`,
      ...SEAMLY_NAMES[code],
    ].map((name) => [name, code] as const),
  ),
);

const UNIT_OF: Record<string, Unit | 'mm' | 'kg'> = {
  cm: 'cm',
  mm: 'mm',
  in: 'in',
  inch: 'in',
  inches: 'in',
  '"': 'in',
  kg: 'kg',
  سم: 'cm',
  'س م': 'cm',
  'سینٹی میٹر': 'cm',
  سینٹیمیٹر: 'cm',
  'ملی میٹر': 'mm',
  ملیمیٹر: 'mm',
  انچ: 'in',
  انچز: 'in',
  کلو: 'kg',
  'کلو گرام': 'kg',
  کلوگرام: 'kg',
};

function unitOf(cell: string): Unit | 'mm' | 'kg' | undefined {
  return UNIT_OF[plainUrdu(cell.trim().toLowerCase())];
}

export interface FiledRecord {
  label: string;
  gender: (typeof PEOPLE)[number] | null;
  /** Null if the file has none. */
  age_group: AgeGroup | null;
  note: string;
  unit: Unit;
  /** In the file's unit (weight: kg). */
  values: Partial<Record<MeasureCode, number>>;
  estimated: MeasureCode[];
}

export interface ReadFile extends FiledRecord {
  /** Unknown names and values that are no plain number, as in the file. */
  skipped: { name: string; value: string; why: 'unknown' | 'not_a_number' | 'repeated' }[];
}

/** Why a file cannot be read (measurements-13). */
export type FileProblem = 'too_large' | 'malformed' | 'of_sizes' | 'unknown' | 'empty';

type Reading = { ok: true; file: ReadFile } | { ok: false; problem: FileProblem };

const failed = (problem: FileProblem): Reading => ({ ok: false, problem });

/**
 * Reads a SeamlyMe, Valentina or CSV file in linear time (measurements-13). `assumedUnit` applies to CSV rows without a
 * unit.
 */
export function readMeasurementFile(text: string, assumedUnit: Unit): Reading {
  if (text.length > MAX_MEASUREMENT_FILE_BYTES) return failed('too_large');
  if (text.includes('\0')) return failed('unknown');
  const reading = /^\uFEFF?\s*</.test(text) ? readSeamly(text) : readTable(text, assumedUnit);
  const isEmpty = reading.ok && Object.keys(reading.file.values).length === 0;
  return isEmpty ? failed('empty') : reading;
}

function readSeamly(xml: string): Reading {
  const elements = readXml(xml);
  const root = elements?.at(-1)?.path[0];
  if (!elements || !root) return failed('malformed');
  if (root === 'smms' || root === 'vst') return failed('of_sizes');
  if (root !== 'smis' && root !== 'vit') return failed('unknown');
  const textOf = (...path: string[]) => textAt(elements, [root, ...path]);
  const unit = unitOf(textOf('unit'));
  if (!unit || unit === 'kg') return failed('malformed');

  const collector = new Collector(unit === 'in' ? 'in' : 'cm');
  for (const { path, attributes } of elements) {
    if (path.length !== 3 || path[1] !== 'body-measurements' || path[2] !== 'm') continue;
    collector.add(
      attributes.get('name') ?? '',
      attributes.get('value') ?? attributes.get('base') ?? '',
      unit,
    );
  }
  const gender = textOf('personal', 'gender') || textOf('personal', 'sex');
  const name = [textOf('personal', 'given-name'), textOf('personal', 'family-name')]
    .filter(Boolean)
    .join(' ');
  return {
    ok: true,
    file: {
      ...collector.read,
      label: shortened(name, 60),
      gender: PEOPLE.find((known) => known === gender) ?? null,
      age_group: null,
      note: shortened(textOf('notes'), 1000),
    },
  };
}

function textAt(elements: readonly XmlElement[], path: readonly string[]): string {
  const found = elements.find((element) => element.path.join('/') === path.join('/'));
  return found?.text.trim() ?? '';
}

const HEADINGS: Record<string, 'name' | 'value' | 'unit' | 'estimated'> = {
  measure: 'name',
  code: 'name',
  name: 'name',
  measurement: 'name',
  value: 'value',
  'calculated value': 'value',
  unit: 'unit',
  estimated: 'estimated',
};

function readTable(csv: string, assumedUnit: Unit): Reading {
  const rows = readCsv(csv);
  if (!rows) return failed('malformed');
  const [first = []] = rows;
  const headings = first.map((cell) => HEADINGS[cell.trim().toLowerCase()]);
  const hasHeadings = headings.includes('value');
  const at = (column: 'name' | 'value' | 'unit' | 'estimated', fallback: number) =>
    hasHeadings ? headings.indexOf(column) : fallback;
  const columns = {
    name: at('name', 0),
    value: at('value', 1),
    unit: at('unit', 2),
    estimated: at('estimated', 3),
  };

  const about = new Map<string, string>();
  const collector = new Collector(unitOfRows(rows, columns.unit) ?? assumedUnit);
  for (const row of hasHeadings ? rows.slice(1) : rows) {
    const name = (row[columns.name] ?? '').trim();
    const value = (row[columns.value] ?? '').trim();
    const unit = unitOf(row[columns.unit] ?? '');
    if (ABOUT.includes(name.toLowerCase())) about.set(name.toLowerCase(), value);
    else if (value !== '') {
      collector.add(name, value, unit ?? assumedUnit, /^(yes|true|1)$/i.test(row[columns.estimated] ?? ''));
    }
  }
  return {
    ok: true,
    file: {
      ...collector.read,
      label: shortened(about.get('label') ?? '', 60),
      gender: PEOPLE.find((known) => known === about.get('gender')) ?? null,
      age_group: AGE_GROUPS.find((known) => known === about.get('age_group')) ?? null,
      note: shortened(about.get('note') ?? '', 1000),
    },
  };
}

/** CSV rows that describe the person. */
const ABOUT = ['label', 'gender', 'age_group', 'note'];

/** The unit of the first length. */
function unitOfRows(rows: readonly string[][], column: number): Unit | undefined {
  for (const row of rows) {
    const unit = unitOf(row[column] ?? '');
    if (unit === 'in') return 'in';
    if (unit === 'cm' || unit === 'mm') return 'cm';
  }
  return undefined;
}

class Collector {
  readonly read: Pick<ReadFile, 'unit' | 'values' | 'estimated' | 'skipped'>;
  private readonly listed = new Set<string>();

  constructor(unit: Unit) {
    this.read = { unit, values: {}, estimated: [], skipped: [] };
  }

  add(name: string, text: string, unit: Unit | 'mm' | 'kg', isEstimated = false): void {
    const { values, estimated } = this.read;
    const code = CODE_OF.get(plainUrdu(name.toLowerCase()));
    const number = typedNumber(text);
    if (!code) this.skip(name, text, 'unknown');
    else if (number === null || Number.isNaN(number)) this.skip(name, text, 'not_a_number');
    // SeamlyMe lists measures that were not taken as 0.
    else if (number === 0) return;
    else if (values[code] !== undefined) this.skip(name, text, 'repeated');
    else {
      values[code] = MEASURES[code].kind === 'weight' ? number : inUnit(number, unit, this.read.unit);
      if (isEstimated) estimated.push(code);
    }
  }

  private skip(name: string, value: string, why: ReadFile['skipped'][number]['why']): void {
    const line = { name: shortened(name, 60), value: shortened(value, 60), why };
    const key = Object.values(line).join('\n');
    if (this.listed.size >= MAX_LISTED || this.listed.has(key)) return;
    this.listed.add(key);
    this.read.skipped.push(line);
  }
}

function inUnit(value: number, from: Unit | 'mm' | 'kg', to: Unit): number {
  if (from === to || from === 'kg') return value;
  const cm = from === 'mm' ? value / 10 : from === 'in' ? value * 2.54 : value;
  return Number((to === 'cm' ? cm : cm / 2.54).toFixed(3));
}

function shortened(text: string, most: number): string {
  const characters = [...text.replace(/\p{Cc}/gu, ' ').trim()];
  return characters.slice(0, most).join('');
}
