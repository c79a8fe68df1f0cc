import { expect, test } from 'vitest';
import { CallError } from './call-error.ts';
import { deadLinkSentence, mailedToken } from './mailed-link.ts';

test('a link that was cut short has no token', () => {
  expect(mailedToken(new URLSearchParams('token=bad'))).toBe('');
  expect(mailedToken(new URLSearchParams(''))).toBe('');
  const token = 'x'.repeat(43);
  expect(mailedToken(new URLSearchParams({ token }))).toBe(token);
});

test('a used link is dead, and a failure on the way is not', () => {
  const used = new CallError('This link was used.', 400, { code: 'used', detail: 'This link was used.' });
  expect(deadLinkSentence(used, 'Invalid.')).toBe('This link was used.');
  expect(deadLinkSentence(new CallError('Use at least 20.', 400, { token: ['x'] }), 'Invalid.')).toBe(
    'Invalid.',
  );
  expect(deadLinkSentence(new CallError('No answer', 0), 'Invalid.')).toBeUndefined();
  expect(deadLinkSentence(new CallError('Busy', 503), 'Invalid.')).toBeUndefined();
});
