import { describe, expect, test } from 'vitest';
import type { Profile } from '../../../contract/accounts.ts';
import { changedFields, isKept, isNewEmail, profileFields } from './profile-changes.ts';
import { profileChange } from './profile-schema.ts';

const profile: Profile = {
  username: 'ayesha',
  email: 'ayesha@example.com',
  phone_number: '+923001234567',
  user_type: 'customer',
  gender: null,
  first_name: 'Ayesha',
  last_name: null,
  address: 'House 4, Lahore',
  date_of_birth: null,
  profile_picture: null,
  locale: 'en',
  email_proven: true,
  pending_email: null,
  deletion_due_at: null,
};
const typed = (changes: Partial<ReturnType<typeof profileFields>>) => ({
  ...profileFields(profile),
  ...changes,
});

describe('profileChange (accounts-12)', () => {
  test('sends nothing for an unchanged form', () => {
    expect(profileChange(profileFields(profile), profile)).toEqual({ ok: true, data: {} });
  });

  test('has only changed fields', () => {
    expect(profileChange(typed({ last_name: ' Khan ', gender: 'female' }), profile)).toEqual({
      ok: true,
      data: { last_name: 'Khan', gender: 'female' },
    });
  });

  test('names emptied fields, but not required ones', () => {
    const emptied = typed({ address: '  ', first_name: '', phone_number: '' });
    expect(profileChange(emptied, profile)).toEqual({ ok: true, data: { clear: 'first_name,address' } });
    expect(isKept('phone_number', emptied, profile)).toBe(true);
    expect(isKept('address', emptied, profile)).toBe(false);
    expect(isKept('last_name', emptied, profile)).toBe(false);
  });

  test('has a message for each field', () => {
    expect(profileChange(typed({ username: 'a!', email: 'nobody' }), profile)).toEqual({
      ok: false,
      errors: {
        username: ['Use at least 3 characters.', 'Use letters, digits and _ . - only.'],
        email: ['Enter a valid e-mail address.'],
        current_password: ['Enter your current password to change your e-mail address.'],
      },
    });
  });

  test('sends the password with a new e-mail only', () => {
    const moved = typed({ email: 'noor@example.com' });
    expect(profileChange(moved, profile)).toEqual({
      ok: false,
      errors: { current_password: ['Enter your current password to change your e-mail address.'] },
    });
    expect(profileChange({ ...moved, current_password: 'nine brass thimbles' }, profile)).toEqual({
      ok: true,
      data: { email: 'noor@example.com', current_password: 'nine brass thimbles' },
    });
    const same = typed({ email: 'Ayesha@example.com ', current_password: 'nine brass thimbles' });
    expect(isNewEmail(same, profile)).toBe(false);
  });
});

test('a removed picture is named among the emptied fields (accounts-19)', () => {
  expect(changedFields(profileFields(profile), profile, true)).toEqual({ clear: 'profile_picture' });
});
