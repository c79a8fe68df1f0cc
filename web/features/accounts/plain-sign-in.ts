import type { ResponseOf } from '../../../contract/paths.ts';
import { plainForm } from '../../lib/plain-form.ts';

export interface PlainSession {
  session: ResponseOf<'POST /auth/login/'>;
  remember: boolean;
}

/** Handles the sign-in form without scripts; the page stores the session once its scripts have loaded. */
export const logInPlainly = plainForm({
  operation: 'POST /auth/login/',
  toBody: ({ email = '', password = '' }) => ({ email, password }),
  secrets: ['password'],
  toResult: (session, { remember }): PlainSession => ({ session, remember: remember !== undefined }),
});
