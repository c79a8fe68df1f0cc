import { readFileSync } from 'node:fs';
import { crc32, deflateSync, gzipSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';
import { describe, expect, test } from 'vitest';
import { MAX_PICTURE_BYTES } from '../../../contract/constants/files.ts';
import type { PictureError } from './pictures.ts';
import { withColourProfile } from './prepare-picture.ts';
import { SharpPictures } from './sharp-pictures.ts';

const pictures = new SharpPictures();

const RED = '#c02020';
const BLUE = '#2040c0';

/** 160 × 96, red left and blue right, Display P3, with a Copyright tag and rotated by 90°, like photos of phones. */
const phone = readFileSync(new URL('./fixtures/phone.heic', import.meta.url));

function drawing(width = 160, height = 96): Sharp {
  const right = { create: { width: width / 2, height, channels: 3 as const, background: BLUE } };
  return sharp({ create: { width, height, channels: 3, background: RED } }).composite([
    { input: right, left: width / 2, top: 0 },
  ]);
}

function blankPng(width: number, height: number, rows = height): Buffer {
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0]);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  const lines = deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * rows));
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', lines),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const bytes = Buffer.alloc(body.length + 8);
  bytes.writeUInt32BE(data.length, 0);
  body.copy(bytes, 4);
  bytes.writeUInt32BE(crc32(body), body.length + 4);
  return bytes;
}

function claiming(file: Buffer, width: number, height: number): Buffer {
  const copy = Buffer.from(file);
  const at = copy.indexOf('ispe');
  copy.writeUInt32BE(width, at + 8);
  copy.writeUInt32BE(height, at + 12);
  return copy;
}

async function colourAt(webp: Buffer, x: number, y: number): Promise<number[]> {
  const { data, info } = await sharp(webp).raw().toBuffer({ resolveWithObject: true });
  const start = (y * info.width + x) * info.channels;
  return [...data.subarray(start, start + 3)];
}

function expectColour(actual: number[], hex: string): void {
  const wanted = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  const distance = Math.max(...wanted.map((value, index) => Math.abs(value - (actual[index] ?? 999))));
  expect(distance, `${actual} for ${hex}`).toBeLessThanOrEqual(12);
}

function refusal(bytes: Buffer): Promise<PictureError['code'] | undefined> {
  return pictures.prepare(bytes).then(
    () => undefined,
    (error: PictureError) => error.code,
  );
}

