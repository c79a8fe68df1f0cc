import type { Resolver } from 'react-hook-form';
import { lazyResolver } from '../../lib/lazy-resolver.ts';
import type {
  ForgotFields,
  LoginFields,
  PasswordFields,
  ResetFields,
  SignupFields,
  SocialFields,
} from './form-schema.ts';
import { PASSWORDS_DIFFER } from './words.ts';

export type { ForgotFields, LoginFields, PasswordFields, ResetFields, SignupFields, SocialFields };

export const loadFormSchema = () => import('./form-schema.ts');

export const loginResolver = lazyResolver(async () => (await loadFormSchema()).loginResolver);
export const signupResolver = lazyResolver(async () => (await loadFormSchema()).signupResolver);
export const forgotResolver = lazyResolver(async () => (await loadFormSchema()).forgotResolver);
export const socialResolver = lazyResolver(async () => (await loadFormSchema()).socialResolver);
export const resetResolver = lazyResolver<ResetFields>(
  async () => (await loadFormSchema()).resetResolver,
  passwordsAgree,
);
export const passwordResolver = lazyResolver<PasswordFields>(
  async () => (await loadFormSchema()).passwordResolver,
  passwordsAgree,
);

/** The server receives the password once and cannot compare. */
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
