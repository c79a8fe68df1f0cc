import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const COMPRESSIBLE = /\.(js|mjs|css|svg|html|json|txt|xml|ttf|ico|webmanifest)$/;
const WORTH_IT_BYTES = 1024;
const AT_ONCE = 4;

/**
 * Writes a Brotli copy (`name.br`) beside every file that becomes smaller. Returns their number, and bytes before and
 * after.
 */
export async function compressFolder(/** @type {string} */ folder) {
  const names = (await readdir(folder, { recursive: true })).filter((name) => COMPRESSIBLE.test(name));
  const total = { copies: 0, before: 0, after: 0 };
  const work = async () => {
    for (let name = names.pop(); name; name = names.pop()) {
      const path = join(folder, name);
      const source = await readFile(path);
      const packed = source.length < WORTH_IT_BYTES ? source : await brotli(source);
      if (packed.length >= source.length) {
        await rm(`${path}.br`, { force: true });
        continue;
      }
      await writeFile(`${path}.br`, packed);
      total.copies += 1;
      total.before += source.length;
      total.after += packed.length;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return total;
}

export function brotli(/** @type {Buffer} */ source) {
  return promisify(brotliCompress)(source, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_SIZE_HINT]: source.length,
    },
  });
}
