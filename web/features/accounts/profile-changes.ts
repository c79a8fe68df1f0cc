import type { Profile, ProfileChange } from '../../../contract/accounts.ts';
import { CLEARABLE_FIELDS } from '../../../contract/constants/accounts.ts';

/** In the order of the profile tab (accounts-12). */
export const PROFILE_FIELDS = [
  'username',
  'email',
  'first_name',
  'last_name',
  'phone_number',
  'gender',
  'date_of_birth',
  'address',
  'locale',
] as const;

export type ProfileFields = Record<(typeof PROFILE_FIELDS)[number], string> & {
  /** Required with a new e-mail only. */
  current_password: string;
};

export function profileFields(profile: Profile): ProfileFields {
  const saved = PROFILE_FIELDS.map((field) => [field, profile[field] ?? '']);
  return { ...(Object.fromEntries(saved) as ProfileFields), current_password: '' };
}

export function isNewEmail({ email }: ProfileFields, profile: Profile): boolean {
  return email.trim() !== '' && email.trim().toLowerCase() !== profile.email;
}

/** The changed fields, the names of the emptied ones and, with a new e-mail, the password (accounts-12). */
export function changedFields(
  typed: ProfileFields,
  profile: Profile,
  isPictureRemoved = false,
): ProfileChange {
  const saved = profileFields(profile);
  const changed: (keyof ProfileFields)[] = PROFILE_FIELDS.filter(
    (field) => typed[field].trim() && typed[field] !== saved[field],
  );
  if (isNewEmail(typed, profile)) changed.push('current_password');
  const emptied = CLEARABLE_FIELDS.filter((field) => isEmptied(field, typed, profile));
  const cleared = [...emptied, ...(isPictureRemoved ? ['profile_picture'] : [])];
  return {
    ...Object.fromEntries(changed.map((field) => [field, typed[field]])),
    ...(cleared.length > 0 && { clear: cleared.join(',') }),
  };
}

/** Whether an emptied field keeps its saved value because an account needs it (accounts-12). */
export function isKept(field: keyof ProfileFields, typed: ProfileFields, profile: Profile): boolean {
  return isEmptied(field, typed, profile) && !CLEARABLE_FIELDS.some((clearable) => clearable === field);
}

function isEmptied(field: keyof ProfileFields, typed: ProfileFields, profile: Profile): boolean {
  return !typed[field].trim() && profileFields(profile)[field] !== '';
}
