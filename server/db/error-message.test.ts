import { expect, test } from 'vitest';
import { databaseErrorMessage } from './error-message.ts';

test('the message for a pooler that refuses session settings names the setting that helps', () => {
  const refusal = Object.assign(new Error('unsupported startup parameter: statement_timeout'), {
    code: '08P01',
  });
  expect(databaseErrorMessage(new Error('Failed query: select 1', { cause: refusal }))).toBe(
    'a pooler stands before the database and refuses session settings; set DATABASE_POOL_MODE=transaction',
  );
});
