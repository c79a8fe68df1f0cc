import type { Day } from '../../../../contract/dates.ts';
import { notesIn } from '../../../../contract/fit-notes.ts';
import type { Locale } from '../../../../contract/locale.ts';
import { MEASURE_CODES, MEASURES, type MeasureCode, type Unit } from '../../../../contract/measures.ts';
import type { WorkshopGarment, WorkshopOrder } from '../../../../contract/order-steps.ts';
import { inchesOnTape } from '../../../../contract/tape.ts';
import type { Tongue } from '../../../../contract/tongues.ts';
import type { Spoken } from '../../../../words/spoken.ts';
import { loadSheetWords, type SheetTongue } from '../../../features/orders/sheet-words.ts';
import type { WorkshopBulk } from './api.ts';
import type { Line, Phrase } from './read-aloud.ts';
import {
  alterationIn,
  bulkFacts,
  cancelledIn,
  choiceFacts,
  clothOfGarment,
  dayIn,
  type Fact,
  garmentFacts,
  handoverFacts,
  itemIn,
  makingFacts,
  paymentFacts,
  personIn,
  receiptFacts,
  stitchingFact,
  termFacts,
  titleIn,
  wearerIn,
  wordingIn,
} from './sheet-facts.ts';
import { linesOf, severalGarments } from './sheet-garments.ts';
import { dueWords, isLate } from './words.ts';

/** A sheet as a voice says it: Roman Urdu is said in Urdu. */
export interface Voice extends SheetTongue {
  spoken: Spoken;
}

const SPOKEN: Record<Locale, () => Promise<Spoken>> = {
  en: () => import('../../../../words/en/spoken.ts'),
  ur: () => import('../../../../words/ur/spoken.ts'),
};

/** The language in which a tongue is said. */
export function voiceOf(tongue: Tongue): Locale {
  return tongue === 'en' ? 'en' : 'ur';
}

export async function loadVoice(locale: Locale): Promise<Voice> {
  const [words, spoken] = await Promise.all([loadSheetWords(locale), SPOKEN[locale]()]);
  return { tongue: locale, words, spoken };
}

/** Facts that the head of a sheet has too. */
const SAID_BEFORE = ['garment', 'made-for'];

/** What is read aloud of a garment's sheet, from top to bottom. */
export function orderLines(order: WorkshopOrder, unit: Unit, today: Day, voice: Voice): Line[] {
  const { words } = voice;
  const several = severalGarments(order);
  return [
    said(voice, 'title', titleIn(words, order)),
    said(
      voice,
      'status',
      words.statusNames[order.status],
      ...(order.delivery_type === 'URGENT' ? [words.urgent] : []),
      ...(isLate(order, today) ? [words.late] : []),
    ),
    promised(voice, order.expected_delivery_date, dueWords(order, today, words)),
    several.length > 0
      ? { id: 'for', phrases: labelled(words.customer, order.customer_name) }
      : { id: 'for', phrases: labelled(words.madeFor, wearerIn(words, order)) },
    ...cancelledLines(order, voice),
    ...free('alteration', alterationIn(words, order), order.alteration),
    ...(several.length > 0 ? [] : fitLines(order.fit_notes, unit, voice)),
    ...(several.length > 0 || !order.measures ? [] : measured(order.measures, unit, voice)),
    ...(order.is_customer_shown ? [] : [said(voice, 'over', words.workIsOver)]),
    ...several.flatMap((garment, index) =>
      garmentLines(order, garment, { place: index + 1, count: several.length }, unit, voice),
    ),
    ...facts(
      voice,
      several.length > 0
        ? termFacts(order, voice).filter(({ id }) => id !== 'customer')
        : makingFacts(order, voice).filter(({ id }) => !SAID_BEFORE.includes(id)),
    ),
    ...(several.length > 0 ? [] : worded(order, voice)),
    ...order.answers.map(({ question, answer }, place) => ({
      id: `answer-${place}`,
      phrases: [question, answer].map((text) => ({ text, isFree: true })),
    })),
    ...facts(voice, [...handoverFacts(order, voice), ...paymentFacts(order, voice)]),
  ];
}

/** One of several garments, below its heading. */
function garmentLines(
  order: WorkshopOrder,
  garment: WorkshopGarment,
  at: { place: number; count: number },
  unit: Unit,
  voice: Voice,
): Line[] {
  const { words } = voice;
  const lines = [
    said(voice, 'head', words.placeOf(at), itemIn(words, garment)),
    { id: 'for', phrases: labelled(words.madeFor, wearerIn(words, garment)) },
    ...fitLines(garment.fit_notes ?? [], unit, voice),
    ...(garment.measures ? measured(garment.measures, unit, voice) : []),
    ...facts(
      voice,
      [
        ...garmentFacts(garment, voice),
        ...clothOfGarment(garment, voice),
        ...receiptFacts(order, garment, voice),
        stitchingFact(garment.stitching, voice),
      ].filter(({ id }) => !SAID_BEFORE.includes(id)),
    ),
    ...worded(garment, voice),
  ];
  return lines.map((line) => ({ ...line, id: linesOf(garment) + line.id }));
}

