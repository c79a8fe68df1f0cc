import { describe, expect, test } from 'vitest';
import type { Profile } from '../../../contract/accounts.ts';
import { isEmptied, profileChange, profileFields } from './profile-changes.ts';

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
};
const typed = (changes: Partial<ReturnType<typeof profileFields>>) => ({
  ...profileFields(profile),
  ...changes,
});

describe('profileChange (S1 §5)', () => {
  test('sends nothing of an untouched form', () => {
    expect(profileChange(profileFields(profile), profile)).toEqual({ ok: true, data: {} });
  });

  test('sends only what changed', () => {
    expect(profileChange(typed({ last_name: ' Khan ', gender: 'female' }), profile)).toEqual({
      ok: true,
      data: { last_name: 'Khan', gender: 'female' },
    });
  });

  test('never sends an emptied field', () => {
    const emptied = typed({ address: '  ', first_name: '' });
    expect(profileChange(emptied, profile)).toEqual({ ok: true, data: {} });
    expect(isEmptied('address', emptied, profile)).toBe(true);
    expect(isEmptied('last_name', emptied, profile)).toBe(false);
  });

  test('words what is wrong by field', () => {
    expect(profileChange(typed({ username: 'a!', email: 'nobody' }), profile)).toEqual({
      ok: false,
      errors: {
        username: ['Use at least 3 characters.', 'Use letters, digits, and the signs _ . - only.'],
        email: ['Enter a valid email address.'],
      },
    });
  });
});
