import { basicWords, orderFormWords } from '#words';
import type { SingleOrder } from '../../../../contract/orders.ts';
import type { Premises, Tailor } from '../../../../contract/tailors.ts';
import { fileMark } from '../../../lib/attempt-key.ts';
import type { Attempt } from '../../../lib/form-submit.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { editSingleOrder, placeSingleOrder } from '../api.ts';
import { garmentFieldsOf } from '../garment/draft.ts';
import { isPostingOffered } from './cloth.ts';
import { changeDraft, type Draft, type FormFields, useDraft } from './draft.ts';
import { loadRestOfOrder } from './further-section.tsx';
import { toRequest } from './order-request.ts';
import type { Records } from './use-measurement-records.ts';
import { designRequest } from './use-sketch.ts';

type Sent = Pick<SingleOrder, 'id' | 'tracking_id'>;

/** Places the draft's order with its first garment, or edits the placed order (orders-32). */
export async function sendOrder(
  { dress_design, measurement_picture }: FormFields,
  { keyFor, onProgress, signal }: Attempt,
  around: { tailor: (Tailor & Partial<Premises>) | undefined; records: Records },
) {
  const draft = useDraft.getState();
  if (draft.further.length > 0) {
    const [{ requireComplete }] = await Promise.all([
      import('../further-garments/checks.ts'),
      // It may not load any more once the order is placed.
      loadRestOfOrder(),
    ]);
    await requireComplete(draft.further, { ...around, mayPost: isPostingOffered(draft.fields) });
  }
  const { editing } = draft;
  const lead = await leadOf(draft);
  const fields = { ...draft.fields, ...lead?.fields };
  const body = { ...toRequest({ ...draft, fields }), ...designRequest(fields) };
  const files = { dress_design, measurement_picture, ...lead?.pictures };
  const idempotencyKey = keyFor([editing?.order, body, ...Object.values(files).map(fileMark)]);
  const request = { body, files, idempotencyKey, onProgress, signal };
  const order: Sent = await (editing ? editSingleOrder(editing.order, request) : placeSingleOrder(request));
  void queryClient.invalidateQueries({ queryKey: ['orders'] });
  return { draft, order, lead: lead?.key };
}

/**
 * The garment that is sent first in place of the form's: an order of cloth from a shelf has no address of collection,
 * which the cloth of another garment needs.
 */
async function leadOf({ fields, further }: Draft) {
  const isNeeded = fields.cloth_source === 'SHELF' && fields.pickup === 'BY_SHOP';
  const lead = isNeeded ? further.find((one) => one.fields.cloth_source === '') : undefined;
  if (!lead) return undefined;
  const { readPictures } = await import('../further-garments/entries.ts');
  const pictures = { dress_design: undefined, measurement_picture: undefined };
  return { ...lead, pictures: { ...pictures, ...(await readPictures(lead.key)) } };
}

/**
 * The other garments of the draft go into this order (orders-207); `lead` is the key of the one that it has. One write,
 * so that no reload finds the draft as if nothing was placed.
 */
export function rememberPlaced({ id, tracking_id }: Sent, lead: string | undefined): void {
  const { fields, trade, further } = useDraft.getState();
  // The draft may be deleted, by signing out.
  if (further.length === 0) return;
  const led = further.find(({ key }) => key === lead);
  const placed = { order: id, trackingNumber: tracking_id, sent: [], lead: led?.key ?? null };
  const moved = led && { ...led, fields: garmentFieldsOf(fields), trade, is_same_person: true };
  changeDraft({
    placed,
    ...(moved && {
      fields: { ...fields, ...led.fields },
      trade: trade === null ? null : (led.trade ?? trade),
      further: further.map((one) => (one === led ? moved : one)),
    }),
  });
}

/** The texts around sending. */
export const SENDING_WORDS = {
  place: {
    submit: orderFormWords.submitOrder,
    submitting: orderFormWords.submitting,
    finishing: orderFormWords.uploadedPlacingTheOrder,
    failed: orderFormWords.failedToSubmitOrder,
    sent: ({ tracking_id }: Sent) => orderFormWords.yourOrderWasPlaced({ trackingId: tracking_id }),
    follow: orderFormWords.seeAndConfirmIt,
    notSent: orderFormWords.yourOrderWasNotSentWhat,
  },
  edit: {
    submit: orderFormWords.saveChanges,
    submitting: basicWords.saving,
    finishing: orderFormWords.uploadedChangingTheOrder,
    failed: orderFormWords.failedToChangeTheOrder,
    sent: ({ tracking_id }: Sent) => orderFormWords.yourOrderIsChanged({ trackingId: tracking_id }),
    follow: orderFormWords.seeAndConfirmIt,
    notSent: orderFormWords.yourOrderWasNotChangedWhat,
  },
} as const;
