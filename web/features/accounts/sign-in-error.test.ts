import { describe, expect, test } from 'vitest';
import { signInErrorMessage } from './sign-in-error.ts';

describe('the sentence of a failed sign-in (accounts-9)', () => {
  test('a plain string is used as it is', () => {
    expect(signInErrorMessage('Account is locked', 'login')).toBe('Account is locked');
  });

  test('prefers detail to message, and message to the e-mail error', () => {
    const email = ['Enter a valid e-mail address.'];
    expect(signInErrorMessage({ email, message: 'Second', detail: 'First' }, 'login')).toBe('First');
    expect(signInErrorMessage({ email, message: 'Second' }, 'login')).toBe('Second');
    expect(signInErrorMessage({ username: ['Taken.'], email }, 'signup')).toBe(
      'Enter a valid e-mail address.',
    );
  });

  test('accepts the first e-mail error without a list', () => {
    expect(signInErrorMessage({ email: 'Unknown.' }, 'login')).toBe('Unknown.');
  });

  test('non_field_errors come before other fields at login only', () => {
    const body = { password: ['Too short.'], non_field_errors: ['Wrong credentials.'] };
    expect(signInErrorMessage(body, 'login')).toBe('Wrong credentials.');
    expect(signInErrorMessage(body, 'signup')).toBe('Too short.');
  });

  test('falls back to the first message of the first field', () => {
    expect(signInErrorMessage({ username: ['Taken.', 'Short.'], password: ['Common.'] }, 'signup')).toBe(
      'Taken.',
    );
  });

  test.each([{}, { email: [] }, { detail: '' }, { nested: { a: 1 } }, []])(
    'is unexpected for a body without a sentence: %j',
    (body) => {
      expect(signInErrorMessage(body, 'login')).toBe('An unexpected error occurred');
    },
  );

  test.each([undefined, null, '', '<html><body>502 Bad Gateway</body></html>'])(
    'falls back to the default without a readable body: %j',
    (body) => {
      expect(signInErrorMessage(body, 'login')).toBe('Login failed');
      expect(signInErrorMessage(body, 'signup')).toBe('Registration failed');
    },
  );
});
