import { fitCheckWords, measureWords } from '#words';
import type { GENDERS } from './constants/accounts.ts';
import {
  type AgeGroup,
  bandOf,
  fromCanonical,
  MEASURE_CODES,
  MEASURES,
  type MeasureCode,
  toCanonical,
  type Unit,
} from './measures.ts';

/** Values in the record's unit (weight: kg); `null` means not taken. */
export interface MeasuredPerson {
  age_group: AgeGroup;
  gender: (typeof GENDERS)[number] | null;
  unit: Unit;
  values: Partial<Record<MeasureCode, number | null>>;
}

/** `unit` is the other unit, if the number is plausible only there; `value` is converted to the record's unit. */
interface UnitSuggestion {
  unit: Unit;
  value: number;
}

/** A value more than 25 % beyond its band. */
export interface Refusal {
  code: MeasureCode;
  sentence: string;
  suggestion?: UnitSuggestion;
}

/**
 * `band`: outside its band. `inches`: outside its band but plausible in the other unit. `cross`: inconsistent with
 * `related`.
 */
export interface FitWarning {
  code: MeasureCode;
  related?: MeasureCode[];
  kind: 'band' | 'inches' | 'cross';
  sentence: string;
  suggestion?: UnitSuggestion;
}

export interface FitVerdict {
  refused: Refusal[];
  warnings: FitWarning[];
}

/** Share of the band's limit (measurements-4). */
const TOLERANCE_SHARE = 0.25;

/** In each list, every measure must be smaller than the next one taken. */
const ASCENDING: readonly (readonly MeasureCode[])[] = [
  ['neck', 'chest'],
  ['wrist', 'elbow'],
  ['ankle', 'calf', 'thigh'],
];
/** Lowest and highest usual share of the height, both included. */
const PER_CENT_OF_HEIGHT = [
  ['shoulder', 20, 29],
  ['inseam', 38, 52],
  ['sleeve', 29, 38],
] as const satisfies readonly (readonly [MeasureCode, number, number])[];
/** Millimetres. */
const OUTSIDE_LEG_EASE = 40;

function wording({ gender, unit, values }: MeasuredPerson) {
  const unitOf = (code: MeasureCode) => (MEASURES[code].kind === 'weight' ? 'kg' : unit);
  const number = (value: number) => Number(value.toFixed(2));
  const quantity = (code: MeasureCode, value: number) => measureWords.quantity({ value, unit: unitOf(code) });

  /** A stored limit in the record's unit with one decimal, rounded into the band. */
  const limit = (code: MeasureCode, stored: number, side: 'lowest' | 'highest') => {
    const tenth = MEASURES[code].kind === 'weight' ? 100 : unit === 'cm' ? 1 : 2.54;
    return (side === 'lowest' ? Math.ceil(stored / tenth - 1e-6) : Math.floor(stored / tenth + 1e-6)) / 10;
  };

  return {
    name: (code: MeasureCode) =>
      measureWords.inSentence[code === 'chest' && gender === 'female' ? 'bust' : code],
    number,
    typed: (code: MeasureCode) => quantity(code, number(values[code] ?? Number.NaN)),
    most: (code: MeasureCode, highest: number) => quantity(code, limit(code, highest, 'highest')),
    range: (code: MeasureCode, lowest: number, highest: number) =>
      measureWords.range({
        lowest: limit(code, lowest, 'lowest'),
        highest: limit(code, highest, 'highest'),
        unit: unitOf(code),
      }),
  };
}
type Wording = ReturnType<typeof wording>;

/** In stored units; the catalogue uses cm and kg. */
function storedBand(code: MeasureCode, ageGroup: AgeGroup): [lowest: number, highest: number] {
  const [lowest, highest] = bandOf(code, ageGroup);
  return [toCanonical(code, lowest, 'cm'), toCanonical(code, highest, 'cm')];
}

function isWithin(stored: number, lowest: number, highest: number): boolean {
  return stored >= lowest && stored <= highest;
}

/** The other unit, if the number is plausible there. */
function otherReading(code: MeasureCode, value: number, person: MeasuredPerson): UnitSuggestion | undefined {
  if (MEASURES[code].kind === 'weight') return undefined;
  const other: Unit = person.unit === 'cm' ? 'in' : 'cm';
  const stored = toCanonical(code, value, other);
  if (!isWithin(stored, ...storedBand(code, person.age_group))) return undefined;
  return { unit: other, value: fromCanonical(code, stored, person.unit) };
}

