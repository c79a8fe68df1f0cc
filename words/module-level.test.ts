import { globSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';

const root = join(import.meta.dirname, '..');
const SOURCES = ['contract/**/*.ts', 'server/app.ts', 'server/modules/**/*.ts'];

/** Texts that were read, and tables whose names were listed, since the last look. */
const reads: string[] = [];

function watched(texts: object, path: string): object {
  return new Proxy(texts, {
    get(table, name) {
      const value: unknown = Reflect.get(table, name);
      if (typeof value === 'object' && value !== null) return watched(value, `${path}${String(name)}.`);
      if (typeof name === 'string' && value !== undefined) reads.push(path + name);
      return value;
    },
    ownKeys(table) {
      reads.push(`${path}*`);
      return Reflect.ownKeys(table);
    },
  });
}

// Other files in this worker need the texts themselves.
afterEach(() => {
  vi.doUnmock('./en/index.ts');
  vi.resetModules();
});

// Read at module level, a text would have the language of whoever came first.
test('no module of the contract or the server reads a text when it is loaded', async () => {
  vi.resetModules();
  vi.doMock('./en/index.ts', async (original) => {
    const words = Object.entries(await original<object>());
    return Object.fromEntries(
      words.map(([name, texts]) => [name, name.endsWith('Words') ? watched(texts, `${name}.`) : texts]),
    );
  });
  const paths = SOURCES.flatMap((pattern) => globSync(pattern, { cwd: root }))
    .filter((path) => !/\.test\.ts$/.test(path))
    .toSorted();
  expect(paths.length).toBeGreaterThan(300);
  for (const path of paths) {
    await import(join(root, path));
    expect(reads, path).toEqual([]);
  }

  const { basicWords, orderNameWords } = await import('./current.ts');
  expect({ ...orderNameWords.paymentMethods }.creditCard).toBe('Credit card');
  expect(basicWords.keep).toBe('Keep');
  expect(reads).toEqual([
    'orderNameWords.paymentMethods.*',
    'orderNameWords.paymentMethods.cashOnDelivery',
    'orderNameWords.paymentMethods.creditCard',
    'orderNameWords.paymentMethods.wallet',
    'basicWords.keep',
  ]);
});
