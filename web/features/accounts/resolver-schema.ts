import { zodResolver } from '@hookform/resolvers/zod';
import { z } from 'zod';
import { changePassword, Username } from '../../../contract/accounts.ts';
import { text } from '../../../contract/text.ts';
import { issueSentence } from '../../../contract/validation.ts';
import { confirm_password, passwordsAgree } from './form-schema.ts';

const PasswordFields = changePassword.body.extend({ confirm_password }).check(passwordsAgree);
export type PasswordFields = z.infer<typeof PasswordFields>;
export const passwordResolver = zodResolver(PasswordFields, { error: issueSentence });

/** Agreeing is checked by the form, with its toast (accounts-4). */
const SocialFields = z.object({ username: Username, phone_number: text(32), agreed: z.boolean() });
export type SocialFields = z.infer<typeof SocialFields>;
export const socialResolver = zodResolver(SocialFields, { error: issueSentence });
