import { measurementsWords } from '#words';
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

const named = <Code extends string>(codes: readonly Code[], names?: Record<Code, string>) =>
  codes.map((value) => ({ value, label: names?.[value] ?? value }));

const TOP_SIZE: Question = {
  name: 'top_size',
  kind: 'choice',
  label: measurementsWords.usualSizeOfShirtsOrKameez,
  hint: measurementsWords.asPrintedInReadyMadeOnes,
  options: named(TOP_SIZES),
};
const COLLAR: Question = {
  name: 'collar',
  kind: 'length',
  label: measurementsWords.collarSize,
  hint: measurementsWords.theNumberInsideTheCollarOf,
  lowest: 28,
  highest: 55,
};
const TROUSER_SIZE: Question = {
  name: 'trouser_size',
  kind: 'number',
  label: measurementsWords.waistNumberOfJeansOrTrousers,
  hint: measurementsWords.inInchesAsPrintedOnThe,
  lowest: 22,
  highest: 56,
};
const BELLY: Question = {
  name: 'belly',
  kind: 'choice',
  label: measurementsWords.belly,
  hint: measurementsWords.seenFromTheSide,
  options: named(BUILDS, measurementsWords.builds),
};
const HIPS: Question = {
  name: 'hips',
  kind: 'choice',
  label: measurementsWords.hips,
  hint: measurementsWords.seenFromTheFront,
  options: named(HIP_SHAPES, measurementsWords.hipShapes),
};
const SHOE_SIZE: Question = {
  name: 'shoe_size',
  kind: 'number',
  label: measurementsWords.shoeSize,
  hint: measurementsWords.theEuropeanNumberForExample30,
  lowest: 20,
  highest: 48,
};
const TOP_WIDTH: Question = {
  name: 'top_width',
  kind: 'length',
  label: measurementsWords.aShirtThatFitsArmpitTo,
  hint: measurementsWords.laidFlatAndButtonedARuler,
  lowest: 25,
  highest: 90,
};
const TOP_SHOULDER: Question = {
  name: 'top_shoulder',
  kind: 'length',
  label: measurementsWords.theSameShirtShoulderSeamTo,
  hint: measurementsWords.acrossTheBackFromSleeveTo,
  lowest: 22,
  highest: 60,
};
const TOP_SLEEVE: Question = {
  name: 'top_sleeve',
  kind: 'length',
  label: measurementsWords.theSameShirtSleeve,
  hint: measurementsWords.fromTheShoulderSeamToThe,
  lowest: 25,
  highest: 80,
};
const TROUSER_WIDTH: Question = {
  name: 'trouser_width',
  kind: 'length',
  label: measurementsWords.trousersThatFitAcrossTheWaist,
  hint: measurementsWords.laidFlatTheElasticRelaxedOnce,
  lowest: 20,
  highest: 80,
};
const TROUSER_INSEAM: Question = {
  name: 'trouser_inseam',
  kind: 'length',
  label: measurementsWords.trousersThatFitInnerSeam,
  hint: measurementsWords.laidFlatFromTheCrotchSeam,
  lowest: 25,
  highest: 100,
};

const CHILD_SIZE: Question = {
  ...TOP_SIZE,
  label: measurementsWords.usualSizeOfReadyMadeClothes,
  options: named(['S', 'M', 'L', 'XL'] as const, measurementsWords.sizesOfChildren),
};

const OF_A_MAN = [TOP_SIZE, COLLAR, TROUSER_SIZE, BELLY, TOP_WIDTH, TOP_SHOULDER, TOP_SLEEVE, TROUSER_INSEAM];
const OF_A_WOMAN = [TOP_SIZE, TROUSER_SIZE, BELLY, HIPS, TOP_WIDTH, TOP_SHOULDER, TOP_SLEEVE, TROUSER_INSEAM];
const OF_A_CHILD = [
  CHILD_SIZE,
  BELLY,
  SHOE_SIZE,
  { ...TOP_WIDTH, label: measurementsWords.aKameezOrShirtThatFits },
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
        ? measurementsWords.enterANumber
        : measurementsWords.thisCannotBeRightLeaveIt;
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
    if (metric === null) errors[code] = measurementsWords.thisFieldIsRequired;
    else if (Number.isNaN(metric)) errors[code] = measurementsWords.enterANumber;
    else if (metric < lowest || metric > highest) {
      errors[code] = measurementsWords.weCannotEstimateForThisValue;
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
