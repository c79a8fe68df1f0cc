import { subscribe } from '../../../contract/contact.ts';
import { call } from '../../lib/call.ts';

/** Asks for a mail that confirms a subscription; answers what to tell. Apart from api.ts, because it is loaded on demand. */
export async function askForNewsletter(email: string): Promise<string> {
  return (await call(subscribe, { body: { email } })).message;
}
