import type { BodyFor } from '../../../contract/calls.ts';
import { calls } from '../../../contract/calls.ts';
import { call } from '../../lib/call.ts';

/** Sends a message to the shop; the same key is the same message. */
export async function sendMessage(
  body: BodyFor<typeof calls.contactUs>,
  idempotencyKey: string,
): Promise<void> {
  await call(calls.contactUs, { body, idempotencyKey });
}