function fitLines(notes: WorkshopOrder['fit_notes'], unit: Unit, voice: Voice): Line[] {
  return notesIn(voice.words, notes, unit, wordingIn(voice)).map(({ key, heading, lines }) =>
    said(voice, `fit-${key}`, heading, ...lines),
  );
}

/** What the customer wrote about a garment, and its choices. */
function worded(garment: Pick<WorkshopOrder, 'description' | 'design'>, voice: Voice): Line[] {
  return [
    ...free('description', undefined, garment.description),
    ...facts(voice, choiceFacts(garment, voice)),
  ];
}

/** What is read aloud of a bulk order's sheet. */
export function bulkLines(order: WorkshopBulk, today: Day, voice: Voice): Line[] {
  const { words } = voice;
  const { expected_delivery_date: day, number_of_pieces: pieces, item_type: item } = order;
  return [
    { id: 'title', phrases: [{ text: String(pieces) }, { text: item, isFree: true }] },
    said(voice, 'status', words.bulkStatusNames[order.status]),
    ...(day ? [promised(voice, day, dueWords({ ...order, question: null }, today, words))] : []),
    { id: 'for', phrases: labelled(words.madeFor, order.customer_name) },
    ...facts(voice, bulkFacts(order, voice)),
    ...free('notes', undefined, order.additional_notes),
    ...free('quote-note', undefined, order.quote_note),
    ...(order.is_customer_shown ? [] : [said(voice, 'over', words.bulkWorkIsOver)]),
  ];
}

function measured(measures: NonNullable<WorkshopOrder['measures']>, unit: Unit, voice: Voice): Line[] {
  const { words, spoken } = voice;
  const { estimated, note, values, label } = measures;
  return [
    {
      id: 'measures',
      phrases: [{ text: words.measures }, { text: label, isFree: true }, { text: personIn(words, measures) }],
    },
    ...MEASURE_CODES.flatMap((code) => {
      const stored = values[code];
      if (stored === undefined) return [];
      const name = spoken.shortNames[code] ?? words.measureNames[code];
      const length = spoken.measure({ name, length: lengthOf(code, stored, unit, spoken) });
      return [said(voice, `measure-${code}`, length, ...(estimated.includes(code) ? [words.estimated] : []))];
    }),
    ...(estimated.length > 0 ? [said(voice, 'estimated', words.checkEstimatedMeasures)] : []),
    ...free('note', undefined, note),
  ];
}

function lengthOf(code: MeasureCode, stored: number, unit: Unit, spoken: Spoken): string {
  if (MEASURES[code].kind === 'weight') return spoken.kilos({ grams: stored });
  return unit === 'cm' ? spoken.centimetres({ tenths: stored }) : spoken.inches(inchesOnTape(stored));
}

function promised(voice: Voice, day: Day | null, due: string | undefined): Line {
  const { words } = voice;
  if (!day) return said(voice, 'promised', words.noDayIsPromisedYet);
  const date = dayIn(voice, day);
  return said(
    voice,
    'promised',
    due ? words.promisedForDue({ day: date, due }) : words.promisedFor({ day: date }),
  );
}

function facts(voice: Voice, list: readonly Fact[]): Line[] {
  return list.map(({ id, label, value, isFree }) =>
    isFree ? { id, phrases: labelled(label, value) } : said(voice, id, `${label}: ${value}`),
  );
}

function free(id: string, label: string | undefined, text: string | null): Line[] {
  if (!text) return [];
  return [{ id, phrases: label ? labelled(label, text) : [{ text, isFree: true }] }];
}

function labelled(label: string, text: string): Phrase[] {
  return [{ text: label }, { text, isFree: true }];
}

/** Money in words; tags and marks of direction are for the eye. */
function said({ spoken }: Voice, id: string, ...texts: readonly string[]): Line {
  const phrases = texts.map((text) => ({
    text: text
      .replace(/<\/?\w+>|[\u2066-\u2069]/g, '')
      .replace(/Rs ([\d,]+)/g, (_, amount: string) =>
        spoken.rupees({ amount: Number(amount.replaceAll(',', '')) }),
      ),
  }));
  return { id, phrases };
}

/** What is not to be stitched any more. */
function cancelledLines(order: WorkshopOrder, voice: Voice): Line[] {
  const names = cancelledIn(voice.words, order);
  return names ? [said(voice, 'cancelled', voice.words.doNotStitch({ garments: names }))] : [];
}
