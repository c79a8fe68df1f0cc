import type { BodyFor } from '../../../contract/calls.ts';
import { call } from '../../lib/call.ts';

export async function sendMessage(
  body: BodyFor<'POST /contact/contact-us/'>,
  idempotencyKey: string,
): Promise<void> {
  await call('POST /contact/contact-us/', { session: 'optional', body, idempotencyKey });
}
