import {
  type Difference,
  differencesOf,
  type MeasuredValues,
  MOST_WITHOUT_EASE,
  TOLERANCES,
} from './finished-measures.ts';
import { helpfulMeasures, requiredMeasures } from './garment-measures.ts';
import { type DressTypeCode, type Garment, type GarmentFit, garmentOf } from './garments.ts';
import {
  bandOf,
  fromCanonical,
  MEASURE_CODES,
  type MeasureCode,
  toCanonical,
  type Unit,
} from './measures.ts';
import { lengthOnTape } from './tape.ts';

/** Who noticed a fault: the customer's review, a request for an alteration, or the measuring before dispatch. */
export const FIT_SOURCES = ['said', 'altered', 'measured'] as const;

export const FAULTS = ['small', 'large'] as const;
type Fault = (typeof FAULTS)[number];

/** How many notes are shown beside a new order (measurements-15). */
export const MAX_FIT_NOTES = 5;

/** A garment of a delivered order, made to one measurement record, with what is known about its fit. */
export interface FittedGarment {
  order: number;
  /** Null for the only one of its order. */
  garment: number | null;
  /** Null where the reader may not follow that order. */
  tracking_id: string | null;
  /** First delivery, `YYYY-MM-DD`. */
  day: string;
  dress_type: string | null;
  /** Frozen with the order, in millimetres. */
  ordered: MeasuredValues;
  finished: MeasuredValues;
  /** The customer's review. */
  said: GarmentFit;
  /** The latest request to alter it, as measures and in words. */
  altered: GarmentFit;
  alteration: string | null;
}

export interface FitNote {
  order: number;
  garment: number | null;
  tracking_id: string | null;
  day: string;
  dress_type: string | null;
  source: (typeof FIT_SOURCES)[number];
  /** Null, as `fault`, where the customer has only said it in words. */
  measure: MeasureCode | null;
  fault: Fault | null;
  /** Millimetres, where it was measured. */
  by: number | null;
  text: string | null;
}

/** A record's measure that may be changed after a fault (measurements-16); values in the record's unit. */
export interface FitSuggestion {
  order: number;
  tracking_id: string | null;
  day: string;
  source: (typeof FIT_SOURCES)[number];
  measure: MeasureCode;
  fault: Fault;
  from: number;
  to: number;
}

/** A garment that shall be looser was too small. */
const FAULT_OF = { looser: 'small', tighter: 'large' } as const;

function faultsIn(fit: GarmentFit): [MeasureCode, Fault][] {
  return MEASURE_CODES.flatMap((code) => {
    const wish = fit[code];
    return wish ? [[code, FAULT_OF[wish]] as [MeasureCode, Fault]] : [];
  });
}

/** The notes of one garment; what an alteration names is not repeated from the review. */
export function notesOf(fitted: FittedGarment): FitNote[] {
  const { order, garment, tracking_id, day, dress_type, alteration, altered, said } = fitted;
  const nothing = { measure: null, fault: null, by: null, text: null };
  const note = { order, garment, tracking_id, day, dress_type, ...nothing };
  const named = faultsIn(altered);
  return [
    ...(alteration ? [{ ...note, source: 'altered' as const, text: alteration }] : []),
    ...named.map(([measure, fault]) => ({ ...note, source: 'altered' as const, measure, fault })),
    ...faultsIn({ ...said, ...Object.fromEntries(named.map(([measure]) => [measure, undefined])) }).map(
      ([measure, fault]) => ({ ...note, source: 'said' as const, measure, fault }),
    ),
    ...differencesOf(fitted.ordered, fitted.finished).map(({ measure, by }) => ({
      ...note,
      source: 'measured' as const,
      measure,
      fault: faultBy(by),
      by: Math.abs(by),
    })),
  ];
}

function faultBy(by: number): Fault {
  return by < 0 ? 'small' : 'large';
}

/** The first notes that matter to a garment of this type; of any where the type is open. */
export function notesFor(notes: readonly FitNote[], dressType: string | null): FitNote[] {
  const garment = dressType === null ? undefined : garmentOf(dressType);
  const relevant = garment
    ? notes.filter((note) => isRelated(note, garment, dressType as DressTypeCode))
    : notes;
  return relevant.slice(0, MAX_FIT_NOTES);
}

