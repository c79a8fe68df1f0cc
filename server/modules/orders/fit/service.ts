import type { BodyOf, ResponseOf } from '../../../../contract/endpoint.ts';
import type { answerSuggestion, fitMemory } from '../../../../contract/fit-memory.ts';
import {
  type FitNote,
  notesFor,
  notesOf,
  type SuggestedFor,
  suggestionsOf,
} from '../../../../contract/fit-notes.ts';
import type { Measurement } from '../../../../contract/measurements.ts';
import type { Db, Tx } from '../../../db/client.ts';
import { fail } from '../../../fail.ts';
import type { Actor } from '../../../infra/access-tokens.ts';
import { requireVersion } from '../../../require-version.ts';
import { changeMeasure, fittedRecords, lockMeasurement } from '../../measurements/service.ts';
import type { OrderWithMeasures } from '../queries.ts';
import { type Answered, answersOf, type FittedRow, fittedOrders, insertAnswer } from './queries.ts';

/** Of all records together; older orders say little about a body. */
const ORDERS_REMEMBERED = 100;
const NOTES_OF_RECORD = 20;
const ORDERS_ON_SHEET = 10;

type Memory = ResponseOf<typeof fitMemory>['results'][number];

/** Records without notes are left out. */
export async function readFitMemory(db: Db | Tx, actor: Actor): Promise<ResponseOf<typeof fitMemory>> {
  const records = await fittedRecords(db, actor.id);
  const fitted = await fittedOrders(db, { customerId: actor.id, limit: ORDERS_REMEMBERED });
  const answers = await answersOf(db, actor.id);
  const results = records.flatMap((record) => memoryOf(record, fitted, answers) ?? []);
  return { results };
}

function memoryOf(
  record: SuggestedFor & { id: number },
  fitted: readonly FittedRow[],
  answers: readonly Answered[],
): Memory | undefined {
  const own = fitted.filter(({ measurementId }) => measurementId === record.id);
  const notes = own.flatMap(notesOf).slice(0, NOTES_OF_RECORD);
  if (notes.length === 0) return undefined;
  const suggestions = suggestionsOf(own, record).filter(
    ({ order, measure }) =>
      !answers.some(
        (answer) =>
          answer.measurementId === record.id && answer.orderId === order && answer.measure === measure,
      ),
  );
  return { measurement: record.id, notes, suggestions };
}

/**
 * An answer that was given before changes nothing. Fails with `request.not_found` for a suggestion that is not offered,
 * and `edits.outdated` (wire-11).
 */
export async function answerFitSuggestion(
  tx: Tx,
  actor: Actor,
  { measurement, order, measure, answer, version }: BodyOf<typeof answerSuggestion>,
): Promise<Measurement> {
  const record = await lockMeasurement(tx, actor, measurement);
  const answers = await answersOf(tx, actor.id);
  const isSame = (one: Answered) =>
    one.measurementId === measurement && one.orderId === order && one.measure === measure;
  if (answers.some(isSame)) return record;
  const { results } = await readFitMemory(tx, actor);
  const memory = results.find((one) => one.measurement === measurement);
  const suggestion =
    memory?.suggestions.find((one) => one.order === order && one.measure === measure) ??
    fail('request.not_found');
  await insertAnswer(tx, { measurementId: measurement, orderId: order, measure, answer });
  if (answer === 'dismiss') return record;
  requireVersion(version, record);
  return changeMeasure(tx, actor, record.id, { measure, to: suggestion.to });
}

/**
 * What is known about earlier garments of the person. Tailors read only measures of other tailors' orders: the number
 * leads to that tailor, and the customer's words may name them.
 */
export async function fitNotesOf(
  db: Db | Tx,
  { order }: OrderWithMeasures,
  reader: 'tailor' | 'staff' = 'tailor',
): Promise<FitNote[]> {
  if (order.measurementId === null) return [];
  const earlier = await fittedOrders(db, {
    customerId: order.customerId,
    measurementId: order.measurementId,
    before: order.id,
    limit: ORDERS_ON_SHEET,
  });
  const notes = earlier.flatMap((fitted) =>
    reader === 'staff' || fitted.tailorId === order.tailorId
      ? notesOf(fitted)
      : notesOf({ ...fitted, tracking_id: null, alteration: null }),
  );
  return notesFor(notes, order.dressType);
}
