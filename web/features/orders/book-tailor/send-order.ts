import { basicWords, orderFormWords } from '#words';
import type { SingleOrder } from '../../../../contract/orders.ts';
import { fileMark } from '../../../lib/attempt-key.ts';
import type { Attempt } from '../../../lib/form-submit.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { editSingleOrder, placeSingleOrder } from '../api.ts';
import { type FormFields, useDraft } from './draft.ts';
import { toRequest } from './order-request.ts';
import { designRequest } from './use-sketch.ts';

type Sent = Pick<SingleOrder, 'id' | 'tracking_id'>;

/** Places the draft's order, or edits the placed order (orders-32). */
export async function sendOrder(
  { dress_design, measurement_picture }: FormFields,
  { keyFor, onProgress, signal }: Attempt,
) {
  const draft = useDraft.getState();
  const { editing } = draft;
  const body = { ...toRequest(draft), ...designRequest(draft.fields) };
  const files = { dress_design, measurement_picture };
  const idempotencyKey = keyFor([editing?.order, body, ...Object.values(files).map(fileMark)]);
  const request = { body, files, idempotencyKey, onProgress, signal };
  const order: Sent = await (editing ? editSingleOrder(editing.order, request) : placeSingleOrder(request));
  void queryClient.invalidateQueries({ queryKey: ['orders'] });
  return { draft, order };
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
