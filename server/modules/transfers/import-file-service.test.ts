import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import type { Storage } from '../../infra/storage/storage.ts';
import { rowsOfFile } from './import-file-service.ts';

test('reading a file of line ends lets others have the event loop', async () => {
  const chunk = Buffer.from('\n'.repeat(512 * 1024));
  const storage = {
    read: async () => Readable.from([Buffer.from('name\n'), ...Array.from({ length: 8 }, () => chunk)]),
  };
  let turns = 0;
  let isDone = false;
  const others = (function turn() {
    turns += 1;
    if (!isDone) setImmediate(turn);
  })();
  const kind = { columns: ['name'], maxRows: Number.POSITIVE_INFINITY };
  for await (const row of rowsOfFile(storage as unknown as Storage, ['part'], kind))
    expect.unreachable(String(row));
  isDone = true;
  expect(others).toBeUndefined();
  // Without pauses there would be at most one turn for each of the nine chunks.
  expect(turns).toBeGreaterThan(30);
});
