import { describe, expect, test, vi } from 'vitest';
import { failureFrom } from './call-error.ts';
import { failureSentence, showFormErrors } from './form-errors.ts';

const failure = (status: number, body: unknown) => failureFrom(status, JSON.stringify(body));

describe('failureSentence', () => {
  test("tells the server's own sentence", () => {
    const taken = failure(400, { detail: 'Not now.', code: 'request.invalid' });
    expect(failureSentence(taken, 'Failed to fetch')).toBe('Not now.');
    expect(failureSentence(failure(400, { label: ['Too long.'] }), 'Failed to add')).toBe('Too long.');
  });

  test('falls back where the answer says nothing readable', () => {
    expect(failureSentence(failureFrom(502, '<html>Bad Gateway</html>'), 'Failed to fetch')).toBe(
      'Failed to fetch',
    );
    expect(failureSentence(new TypeError('x is undefined'), 'Failed to fetch')).toBe('Failed to fetch');
  });

  test('passes on what broke before an answer came', () => {
    expect(failureSentence(new Error('Unable to refresh token'), 'Failed to fetch')).toBe(
      'Unable to refresh token',
    );
  });
});

describe('showFormErrors', () => {
  test('puts findings on their fields, focuses the first, and returns the rest', () => {
    const setError = vi.fn();
    const error = failure(400, { email: ['Taken.'], username: ['Short.', 'Odd.'], other: ['Elsewhere.'] });
    expect(showFormErrors(error, setError, ['username', 'email'], 'Failed')).toBe('Elsewhere.');
    expect(setError.mock.calls).toEqual([
      ['email', { type: 'server', message: 'Taken.' }, { shouldFocus: true }],
      ['username', { type: 'server', message: 'Short. Odd.' }, { shouldFocus: false }],
    ]);
  });

  test('leaves alone what the form shows by itself', () => {
    const setError = vi.fn();
    const error = failure(400, { dress_design: ['No picture.'], email: ['Taken.'] });
    expect(showFormErrors(error, setError, ['email'], 'Failed', ['dress_design'])).toBeUndefined();
    expect(setError).toHaveBeenCalledTimes(1);
  });

  test('tells no bug to the reader', () => {
    expect(showFormErrors(new TypeError('x is undefined'), vi.fn(), ['email'], 'Failed')).toBe('Failed');
  });

  test('returns nothing when every finding found its field', () => {
    expect(showFormErrors(failure(400, { email: ['Taken.'] }), vi.fn(), ['email'], 'Failed')).toBeUndefined();
  });
});
