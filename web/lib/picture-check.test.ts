import { expect, test } from 'vitest';
import { MAX_PICTURE_BYTES } from '../../contract/constants/files.ts';
import { pictureProblem } from './picture-check.ts';

test.each([
  ['me.jpg', 'image/jpeg'],
  ['me.webp', 'image/webp'],
  ['IMG_0042.HEIC', 'image/heic'],
  ['IMG_0042.HEIC', ''],
])('%s of type "%s" is accepted', (name, type) => {
  expect(pictureProblem({ name, type, size: MAX_PICTURE_BYTES })).toBeUndefined();
});

test.each([
  ['me.svg', 'image/svg+xml'],
  ['me.gif', 'image/gif'],
  ['me.pdf', 'application/pdf'],
  ['me', ''],
])('%s of type "%s" is refused', (name, type) => {
  expect(pictureProblem({ name, type, size: 1 })).toMatch(/^Upload a picture/);
});

test('more than 10 MB is refused', () => {
  expect(pictureProblem({ name: 'me.png', type: 'image/png', size: MAX_PICTURE_BYTES + 1 })).toBe(
    'The picture is larger than 10 MB.',
  );
});
