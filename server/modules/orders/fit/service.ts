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
import { type Answered, answersOf, type FittedRow, fittedGarments, insertAnswer } from './queries.ts';

/** Of all records together; older garments say little about a body. */
const GARMENTS_REMEMBERED = 100;
const NOTES_OF_RECORD = 20;
/** Of all persons of the order together. */
const GARMENTS_ON_SHEET = 30;

type Memory = ResponseOf<typeof fitMemory>['results'][number];

/** Records without notes are left out. */
export async function readFitMemory(
  db: Db | Tx,
  actor: Pick<Actor, 'id'>,
): Promise<ResponseOf<typeof fitMemory>> {
  const records = await fittedRecords(db, actor.id);
  const fitted = await fittedGarments(db, { customerId: actor.id, limit: GARMENTS_REMEMBERED });
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

/** By the id of the garment that is made now; none for one that no record was copied for. */
export type FitNotesOfOrder = ReadonlyMap<number, FitNote[]>;

/**
 * What is known about earlier garments of the person of each garment. Tailors read only measures of other tailors'
 * orders: the number leads to that tailor, and the customer's words may name them.
 */
export async function fitNotesOf(
  db: Db | Tx,
  { order, garments }: OrderWithMeasures,
  reader: 'tailor' | 'staff' = 'tailor',
): Promise<FitNotesOfOrder> {
  const measurementIds = [...new Set(garments.flatMap(({ measurementId }) => measurementId ?? []))];
  if (measurementIds.length === 0) return new Map();
  const earlier = await fittedGarments(db, {
    customerId: order.customerId,
    measurementIds,
    before: order.id,
    limit: GARMENTS_ON_SHEET,
  });
  const notesOfRecord = Map.groupBy(
    earlier.map((fitted) => ({
      record: fitted.measurementId,
      notes:
        reader === 'staff' || fitted.tailorId === order.tailorId
          ? notesOf(fitted)
          : notesOf({ ...fitted, tracking_id: null, alteration: null }),
    })),
    ({ record }) => record,
  );
  return new Map(
    garments.map(({ id, measurementId, dressType }) => {
      const known = measurementId === null ? [] : (notesOfRecord.get(measurementId) ?? []);
      return [
        id,
        notesFor(
          known.flatMap(({ notes }) => notes),
          dressType,
        ),
      ];
    }),
  );
}
