import type { BodyFor } from '../../../contract/calls.ts';
import { calls } from '../../../contract/calls.ts';
import { call } from '../../lib/call.ts';

export async function sendMessage(
  body: BodyFor<typeof calls.contactUs>,
  idempotencyKey: string,
): Promise<void> {
  await call(calls.contactUs, { body, idempotencyKey });
}
