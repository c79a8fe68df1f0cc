import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, test } from 'vitest';
import { unpackWoff } from './woff.ts';

const require = createRequire(import.meta.url);
const read = (name: string) => readFileSync(require.resolve(`@fontsource/${name}`));

/** The sum a font directory keeps for each table; `head` is summed without its own adjustment field. */
function checksum(tag: string, table: Buffer): number {
  const padded = Buffer.concat([table, Buffer.alloc((4 - (table.length % 4)) % 4)]);
  if (tag === 'head') padded.writeUInt32BE(0, 8);
  let sum = 0;
  for (let at = 0; at < padded.length; at += 4) sum = (sum + padded.readUInt32BE(at)) >>> 0;
  return sum;
}

describe('unpackWoff', () => {
  test.each([
    'inter/files/inter-latin-400-normal.woff',
    'noto-nastaliq-urdu/files/noto-nastaliq-urdu-arabic-400-normal.woff',
  ])('restores every table of %s', (name) => {
    const font = unpackWoff(read(name));
    expect(font.readUInt32BE(0)).toBe(0x00010000);
    const tags: string[] = [];
    for (let table = 0; table < font.readUInt16BE(4); table += 1) {
      const entry = 12 + 16 * table;
      const tag = font.toString('latin1', entry, entry + 4);
      const offset = font.readUInt32BE(entry + 8);
      const length = font.readUInt32BE(entry + 12);
      expect(offset % 4).toBe(0);
      expect(checksum(tag, font.subarray(offset, offset + length)), tag).toBe(font.readUInt32BE(entry + 4));
      tags.push(tag);
    }
    expect(tags).toEqual(expect.arrayContaining(['cmap', 'glyf', 'head', 'hmtx', 'loca']));
  });

  test('refuses other formats', () => {
    expect(() => unpackWoff(read('inter/files/inter-latin-400-normal.woff2'))).toThrow('WOFF 1');
  });
});
