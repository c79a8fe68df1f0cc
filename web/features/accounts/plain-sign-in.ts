import type { ResponseOf } from '../../../contract/paths.ts';
import { plainForm } from '../../lib/plain-form.ts';

export interface PlainSession {
  session: ResponseOf<'POST /auth/login/'>;
  remember: boolean;
}

/** Takes the sign-in form without scripts; the page keeps the session once its scripts have arrived. */
export const logInPlainly = plainForm({
  operation: 'POST /auth/login/',
  toBody: ({ email = '', password = '' }) => ({ email, password }),
  secrets: ['password'],
  toResult: (session, { remember }): PlainSession => ({ session, remember: remember !== undefined }),
});
