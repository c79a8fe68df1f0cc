import type { Resolver } from 'react-hook-form';
import type { FieldErrors } from '../../../contract/errors.ts';
import { lazyResolver } from '../../lib/lazy-resolver.ts';
import type { ForgotFields, LoginFields, ResetFields, SignupFields } from './form-schema.ts';
import type { PasswordFields, SocialFields } from './resolver-schema.ts';
import { PASSWORDS_DIFFER } from './words.ts';

export type { ForgotFields, LoginFields, PasswordFields, ResetFields, SignupFields, SocialFields };

const loadFormSchema = () => import('./form-schema.ts');
export const loadFormResolvers = () => import('./resolver-schema.ts');

export const loadLoginCheck = async () => (await loadFormSchema()).checkLogin;
export const loadSignupCheck = async () => (await loadFormSchema()).checkSignup;
export const loadForgotCheck = async () => (await loadFormSchema()).checkForgot;
export const loadResetCheck = async () => (await loadFormSchema()).checkReset;

export const socialResolver = lazyResolver(async () => (await loadFormResolvers()).socialResolver);
export const passwordResolver = lazyResolver<PasswordFields>(
  async () => (await loadFormResolvers()).passwordResolver,
  passwordsAgree,
);

/** The server receives the password once and cannot compare. */
export function differingPasswords({ password, confirm_password }: Record<string, string>): FieldErrors {
  return password === confirm_password ? {} : { confirm_password: [PASSWORDS_DIFFER] };
}

function passwordsAgree<Fields extends ResetFields>(
  values: Fields,
): Awaited<ReturnType<Resolver<Fields, unknown, Fields>>> {
  if (values.password === values.confirm_password) return { values, errors: {} };
  return { values: {}, errors: { confirm_password: { type: 'custom', message: PASSWORDS_DIFFER } } as never };
}

export function passwordHint(password: string | undefined): string {
  const missing = 10 - (password?.length ?? 0);
  if (!password) return 'At least 10 characters. A few unrelated words make a good password.';
  if (missing > 0) return missing === 1 ? 'One more character.' : `${missing} more characters.`;
  return 'Long enough.';
}
