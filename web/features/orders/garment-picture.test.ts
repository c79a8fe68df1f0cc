import { expect, test } from 'vitest';
import { DRAWINGS } from '../../../contract/garments.ts';
import { pictures } from '../../art/pictures.ts';
import { garmentPicture } from './garment-picture.ts';

test('every drawing a garment may name is a picture that is built', () => {
  const built = new Set(pictures.map(({ name }) => `/art/${name}.svg`));
  expect(DRAWINGS.filter((drawing) => !built.has(garmentPicture(drawing)))).toEqual([]);
});