function isRelated({ dress_type, measure }: FitNote, garment: Garment, dressType: DressTypeCode): boolean {
  const earlier = dress_type === null ? undefined : garmentOf(dress_type);
  if (earlier && ![...lettersOf(earlier)].some((letter) => lettersOf(garment).includes(letter))) return false;
  return (
    measure === null ||
    requiredMeasures(dressType).includes(measure) ||
    helpfulMeasures(dressType).includes(measure)
  );
}

function lettersOf({ set, either = '' }: Garment): string {
  return set + either;
}

/** In centimetres: how far an adult's measure may reach before a step of 1 cm is offered instead of half of it. */
const SMALL_MEASURE_CM = 60;
/** In the record's unit. */
const STEPS = { cm: { small: 0.5, large: 1 }, in: { small: 0.25, large: 0.375 } } as const;
/** Millimetres; less cannot be measured, more is a mistake of somebody. */
const LEAST_CHANGE = 4;
const MOST_CHANGE = 30;

/** True for lengths and measures of a garment, which are made as the record has them. */
function isMadeAsOrdered(code: MeasureCode): boolean {
  const tolerance = TOLERANCES[code];
  return tolerance !== null && tolerance[0] < 0 && tolerance[1] <= MOST_WITHOUT_EASE;
}

export interface SuggestedFor {
  unit: Unit;
  age_group: 'adult' | 'child';
  /** Of the record, in millimetres. */
  values: MeasuredValues;
}

/**
 * Changes of the record that the newest fault of each measure calls for; `garments` are newest first. None where the
 * record was changed since, where the garment strayed from the order and so the record is right, or where the customer
 * says the opposite of two garments of one order.
 */
export function suggestionsOf(garments: readonly FittedGarment[], record: SuggestedFor): FitSuggestion[] {
  return MEASURE_CODES.flatMap((measure) => {
    const found = garments.flatMap((fitted) => evidenceOf(fitted, measure));
    // What the customer says about another garment of the order counts more than what was measured.
    const ofNewest = found.filter(({ fitted }) => fitted.order === found[0]?.fitted.order);
    const evidence = ofNewest.find(({ complaint }) => complaint) ?? ofNewest[0];
    const faults = new Set(ofNewest.flatMap(({ complaint }) => complaint?.fault ?? []));
    return evidence && faults.size < 2 ? changeOf(evidence, record) : [];
  });
}

function evidenceOf(fitted: FittedGarment, measure: MeasureCode): Evidence[] {
  const complaint = complaintAbout(fitted, measure);
  const difference = differencesOf(fitted.ordered, fitted.finished).find((one) => one.measure === measure);
  return complaint || difference ? [{ fitted, measure, complaint, difference }] : [];
}

interface Complaint {
  source: 'said' | 'altered';
  fault: Fault;
}

function complaintAbout({ altered, said }: FittedGarment, measure: MeasureCode): Complaint | undefined {
  const wish = altered[measure] ?? said[measure];
  return wish && { source: altered[measure] ? 'altered' : 'said', fault: FAULT_OF[wish] };
}

interface Evidence {
  fitted: FittedGarment;
  measure: MeasureCode;
  complaint: Complaint | undefined;
  difference: Difference | undefined;
}

function changeOf(
  { fitted, measure, complaint, difference }: Evidence,
  { unit, age_group, values }: SuggestedFor,
): FitSuggestion[] {
  const current = values[measure];
  if (!TOLERANCES[measure] || current === undefined || current !== fitted.ordered[measure]) return [];
  const made = isMadeAsOrdered(measure) ? fitted.finished[measure] : undefined;
  let wanted = made;
  if (complaint) {
    const sign = complaint.fault === 'small' ? 1 : -1;
    wanted = (made ?? current) + sign * stepOf(measure, unit);
    if ((wanted - current) * sign <= 0) return [];
  }
  if (wanted === undefined || !isPlausible(measure, wanted, age_group)) return [];
  const [from, to] = [fromCanonical(measure, current, unit), fromCanonical(measure, wanted, unit)];
  const change = Math.abs(toCanonical(measure, to, unit) - current);
  if (change < LEAST_CHANGE || change > MOST_CHANGE) return [];
  const { order, tracking_id, day } = fitted;
  const cause = complaint ?? { source: 'measured' as const, fault: faultBy(difference?.by ?? 0) };
  return [{ order, tracking_id, day, ...cause, measure, from, to }];
}

