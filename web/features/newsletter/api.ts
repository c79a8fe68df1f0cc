import { calls } from '../../../contract/calls.ts';
import { call } from '../../lib/call.ts';

/** Returns the confirmed address. */
export async function confirmNewsletter(token: string): Promise<string> {
  return (await call(calls.confirmSubscription, { body: { token } })).email;
}

export async function unsubscribe(token: string): Promise<void> {
  await call(calls.unsubscribe, { query: { token }, body: {} });
}

/** Mails a confirmation link; returns the sentence to show. */
export async function subscribe(email: string): Promise<string> {
  return (await call(calls.subscribe, { body: { email } })).message;
}
