import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { testApp } from '../../../../test/app.ts';
import { signUp } from '../../../../test/factories.ts';
import { makeBrand } from '../../../../test/factories-shop.ts';
import { productFiles, writeRows } from '../../../../test/product-files.ts';
import { runTransfer } from '../../transfers/run-service.ts';

const SCRIPT = fileURLToPath(new URL('../../../../test/killed-import.ts', import.meta.url));
const ROWS = 30;

const shop = testApp();
const files = productFiles(shop);

/** The number of products, and of distinct names. */
async function made() {
  const { rows } = await shop.deps.db.execute<{ products: number; names: number; variants: number }>(sql`
    select count(*)::int as products, count(distinct name)::int as names,
      (select count(*)::int from variants) as variants from products`);
  return rows[0];
}

/** Returns the signal that ended the process. */
async function workUntilKilled(id: number): Promise<NodeJS.Signals | null> {
  const { databaseUrl = '', dataDir, jwtSecret } = shop.config;
  const env = { NODE_ENV: 'test', DATABASE_URL: databaseUrl, DATA_DIR: dataDir, JWT_SECRET: jwtSecret };
  const worker = spawn(process.execPath, [SCRIPT, String(id)], {
    env: { ...process.env, ...env },
    stdio: 'inherit',
  });
  const [, signal] = await once(worker, 'exit');
  return signal;
}

test('an import whose process is killed in a step keeps the steps before it, and goes on behind them (transfers-7)', async () => {
  const seller = await signUp(shop, { userType: 'brand' });
  await makeBrand(shop, { userId: seller.id });
  const rows = Array.from({ length: ROWS }, (_, n) => ({
    Section: 'Stitched',
    Category: 'Mens Wear',
    Name: `Kurta ${n}`,
    Price: '3200',
    Colour: 'Indigo',
    'Colour value': '#4338CA',
    Stock: '4',
  }));
  const { id, errors } = await files.checked(seller, writeRows(rows));
  expect(errors).toBe(0);
  expect(await made()).toEqual({ products: 0, names: 0, variants: 0 });
  await files.apply(seller, id);

  expect(await workUntilKilled(id)).toBe('SIGKILL');
  expect(await made()).toEqual({ products: 20, names: 20, variants: 20 });
  expect(await files.read(seller, id)).toMatchObject({ state: 'RUNNING', rows_done: 20, rows_total: ROWS });

  await runTransfer(shop.deps, id);
  expect(await made()).toEqual({ products: ROWS, names: ROWS, variants: ROWS });
  expect(await files.read(seller, id)).toMatchObject({ state: 'DONE', rows_done: ROWS, errors: 0 });
});
