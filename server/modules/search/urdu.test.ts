import { expect, test } from 'vitest';
import { toLatin } from './urdu.ts';

test.each([
  ['a word of the shop', 'کرتا', 'kurta'],
  ['among others', 'silk شلوار قمیض', 'silk shalwar kameez'],
  ['from an Arabic keyboard', 'پنجابي', 'punjabi'],
  ['with its short vowels', 'قَمِیض', 'kameez'],
  ['with a letter of two parts', 'ا\u0653باد', 'abad'],
  ['a name, as it sounds', 'ناصر', 'nasr'],
  ['with the signs of Urdu', 'شال، لان۔', 'shawl، lawn۔'],
  ['nothing in Latin letters', "Qameez, men's 2", "Qameez, men's 2"],
])('%s', (_what, typed, latin) => expect(toLatin(typed)).toBe(latin));
