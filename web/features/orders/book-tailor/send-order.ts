import type { SingleOrder } from '../../../../contract/orders.ts';
import { fileMark } from '../../../lib/attempt-key.ts';
import type { Attempt } from '../../../lib/form-submit.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { editSingleOrder, placeSingleOrder } from '../api.ts';
import { type FormFields, toRequest, useDraft } from './draft.ts';
import { designRequest } from './use-sketch.ts';

type Sent = Pick<SingleOrder, 'id' | 'tracking_id'>;

/** Places the order of the draft, or writes the placed order anew that the draft edits (orders-32). */
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

/** What the form says of sending. */
export const SENDING_WORDS = {
  place: {
    submit: 'Submit Order',
    submitting: 'Submitting...',
    finishing: 'Uploaded. Placing the order...',
    failed: 'Failed to submit order',
    sent: ({ tracking_id }: Sent) => `Your order ${tracking_id} was placed.`,
    follow: 'See and confirm it',
    notSent: 'Your order was not sent. What you filled in is kept.',
  },
  edit: {
    submit: 'Save changes',
    submitting: 'Saving...',
    finishing: 'Uploaded. Changing the order...',
    failed: 'Failed to change the order',
    sent: ({ tracking_id }: Sent) => `Your order ${tracking_id} is changed.`,
    follow: 'See and confirm it',
    notSent: 'Your order was not changed. What you filled in is kept.',
  },
} as const;
