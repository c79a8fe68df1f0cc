import type { Resolver } from 'react-hook-form';
import { accountsWords } from '#words';
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

export const loadFormResolvers = () => import('./form-schema.ts');

export const loginResolver = lazyResolver(async () => (await loadFormResolvers()).loginResolver);
export const signupResolver = lazyResolver(async () => (await loadFormResolvers()).signupResolver);
export const socialResolver = lazyResolver(async () => (await loadFormResolvers()).socialResolver);
export const forgotResolver = lazyResolver(async () => (await loadFormResolvers()).forgotResolver);
export const resetResolver = lazyResolver<ResetFields>(
  async () => (await loadFormResolvers()).resetResolver,
  passwordsAgree,
);
export const passwordResolver = lazyResolver<PasswordFields>(
  async () => (await loadFormResolvers()).passwordResolver,
  passwordsAgree,
);

/** Compared here, because the server receives the password once. */
function passwordsAgree<Fields extends ResetFields>(
  values: Fields,
): Awaited<ReturnType<Resolver<Fields, unknown, Fields>>> {
  if (values.password === values.confirm_password) return { values, errors: {} };
  return { values: {}, errors: { confirm_password: { type: 'custom', message: PASSWORDS_DIFFER } } as never };
}

export function passwordHint(password: string | undefined): string {
  const missing = 10 - (password?.length ?? 0);
  if (!password) return accountsWords.passwordHint;
  if (missing > 0) return accountsWords.moreCharacters({ count: missing });
  return accountsWords.longEnough;
}
