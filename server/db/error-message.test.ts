import { expect, test } from 'vitest';
import { databaseErrorMessage } from './error-message.ts';

test('a pooler that refuses our session settings is told with the setting that helps', () => {
  const refusal = Object.assign(new Error('unsupported startup parameter: statement_timeout'), {
    code: '08P01',
  });
  expect(databaseErrorMessage(new Error('Failed query: select 1', { cause: refusal }))).toBe(
    'a pooler stands before the database and refuses session settings; set DATABASE_POOL_MODE=transaction',
  );
});
