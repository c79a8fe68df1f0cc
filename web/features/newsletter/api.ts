import { call } from '../../lib/call.ts';

/** Returns the confirmed address. */
export async function confirmNewsletter(token: string): Promise<string> {
  return (await call('POST /api/newsletter/confirm/', { session: 'none', body: { token } })).email;
}

export async function unsubscribe(token: string): Promise<void> {
  await call('POST /api/newsletter/unsubscribe/', { session: 'none', query: { token }, body: {} });
}

/** Mails a confirmation link; returns the sentence for the user. */
export async function subscribe(email: string): Promise<string> {
  return (await call('POST /api/newsletter/', { session: 'none', body: { email } })).message;
}
