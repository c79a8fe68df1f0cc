import { expect, inject, test } from 'vitest';
import { testApp } from '../../test/app.ts';
import { connect } from './client.ts';
import { superuserWarning } from './reach-database.ts';

const shop = testApp();

test('warns of a superuser only', async () => {
  expect(await superuserWarning(shop.deps.db)).toBeUndefined();
  const asSuperuser = connect(inject('postgresAdminUrl'), 2, () => {});
  expect(await superuserWarning(asSuperuser)).toBe(
    'DATABASE_URL: postgres is a superuser; use a role that owns the database and is not a superuser.',
  );
  await asSuperuser.$client.end();
});
