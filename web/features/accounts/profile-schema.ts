import type { FieldValues } from 'react-hook-form';
import { type Profile, ProfileChange } from '../../../contract/accounts.ts';
import { pageSentence } from '../../../contract/page-sentences.ts';
import { type Validated, validate } from '../../../contract/validation.ts';
import { checkResolver } from '../../lib/check-schema.ts';
import { changedFields, isNewEmail, type ProfileFields } from './profile-changes.ts';

/** The request for a form, or its errors by field (accounts-12). */
export function profileChange(typed: ProfileFields, profile: Profile): Validated<ProfileChange> {
  const change = validate(ProfileChange, changedFields(typed, profile));
  if (!isNewEmail(typed, profile) || typed.current_password) return change;
  const missing = { current_password: [pageSentence('accounts.password_needed')] };
  return { ok: false, errors: { ...(change.ok ? {} : change.errors), ...missing } };
}

export const profileResolver = <Fields extends ProfileFields & FieldValues>(profile: Profile) =>
  checkResolver<Fields>((typed) => {
    const change = profileChange(typed, profile);
    return change.ok ? { ok: true, data: typed } : change;
  });
