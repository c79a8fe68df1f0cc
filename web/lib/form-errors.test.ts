import { describe, expect, test } from 'vitest';
import { failureFrom } from './call-error.ts';
import { failureSentence } from './form-errors.ts';

const failure = (status: number, body: unknown) => failureFrom(status, JSON.stringify(body));

describe('failureSentence', () => {
  test("is the server's sentence", () => {
    const taken = failure(400, { detail: 'Not now.', code: 'request.invalid' });
    expect(failureSentence(taken, 'Failed to fetch')).toBe('Not now.');
    expect(failureSentence(failure(400, { label: ['Too long.'] }), 'Failed to add')).toBe('Too long.');
  });

  test('uses the fallback without a readable message', () => {
    expect(failureSentence(failureFrom(502, '<html>Bad Gateway</html>'), 'Failed to fetch')).toBe(
      'Failed to fetch',
    );
    expect(failureSentence(new TypeError('x is undefined'), 'Failed to fetch')).toBe('Failed to fetch');
  });

  test('passes on an error thrown before the response', () => {
    expect(failureSentence(new Error('Unable to refresh token'), 'Failed to fetch')).toBe(
      'Unable to refresh token',
    );
  });
});