/** In millimetres. */
function stepOf(measure: MeasureCode, unit: Unit): number {
  const [, highest] = bandOf(measure, 'adult');
  return toCanonical(measure, STEPS[unit][highest < SMALL_MEASURE_CM ? 'small' : 'large'], unit);
}

function isPlausible(measure: MeasureCode, stored: number, ageGroup: SuggestedFor['age_group']): boolean {
  const [lowest, highest] = bandOf(measure, ageGroup);
  return stored >= lowest * 10 && stored <= highest * 10;
}

type KindOfMeasure = 'girth' | 'length' | 'width' | 'depth';

// biome-ignore format: related measures share a line
const KINDS: Record<Exclude<KindOfMeasure, 'girth'>, readonly MeasureCode[]> = {
  length: [
    'sleeve', 'inseam', 'height', 'foot_length', 'nape_to_waist', 'front_waist_length', 'waist_to_hip', 'neck_to_knee',
    'neck_to_floor', 'outside_leg', 'seat_depth', 'asan', 'top_length', 'chaak', 'bottom_length',
  ],
  width: ['shoulder', 'shoulder_seam', 'across_front', 'across_back', 'bust_span'],
  depth: ['bust_depth', 'neck_depth_front', 'neck_depth_back'],
};

interface FitWords {
  measureNames: Readonly<Record<MeasureCode, string>>;
  quantity: (slots: { value: string; unit: Unit }) => string;
  faults: Readonly<Record<KindOfMeasure, Readonly<Record<Fault, string>>>>;
  thanOrdered: Readonly<Record<Fault, (slots: { amount: string }) => string>>;
  fitSources: Readonly<Record<FitNote['source'], string>>;
  inWords: (slots: { text: string }) => string;
  lastTimeOf: (slots: { trackingId: string; day: string }) => string;
  lastTimeOn: (slots: { day: string }) => string;
  ofGarment: (slots: { lastTime: string; garment: string }) => string;
}

/** How a reader is told days and dress types. */
interface Wording {
  wordDay: (day: string) => string;
  wordDress: (dressType: string) => string;
}

export function kindOf(measure: MeasureCode): KindOfMeasure {
  const kinds = Object.entries(KINDS) as [Exclude<KindOfMeasure, 'girth'>, readonly MeasureCode[]][];
  return kinds.find(([, codes]) => codes.includes(measure))?.[0] ?? 'girth';
}

/** `too tight` of a waist is `too short` of a sleeve. */
export function faultIn({ faults }: Pick<FitWords, 'faults'>, measure: MeasureCode, fault: Fault): string {
  return faults[kindOf(measure)][fault];
}

/** `Waist: too tight (customer said)` */
function noteIn(words: FitWords, { measure, fault, by, text, source }: FitNote, unit: Unit): string {
  const amount = by === null ? null : words.quantity({ value: lengthOnTape(by, unit), unit });
  const note =
    measure === null || fault === null
      ? words.inWords({ text: text ?? '' })
      : `${words.measureNames[measure]}: ${amount === null ? faultIn(words, measure, fault) : words.thanOrdered[fault]({ amount })}`;
  return `${note} (${words.fitSources[source]})`;
}

/** The notes of each garment below its heading, newest first; the garment is named where its order has several. */
export function notesIn(
  words: FitWords,
  notes: readonly FitNote[],
  unit: Unit,
  { wordDay, wordDress }: Wording,
): { key: string; heading: string; lines: string[] }[] {
  const keyOf = ({ order, garment }: FitNote) => (garment == null ? `${order}` : `${order}-${garment}`);
  return [...Map.groupBy(notes, keyOf)].flatMap(([key, own]) => {
    const [first] = own;
    if (!first) return [];
    const { tracking_id: trackingId, garment, dress_type: dressType } = first;
    const day = wordDay(first.day);
    const lastTime = trackingId === null ? words.lastTimeOn({ day }) : words.lastTimeOf({ trackingId, day });
    const heading =
      garment == null || dressType === null
        ? lastTime
        : words.ofGarment({ lastTime, garment: wordDress(dressType) });
    return [{ key, heading, lines: own.map((note) => noteIn(words, note, unit)) }];
  });
}
