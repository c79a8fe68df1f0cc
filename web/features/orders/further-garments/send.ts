import { orderGarmentWords } from '#words';
import { fileMark } from '../../../lib/attempt-key.ts';
import { CallError } from '../../../lib/call-error.ts';
import type { Attempt } from '../../../lib/form-submit.ts';
import { changeDraft, clearDraft, type Draft, useDraft } from '../book-tailor/draft.ts';
import type { Further, GarmentFields, Placed } from '../book-tailor/garment-shape.ts';
import { addGarment, changeGarment } from '../garment/calls.ts';
import { type GarmentPictures, garmentRequest } from '../garment/draft.ts';
import { changeFurther, readPictures, readUnanswered } from './entries.ts';

/** The garments that the placed order has not got yet. */
export function unsentOf({ further, placed }: Pick<Draft, 'further' | 'placed'>): Further[] {
  return further.filter(({ key }) => !placed?.sent.includes(key));
}

/**
 * Adds the garments to the placed order, one after the other (orders-207). Each that is in is remembered at once, so
 * that after a failure the next attempt goes on from there. Rejects with the error of the garment that `onBegin` named
 * last, with that of `signal` once it is aborted, and where the draft was deleted meanwhile.
 */
export async function sendRest(
  placed: Placed,
  { onProgress, signal }: Pick<Attempt, 'onProgress' | 'signal'>,
  onBegin: (garment: Further) => void,
): Promise<void> {
  for (const garment of unsentOf(useDraft.getState())) {
    signal.throwIfAborted();
    if (!hasDraft(placed)) throw new Error(orderGarmentWords.theOrderHasWhatIsSent);
    onBegin(garment);
    await sendOne(placed.order, garment, { onProgress, signal });
    const { placed: now } = useDraft.getState();
    if (now && hasDraft(placed)) changeDraft({ placed: { ...now, sent: [...now.sent, garment.key] } });
  }
}

/** False once the draft was deleted, in another tab perhaps, or is that of another order. */
export function hasDraft({ order }: Placed): boolean {
  return useDraft.getState().placed?.order === order;
}

/** Deletes the draft, unless it is that of another order by now. */
export function clearDraftOf(placed: Placed): void {
  if (hasDraft(placed)) clearDraft();
}

type Sending = Pick<Attempt, 'onProgress' | 'signal'>;

/**
 * Where the last answer was lost and the garment was changed since, what was sent then is sent again, which tells
 * whether the order has it; it is then changed there (orders-208).
 */
async function sendOne(order: number, garment: Further, sending: Sending): Promise<void> {
  const { key, fields } = garment;
  const wanted = requestFor(order, key, fields, await readPictures(key));
  const before = await readUnanswered(garment);
  if (before && before.key !== wanted.idempotencyKey) {
    const again = requestFor(order, key, before.fields, before.pictures);
    const id = await addOne(order, key, { ...again, idempotencyKey: before.key, ...sending }).catch(
      undefinedWhereRefused,
    );
    if (id !== undefined) {
      await changeGarment(order, id, { ...wanted, ...sending });
      return;
    }
  }
  const unanswered = { key: wanted.idempotencyKey, fields, hasOwnPictures: false };
  if (before?.key !== unanswered.key) changeFurther(key, { unanswered });
  await addOne(order, key, { ...wanted, ...sending });
}

function requestFor(order: number, key: string, fields: GarmentFields, pictures: GarmentPictures) {
  const body = garmentRequest(fields);
  const { dress_design, measurement_picture } = pictures;
  const files = { dress_design, measurement_picture };
  return { body, files, idempotencyKey: keyOf(key, [order, body, ...Object.values(files).map(fileMark)]) };
}

/** Returns the garment's id in the order. */
async function addOne(order: number, key: string, request: Parameters<typeof addGarment>[1]) {
  try {
    const { garments } = await addGarment(order, request);
    return Math.max(...garments.map(({ id }) => id));
  } catch (error) {
    // The order has got none of it: an earlier request with this key would have been answered again.
    if (isRefusal(error)) changeFurther(key, { unanswered: null });
    throw error;
  }
}

/** Answers before the key was looked up say nothing about the request before; with 422 that was another one. */
const NO_REFUSALS = [401, 403, 408, 422, 429];

function isRefusal(error: unknown): boolean {
  if (!(error instanceof CallError)) return false;
  return error.status >= 400 && error.status < 500 && !NO_REFUSALS.includes(error.status);
}

function undefinedWhereRefused(error: unknown): undefined {
  if (!isRefusal(error)) throw error;
}

const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/**
 * The same for the same garment and content, also after a reload and in another tab, which has a copy of the draft: the
 * shop then has the garment once.
 */
export function keyOf(garment: string, content: unknown): string {
  let hash = FNV_OFFSET;
  for (const character of JSON.stringify(content)) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), FNV_PRIME) >>> 0;
  }
  return `${garment}-${hash.toString(16).padStart(8, '0')}`;
}
