import { orderGarmentWords } from '#words';
import { fileMark } from '../../../lib/attempt-key.ts';
import type { Attempt } from '../../../lib/form-submit.ts';
import { changeDraft, clearDraft, type Draft, useDraft } from '../book-tailor/draft.ts';
import type { Further, Placed } from '../book-tailor/garment-shape.ts';
import { addGarment } from '../garment/calls.ts';
import { garmentRequest } from '../garment/draft.ts';
import { readPictures } from './entries.ts';

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

async function sendOne(
  order: number,
  { key, fields }: Further,
  sending: Pick<Attempt, 'onProgress' | 'signal'>,
): Promise<void> {
  const body = garmentRequest(fields);
  const { dress_design, measurement_picture } = await readPictures(key);
  const files = { dress_design, measurement_picture };
  const idempotencyKey = keyOf(key, [order, body, ...Object.values(files).map(fileMark)]);
  await addGarment(order, { body, files, idempotencyKey, ...sending });
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
