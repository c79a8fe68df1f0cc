import { zodResolver } from '@hookform/resolvers/zod';
import { z } from 'zod';
import {
  changePassword,
  forgotPassword,
  login,
  NewPassword,
  register,
  Username,
} from '../../../contract/accounts.ts';
import { text } from '../../../contract/text.ts';
import { issueSentence } from '../../../contract/validation.ts';
import { PASSWORDS_DIFFER } from './words.ts';

const options = { error: issueSentence };

const confirm_password = z.string().min(1);

function passwordsAgree({
  value,
  issues,
}: z.core.ParsePayload<{ password: string; confirm_password: string }>) {
  if (value.password === value.confirm_password) return;
  issues.push({ code: 'custom', message: PASSWORDS_DIFFER, path: ['confirm_password'], input: value });
}

export type LoginFields = z.infer<typeof login.body>;
export const loginResolver = zodResolver(login.body, options);

/** The fields of /signup (accounts-4). Differing passwords and unaccepted terms are reported by toasts. */
const SignupFields = register.body
  .pick({ username: true, email: true, phone_number: true, password: true })
  .extend({ confirm_password, agreed: z.boolean() });
export type SignupFields = z.infer<typeof SignupFields>;
export const signupResolver = zodResolver(SignupFields, options);

/** The form checks the agreement itself and reports it by a toast (accounts-4). */
const SocialFields = z.object({ username: Username, phone_number: text(32), agreed: z.boolean() });
export type SocialFields = z.infer<typeof SocialFields>;
export const socialResolver = zodResolver(SocialFields, options);

export type ForgotFields = z.infer<typeof forgotPassword.body>;
export const forgotResolver = zodResolver(forgotPassword.body, options);

const ResetFields = z.object({ password: NewPassword, confirm_password }).check(passwordsAgree);
export type ResetFields = z.infer<typeof ResetFields>;
export const resetResolver = zodResolver(ResetFields, options);

const PasswordFields = changePassword.body.extend({ confirm_password }).check(passwordsAgree);
export type PasswordFields = z.infer<typeof PasswordFields>;
export const passwordResolver = zodResolver(PasswordFields, options);
