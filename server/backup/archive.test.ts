import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const WRITE = `
  import { randomBytes } from 'node:crypto';
  import { writeArchive } from '${new URL('archive.ts', import.meta.url).href}';
  import { commandErrorMessage } from '${new URL('../command-line.ts', import.meta.url).href}';
  try {
    await writeArchive(process.argv[1], async (archive) => {
      for (let part = 0; part < 20; part += 1) await archive.add('part-' + part, randomBytes(100_000));
    });
  } catch (error) {
    console.log(commandErrorMessage(error));
  }`;

test('an archive that finds no more space leaves nothing behind, and the failure is one line', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'naap-archive-'));
  const args = ['--input-type=module', '--eval', WRITE, join(folder, 'shop.tar.gz')];
  // A file size limit simulates the full disk.
  const limited = `trap '' XFSZ; ulimit -f 400; exec "$@"`;
  const ended = await new Promise<string[]>((resolve) => {
    execFile('sh', ['-c', limited, 'sh', process.execPath, ...args], (_failure, output, error) =>
      resolve([output, error.replaceAll(/^.*Warning.*\n/gm, '')]),
    );
  });
  expect(ended).toEqual(['no space is left on the disk.\n', '']);
  expect(await readdir(folder)).toEqual([]);
  await rm(folder, { recursive: true });
});
