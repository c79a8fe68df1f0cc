import { contactUs } from '../../../contract/contact.ts';
import type { BodyFor } from '../../../contract/endpoint.ts';
import { call } from '../../lib/call.ts';

/** Sends a message to the shop; the same key is the same message. */
export async function sendMessage(body: BodyFor<typeof contactUs>, idempotencyKey: string): Promise<void> {
  await call(contactUs, { body, idempotencyKey });
}
