import { z } from 'zod';
import { forgotPassword, login, NewPassword, register } from '../../../contract/accounts.ts';
import { validate } from '../../../contract/validation.ts';
import { PASSWORDS_DIFFER } from './words.ts';

export const confirm_password = z.string().min(1);

export function passwordsAgree({
  value,
  issues,
}: z.core.ParsePayload<{ password: string; confirm_password: string }>) {
  if (value.password === value.confirm_password) return;
  issues.push({ code: 'custom', message: PASSWORDS_DIFFER, path: ['confirm_password'], input: value });
}

const LoginFields = login.body;
export type LoginFields = z.infer<typeof LoginFields>;
export const checkLogin = (typed: unknown) => validate(LoginFields, typed);

/** The fields of /signup (accounts-4). Differing passwords and unaccepted terms are reported by toasts. */
const SignupFields = register.body
  .pick({ username: true, email: true, phone_number: true, password: true })
  .extend({ confirm_password, agreed: z.boolean() });
export type SignupFields = z.infer<typeof SignupFields>;
export const checkSignup = (typed: Record<string, string>) =>
  validate(SignupFields, { ...typed, agreed: 'agreed' in typed });

const ForgotFields = forgotPassword.body;
export type ForgotFields = z.infer<typeof ForgotFields>;
export const checkForgot = (typed: unknown) => validate(ForgotFields, typed);

const ResetFields = z.object({ password: NewPassword, confirm_password }).check(passwordsAgree);
export type ResetFields = z.infer<typeof ResetFields>;
export const checkReset = (typed: unknown) => validate(ResetFields, typed);