describe('accepted pictures', () => {
  test.each(['jpeg', 'png', 'webp', 'avif'] as const)(
    '%s becomes WebP of the same size and colours',
    async (format) => {
      const prepared = await pictures.prepare(await drawing().toFormat(format, { quality: 95 }).toBuffer());
      expect(prepared).toMatchObject({ mediaType: 'image/webp', width: 160, height: 96 });
      expect((await sharp(prepared.bytes).metadata()).format).toBe('webp');
      expectColour(await colourAt(prepared.bytes, 30, 48), RED);
      expectColour(await colourAt(prepared.bytes, 130, 48), BLUE);
    },
  );

  test('HEIC of a phone: upright, in its own colours, without its metadata', async () => {
    expect(phone.includes('Secret photographer')).toBe(true);
    const prepared = await pictures.prepare(phone);
    expect(prepared).toMatchObject({ mediaType: 'image/webp', width: 96, height: 160 });
    expectColour(await colourAt(prepared.bytes, 48, 20), RED);
    expectColour(await colourAt(prepared.bytes, 48, 140), BLUE);
    const { exif, icc, xmp } = await sharp(prepared.bytes).metadata();
    expect([exif, icc, xmp]).toEqual([undefined, undefined, undefined]);
  });

  test('orientation is applied and every kind of metadata is gone', async () => {
    const jpeg = await drawing()
      .withExif({
        IFD0: { Copyright: 'Secret photographer' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '31/1 33/1 0/1' },
      })
      .withXmp(
        '<?xpacket begin=""?><x:xmpmeta xmlns:x="adobe:ns:meta/">Secret place</x:xmpmeta><?xpacket end="w"?>',
      )
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect(jpeg.includes('Secret')).toBe(true);
    const prepared = await pictures.prepare(jpeg);
    expect(prepared).toMatchObject({ width: 96, height: 160 });
    expectColour(await colourAt(prepared.bytes, 48, 20), RED);
    expect(prepared.bytes.includes('Secret')).toBe(false);
    const { exif, icc, xmp, orientation } = await sharp(prepared.bytes).metadata();
    expect([exif, icc, xmp, orientation]).toEqual([undefined, undefined, undefined, undefined]);
  });

  test('the long side is capped at 2400 pixels and small pictures stay small', async () => {
    expect(await pictures.prepare(await drawing(3000, 1500).jpeg().toBuffer())).toMatchObject({
      width: 2400,
      height: 1200,
    });
    expect(await pictures.prepare(blankPng(5000, 10_000))).toMatchObject({ width: 1200, height: 2400 });
    expect(await pictures.prepare(blankPng(1, 1))).toMatchObject({ width: 1, height: 1 });
  });

  test('the first frame of an animation is used', async () => {
    const frames = await Promise.all(
      [RED, BLUE].map((background) =>
        sharp({ create: { width: 30, height: 20, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    );
    const prepared = await pictures.prepare(
      await sharp(frames, { join: { animated: true } })
        .webp()
        .toBuffer(),
    );
    expect(prepared).toMatchObject({ width: 30, height: 20 });
    expectColour(await colourAt(prepared.bytes, 15, 10), RED);
    expect((await sharp(prepared.bytes).metadata()).pages).toBeUndefined();
  });

  test('transparency is kept', async () => {
    const clear = await sharp({ create: { width: 8, height: 8, channels: 4, background: '#ffffff00' } })
      .png()
      .toBuffer();
    expect((await sharp((await pictures.prepare(clear)).bytes).metadata()).hasAlpha).toBe(true);
  });

  test('a colour profile is applied, an unsuitable one is ignored', async () => {
    const p3 = await drawing().withIccProfile('p3').png().toBuffer();
    expectColour(await colourAt((await pictures.prepare(p3)).bytes, 30, 48), RED);
    const odd = withColourProfile(await drawing().png().toBuffer(), Buffer.from('not a profile'.repeat(40)));
    expectColour(await colourAt((await pictures.prepare(odd)).bytes, 30, 48), RED);
  });

  test('a script appended to a picture is removed', async () => {
    const script = '<script>alert(1)</script><?php system($_GET[0]);';
    for (const picture of [await drawing().png().toBuffer(), await drawing().jpeg().toBuffer()]) {
      const { bytes } = await pictures.prepare(Buffer.concat([picture, Buffer.from(script)]));
      expect(bytes.includes('script')).toBe(false);
      expect(bytes.includes('php')).toBe(false);
    }
  });
});

describe('refused uploads', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
  test.each<[string, Buffer]>([
    ['nothing', Buffer.alloc(0)],
    ['an SVG', Buffer.from(svg)],
    ['an SVG with a prolog', Buffer.from(`<?xml version="1.0"?>\n${svg}`)],
    ['a script', Buffer.from('#!/bin/sh\nrm -rf /\n')],
    ['HTML', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a PDF', Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n')],
    ['a zip', Buffer.from('PK\x03\x04\x14\x00\x00\x00\x08\x00', 'latin1')],
    ['a gzip bomb', gzipSync(Buffer.alloc(50_000_000))],
    ['a video', Buffer.from('\0\0\0\x18ftypisom\0\0\x02\0isomiso2mp41', 'latin1')],
    ['a PNG signature and a script', Buffer.from('\x89PNG\r\n\x1a\n<script>alert(1)</script>', 'latin1')],
    ['a JPEG signature and a script', Buffer.from('\xff\xd8\xff\xe0<?php system("id");', 'latin1')],
    ['a HEIC signature and nothing', phone.subarray(0, 24)],
    ['noise', Buffer.from(Array.from({ length: 4096 }, (_, at) => (at * 7919) % 251))],
  ])('%s', async (_name, bytes) => {
    expect(await refusal(bytes)).toBe('files.not_a_picture');
  });

  test('GIF and TIFF, though they are pictures', async () => {
    expect(await refusal(await drawing().gif().toBuffer())).toBe('files.not_a_picture');
    expect(await refusal(await drawing().tiff().toBuffer())).toBe('files.not_a_picture');
  });

  test('files over 10 MB, before they are decoded', async () => {
    expect(await refusal(Buffer.alloc(MAX_PICTURE_BYTES + 1))).toBe('files.too_heavy');
  });

  test.each<[string, () => Buffer | Promise<Buffer>]>([
    ['PNG that unpacks to 400 megapixels', () => blankPng(20_000, 20_000)],
    ['PNG that only claims 400 megapixels', () => blankPng(20_000, 20_000, 1)],
    ['PNG one line too tall', () => blankPng(5000, 10_001, 1)],
    ['HEIC of 200 megapixels', () => claiming(phone, 16_384, 12_300)],
    ['AVIF of 200 megapixels', async () => claiming(await drawing().avif().toBuffer(), 16_384, 12_300)],
  ])('too many pixels: %s', async (_name, make) => {
    expect(await refusal(await make())).toBe('files.too_many_pixels');
  });

  test.each(['jpeg', 'png', 'webp', 'avif'] as const)('a truncated %s', async (format) => {
    const noisy = sharp({
      create: {
        width: 200,
        height: 200,
        channels: 3,
        background: RED,
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
      },
    });
    const whole = await noisy.toFormat(format).toBuffer();
    expect(await refusal(whole)).toBeUndefined();
    expect(await refusal(whole.subarray(0, Math.floor(whole.length * 0.7)))).toBe('files.not_a_picture');
  });

  test('a truncated HEIC', async () => {
    expect(await refusal(phone.subarray(0, phone.length - 350))).toBe('files.not_a_picture');
  });

  test('HEIC and AVIF larger than their header says', async () => {
    expect(await refusal(claiming(phone, 16, 8))).toBe('files.not_a_picture');
    expect(await refusal(claiming(await drawing(1600, 960).avif().toBuffer(), 16, 8))).toBe(
      'files.not_a_picture',
    );
  });
});

test('concurrent pictures are not mixed up', async () => {
  const sizes = Array.from({ length: 12 }, (_, at) => 20 + at);
  const prepared = await Promise.all(sizes.map((size) => pictures.prepare(blankPng(size, 10))));
  expect(prepared.map(({ width }) => width)).toEqual(sizes);
});

test('many huge pictures of one caller do not delay others', async () => {
  const huge = blankPng(7000, 7000);
  const finished: string[] = [];
  const prepare = async (caller: string, bytes: Buffer, name: string) => {
    await pictures.prepare(bytes, { caller });
    finished.push(name);
  };
  const theirs = [1, 2, 3, 4, 5].map((number) => prepare('theirs', huge, `huge ${number}`));
  const ours = ['small', 'other'].map((name) => prepare(name, blankPng(10, 10), name));
  await Promise.all(ours);
  // The first may already be done, the second may start later.
  expect(finished.filter((name) => name.startsWith('huge')).length).toBeLessThan(2);
  await Promise.all(theirs);
}, 60_000);