/** Adds values that may be saved to `settled`, in stored units. */
function checkBands(person: MeasuredPerson, say: Wording, settled: Map<MeasureCode, number>): FitVerdict {
  const verdict: FitVerdict = { refused: [], warnings: [] };
  for (const code of MEASURE_CODES) {
    const value = person.values[code];
    if (value === null || value === undefined) continue;

    const stored = toCanonical(code, value, person.unit);
    const [lowest, highest] = storedBand(code, person.age_group);
    const refuses = !isWithin(stored, lowest * (1 - TOLERANCE_SHARE), highest * (1 + TOLERANCE_SHARE));
    if (!refuses) settled.set(code, stored);
    if (isWithin(stored, lowest, highest)) continue;

    const unusual = {
      value: say.typed(code),
      name: say.name(code),
      usual: say.range(code, lowest, highest),
    };
    const suggestion = otherReading(code, value, person);
    const question = suggestion && fitCheckWords.didYouMean[suggestion.unit]({ value: say.number(value) });
    if (refuses) {
      const sentence = `${fitCheckWords.cannotBeRight(unusual)} ${question ?? fitCheckWords.measureOnceMore}`;
      verdict.refused.push({ code, sentence, ...(suggestion && { suggestion }) });
    } else {
      const finding =
        stored < lowest ? fitCheckWords.isLessThanUsual(unusual) : fitCheckWords.isMoreThanUsual(unusual);
      verdict.warnings.push({
        code,
        kind: suggestion ? 'inches' : 'band',
        sentence: `${finding} ${question ?? fitCheckWords.measureOnceMoreOrKeep}`,
        ...(suggestion && { suggestion }),
      });
    }
  }
  return verdict;
}

/** Compares stored millimetres, so that both units give the same result. */
function checkAcross(settled: ReadonlyMap<MeasureCode, number>, say: Wording): FitWarning[] {
  const warnings: FitWarning[] = [];
  const warn = (code: MeasureCode, related: MeasureCode[], sentence: string) => {
    warnings.push({ code, related, kind: 'cross', sentence });
  };
  // A missing measure is NaN, so every comparison with it is false.
  const stored = (code: MeasureCode) => settled.get(code) ?? Number.NaN;
  const cited = (code: MeasureCode) => fitCheckWords.cited({ name: say.name(code), value: say.typed(code) });

  for (const chain of ASCENDING) {
    let narrower: MeasureCode | undefined;
    for (const wider of chain) {
      if (!settled.has(wider)) continue;
      if (narrower && stored(narrower) >= stored(wider)) {
        const sentence = fitCheckWords.shouldBeSmaller({ smaller: cited(narrower), larger: cited(wider) });
        warn(narrower, [wider], sentence);
      }
      narrower = wider;
    }
  }

  if (stored('under_bust') > stored('chest')) {
    warn(
      'under_bust',
      ['chest'],
      fitCheckWords.shouldNotBeLarger({ smaller: cited('under_bust'), larger: cited('chest') }),
    );
  }

  if (stored('paincha') < stored('heel_pass')) {
    warn(
      'paincha',
      ['heel_pass'],
      fitCheckWords.footPassesOnlyIfLegOpens({ paincha: cited('paincha'), heelPass: cited('heel_pass') }),
    );
  }

  const longestLeg = stored('seat_depth') + stored('inseam') + OUTSIDE_LEG_EASE;
  if (stored('outside_leg') > longestLeg) {
    warn(
      'outside_leg',
      ['seat_depth', 'inseam'],
      fitCheckWords.outsideLegAtMost({
        most: say.most('outside_leg', longestLeg),
        value: say.typed('outside_leg'),
      }),
    );
  }

  for (const [code, least, most] of PER_CENT_OF_HEIGHT) {
    const [lowest, highest] = [(stored('height') * least) / 100, (stored('height') * most) / 100];
    if (stored(code) < lowest || stored(code) > highest) {
      const usual = say.range(code, lowest, highest);
      const [height, name, value] = [say.typed('height'), say.name(code), say.typed(code)];
      warn(code, ['height'], fitCheckWords.usualAtHeight({ height, name, usual, value }));
    }
  }
  return warnings;
}

/**
 * Checks one person's measures (measurements-4) as they would be stored, so that cm and inches give the same result. A
 * value plausible in the other unit gets a `suggestion`, but is still refused far outside its band: nobody has a chest
 * of 38 cm. Refused values are not compared with others, which would repeat the complaint.
 */
export function checkMeasures(person: MeasuredPerson): FitVerdict {
  const say = wording(person);
  const settled = new Map<MeasureCode, number>();
  const { refused, warnings } = checkBands(person, say, settled);
  return { refused, warnings: [...warnings, ...checkAcross(settled, say)] };
}
