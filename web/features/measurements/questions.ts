import { type Answers, BUILDS, estimateMeasures, HIP_SHAPES } from '../../../contract/estimates.ts';
import { bandOf, fromCanonical, MEASURE_CODES, toCanonical, type Unit } from '../../../contract/measures.ts';
import { typedNumber } from '../../../contract/typed-number.ts';
import { TOP_SIZES } from '../../../contract/usual-bodies.ts';
import { type Entry, type RecordFields, shownNumber } from './record-fields.ts';

export type AnswerName = Exclude<keyof Answers, 'gender' | 'age_group' | 'height' | 'weight'>;

/** Typed answers; a choice is stored as its code. */
export type TypedAnswers = Partial<Record<AnswerName, Entry>>;

interface BaseQuestion {
  name: AnswerName;
  label: string;
  hint: string;
}

/** `length`: in the record's unit. `number`: a size without a unit. The bounds are in cm, or as printed. */
export type Question = BaseQuestion &
  (
    | { kind: 'length' | 'number'; lowest: number; highest: number }
    | { kind: 'choice'; options: readonly { value: string; label: string }[] }
  );

const BUILD_NAMES = { slim: 'Slim or flat', average: 'Average', full: 'Full or round' };
const HIP_NAMES = {
  narrow: 'Narrower than the shoulders',
  even: 'About the same',
  wide: 'Wider than the shoulders',
};

const named = <Code extends string>(codes: readonly Code[], names?: Record<Code, string>) =>
  codes.map((value) => ({ value, label: names?.[value] ?? value }));

const TOP_SIZE: Question = {
  name: 'top_size',
  kind: 'choice',
  label: 'Usual size of shirts or kameez',
  hint: 'As printed in ready-made ones that fit.',
  options: named(TOP_SIZES),
};
const COLLAR: Question = {
  name: 'collar',
  kind: 'length',
  label: 'Collar size',
  hint: 'The number inside the collar of a dress shirt, for example 15½ inches or 39 cm.',
  lowest: 28,
  highest: 55,
};
const TROUSER_SIZE: Question = {
  name: 'trouser_size',
  kind: 'number',
  label: 'Waist number of jeans or trousers',
  hint: 'In inches, as printed on the label, for example 32.',
  lowest: 22,
  highest: 56,
};
const BELLY: Question = {
  name: 'belly',
  kind: 'choice',
  label: 'Belly',
  hint: 'Seen from the side.',
  options: named(BUILDS, BUILD_NAMES),
};
const HIPS: Question = {
  name: 'hips',
  kind: 'choice',
  label: 'Hips',
  hint: 'Seen from the front.',
  options: named(HIP_SHAPES, HIP_NAMES),
};
const SHOE_SIZE: Question = {
  name: 'shoe_size',
  kind: 'number',
  label: 'Shoe size',
  hint: 'The European number, for example 30.',
  lowest: 20,
  highest: 48,
};
const TOP_WIDTH: Question = {
  name: 'top_width',
  kind: 'length',
  label: 'A shirt that fits: armpit to armpit',
  hint: 'Laid flat and buttoned. A ruler will do; the long edge of an A4 sheet is 29.7 cm, or 11.7 inches.',
  lowest: 25,
  highest: 90,
};
const TOP_SHOULDER: Question = {
  name: 'top_shoulder',
  kind: 'length',
  label: 'The same shirt: shoulder seam to shoulder seam',
  hint: 'Across the back, from sleeve to sleeve.',
  lowest: 22,
  highest: 60,
};
const TOP_SLEEVE: Question = {
  name: 'top_sleeve',
  kind: 'length',
  label: 'The same shirt: sleeve',
  hint: 'From the shoulder seam to the end of the cuff.',
  lowest: 25,
  highest: 80,
};
const TROUSER_WIDTH: Question = {
  name: 'trouser_width',
  kind: 'length',
  label: 'Trousers that fit: across the waist',
  hint: 'Laid flat, the elastic relaxed, once across.',
  lowest: 20,
  highest: 80,
};
const TROUSER_INSEAM: Question = {
  name: 'trouser_inseam',
  kind: 'length',
  label: 'Trousers that fit: inner seam',
  hint: 'Laid flat, from the crotch seam to the hem.',
  lowest: 25,
  highest: 100,
};

