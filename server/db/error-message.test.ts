import { expect, test } from 'vitest';
import { databaseErrorMessage, databaseRefusal } from './error-message.ts';

test('the message for a pooler that refuses session settings names the setting that helps', () => {
  const refusal = Object.assign(new Error('unsupported startup parameter: statement_timeout'), {
    code: '08P01',
  });
  expect(databaseErrorMessage(new Error('Failed query: select 1', { cause: refusal }))).toBe(
    'a pooler stands before the database and refuses session settings; set DATABASE_POOL_MODE=transaction',
  );
});

test.each([
  [
    '25006',
    'cannot execute UPDATE',
    'the database accepts no writes: it is a standby, or the role only reads',
  ],
  ['53300', 'too many clients', 'the database accepts no more connections (too many clients)'],
  ['ECONNREFUSED', 'refused', 'the database cannot be reached (ECONNREFUSED)'],
])('%s is worth waiting for, and says what is wrong', (code, message, line) => {
  const error = Object.assign(new Error(message), { code });
  expect(databaseErrorMessage(error)).toBe(line);
  expect(databaseRefusal(error)).toBeUndefined();
});

test.each(['28P01', '3D000', '42501'])('%s is not', (code) => {
  expect(databaseRefusal(Object.assign(new Error('No'), { code }))).toBe('the database refuses (No)');
});
