import { expect, test } from 'vitest';
import { garmentWords, inLocale, tradeWords } from '#words';
import { meaningfulWords } from './same-words.ts';
import { toLatin } from './urdu.ts';

test.each([
  ['a word of the shop', 'کرتا', 'kurta'],
  ['among others', 'silk شلوار قمیض', 'silk shalwar kameez'],
  ['from an Arabic keyboard', 'پنجابي', 'punjabi'],
  ['with its short vowels', 'قَمِیض', 'kameez'],
  ['with a letter of two parts', 'ا\u0653باد', 'abad'],
  ['a name, as it sounds', 'ناصر', 'nasr'],
  ['with the signs of Urdu', 'شال، لان۔', 'shawl، lawn۔'],
  [
    'two words that mean something else together',
    'چوڑی دار اور اَن سِلا، چوڑی',
    'churidar aur unstitched، bangle',
  ],
  ['nothing in Latin letters', "Qameez, men's 2", "Qameez, men's 2"],
])('%s', (_what, typed, latin) => expect(toLatin(typed)).toBe(latin));

const urdu = <Text>(read: () => Text): Text => inLocale('ur', read);

test.each([
  ...Object.entries(garmentWords.dressTypes).map(([code, name]) => [
    `${name} ${code}`,
    urdu(() => garmentWords.dressTypes[code as keyof typeof garmentWords.dressTypes]),
  ]),
  ...Object.entries(garmentWords.fabrics).map(([code, name]) => [
    name,
    urdu(() => garmentWords.fabrics[code as keyof typeof garmentWords.fabrics]),
  ]),
  ...Object.entries(tradeWords.types).map(([code, name]) => [
    `${name} mens womens`,
    urdu(() => tradeWords.types[code as keyof typeof tradeWords.types]),
  ]),
])('%s is found by its Urdu name', (name, typed) => {
  // A long shirt is a kameez.
  const known = name.toLowerCase().replace('long', 'long kameez');
  for (const word of meaningfulWords(toLatin(typed).split(' '))) expect(known).toContain(word);
});