const CHILD_SIZE: Question = {
  ...TOP_SIZE,
  label: 'Usual size of ready-made clothes',
  options: [
    { value: 'S', label: 'S, 3–4 years' },
    { value: 'M', label: 'M, 5–7 years' },
    { value: 'L', label: 'L, 8–10 years' },
    { value: 'XL', label: 'XL, 11–13 years' },
  ],
};

const OF_A_MAN = [TOP_SIZE, COLLAR, TROUSER_SIZE, BELLY, TOP_WIDTH, TOP_SHOULDER, TOP_SLEEVE, TROUSER_INSEAM];
const OF_A_WOMAN = [TOP_SIZE, TROUSER_SIZE, BELLY, HIPS, TOP_WIDTH, TOP_SHOULDER, TOP_SLEEVE, TROUSER_INSEAM];
const OF_A_CHILD = [
  CHILD_SIZE,
  BELLY,
  SHOE_SIZE,
  { ...TOP_WIDTH, label: 'A kameez or shirt that fits: armpit to armpit' },
  TOP_SHOULDER,
  TOP_SLEEVE,
  TROUSER_WIDTH,
  TROUSER_INSEAM,
];

/** All questions except height and weight. */
export function questionsFor({ gender, age_group }: Pick<RecordFields, 'gender' | 'age_group'>): Question[] {
  if (age_group === 'child') return OF_A_CHILD;
  return gender === 'female' ? OF_A_WOMAN : OF_A_MAN;
}

/** As typed, or converted to the unit. */
export function shownAnswer(entry: Entry | undefined, question: Question, unit: Unit): string {
  if (!entry || question.kind !== 'length' || entry.unit === unit) return entry?.text ?? '';
  const value = typedNumber(entry.text);
  if (value === null || Number.isNaN(value)) return entry.text;
  return String(fromCanonical('chest', toCanonical('chest', value, entry.unit), unit));
}

interface ReadAnswers {
  answers: Answers | undefined;
  /** By question, including `height` and `weight`. */
  errors: Partial<Record<AnswerName | 'height' | 'weight', string>>;
}

/** The answers in cm and kg, or their errors. */
export function readAnswers(fields: RecordFields, typed: TypedAnswers): ReadAnswers {
  const errors: ReadAnswers['errors'] = {};
  const { gender, age_group } = fields;
  const person = { height: readBasic('height'), weight: readBasic('weight') };
  const found: Record<string, unknown> = {};
  for (const question of questionsFor(fields)) {
    const entry = typed[question.name];
    if (!entry?.text.trim()) continue;
    if (question.kind === 'choice') {
      if (question.options.some(({ value }) => value === entry.text)) found[question.name] = entry.text;
      continue;
    }
    const number = typedNumber(entry.text);
    const value =
      number === null ? Number.NaN : number * (question.kind === 'length' && entry.unit === 'in' ? 2.54 : 1);
    if (value >= question.lowest && value <= question.highest) found[question.name] = value;
    else
      errors[question.name] = Number.isNaN(value)
        ? 'Enter a number.'
        : 'This cannot be right. Leave it empty if you are not sure.';
  }
  const isComplete = gender !== '' && Object.keys(errors).length === 0;
  return {
    answers: isComplete ? ({ ...found, ...person, gender, age_group } as Answers) : undefined,
    errors,
  };

  function readBasic(code: 'height' | 'weight'): number {
    const value = shownNumber(fields, code);
    const [lowest, highest] = bandOf(code, age_group);
    const metric =
      value === null ? null : toCanonical(code, value, fields.unit) / (code === 'weight' ? 1000 : 10);
    if (metric === null) errors[code] = 'This field is required.';
    else if (Number.isNaN(metric)) errors[code] = 'Enter a number.';
    else if (metric < lowest || metric > highest) {
      errors[code] = 'We cannot estimate for this value. Please measure with a tape instead.';
    }
    return metric ?? Number.NaN;
  }
}

/** Fills in missing measures; measured values stay (measurements-11). */
export function withEstimates(fields: RecordFields, answers: Answers): RecordFields {
  const estimates = estimateMeasures(answers, fields.unit);
  const [entries, marks] = [{ ...fields.entries }, { ...fields.marks }];
  for (const code of MEASURE_CODES) {
    const value = estimates?.values[code];
    if (value === undefined || (entries[code] && marks[code] !== 'estimated')) continue;
    entries[code] = { text: String(value), unit: fields.unit };
    marks[code] = 'estimated';
  }
  return { ...fields, entries, marks };
}
