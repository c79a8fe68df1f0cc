import { confirmSubscription, unsubscribe } from '../../../contract/contact.ts';
import { call } from '../../lib/call.ts';

/** Begins a subscription by the token of its mail; answers the address. */
export async function confirmNewsletter(token: string): Promise<string> {
  return (await call(confirmSubscription, { body: { token } })).email;
}

/** Ends a subscription by the token of one of its mails. */
export async function leaveNewsletter(token: string): Promise<void> {
  await call(unsubscribe, { query: { token }, body: {} });
}
