import { expect, test } from 'vitest';
import { backoffAfter, isPermanentFailure, reasonOf } from './retries.ts';

test('the delays grow from a minute to four hours, and to 15 minutes while the mail server is not reached', () => {
  const attempts = [1, 2, 3, 4, 5, 6, 30];
  const minutesAfter = (error: Error) => attempts.map((count) => backoffAfter(count, error) / 60_000);
  expect(minutesAfter(new Error('451 later'))).toEqual([1, 5, 15, 60, 120, 240, 240]);
  const unreached = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ESOCKET' });
  expect(minutesAfter(unreached)).toEqual([1, 5, 15, 15, 15, 15, 15]);
});

const refusal = (response: string, code = 'EENVELOPE') =>
  Object.assign(new Error(response), { code, response });

test.each([
  '550 5.1.1 no such user',
  '550-5.1.1 The account does not exist',
  '553 5.1.3 bad address',
  '550 5.2.1 disabled',
])('%s is permanent', (response) => {
  expect(isPermanentFailure(refusal(response))).toBe(true);
});

test.each([
  '550 no such user here',
  '554 5.7.1 relay denied',
  '450 4.1.1 not now',
  '550 5.1.8 bad sender',
  '550 5.2.2 full',
])('%s is retried', (response) => {
  expect(isPermanentFailure(refusal(response))).toBe(false);
});

test('only errors of the mailbox are permanent', () => {
  expect(isPermanentFailure(refusal('535 5.1.1 who are you', 'EAUTH'))).toBe(false);
  expect(isPermanentFailure(new Error('connect ECONNREFUSED'))).toBe(false);
  expect(isPermanentFailure(new RangeError('A mail needs exactly one plain address'))).toBe(true);
});

test('the stored reason is short and has no URLs', () => {
  const reason = reasonOf(new Error(`blocked HTTPS://naap.example/?token=abc and ${'x'.repeat(9000)}`));
  expect(reason).toContain('Error: blocked [link] and x');
  expect(reason).toHaveLength(500);
});
