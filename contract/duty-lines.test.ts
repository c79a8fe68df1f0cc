import { expect, test } from 'vitest';
import { inLocale } from '#words';
import type { Duty } from './customs.ts';
import { dutyLines } from './duty-lines.ts';

const NOTHING: Duty = { country: 'GB', text: '', text_urdu: '', rate_percent: null, threshold: null };
const RATE: Duty = { ...NOTHING, rate_percent: 12.5, threshold: 50_000 };

test.each([
  ['nothing known', undefined, 60_000, []],
  ['nothing written', NOTHING, 60_000, []],
  [
    'above the threshold',
    RATE,
    60_000,
    ['Duty to expect: about Rs 7,500 (12.5% of the value of the goods).'],
  ],
  ['below the threshold', RATE, 49_999, ['We expect no duty for goods of this value.']],
  [
    'an unknown value',
    RATE,
    undefined,
    ['Duty to expect: about 12.5% of the value of the goods, if they are worth Rs 50,000 or more.'],
  ],
  [
    'an unknown value without a threshold',
    { ...RATE, threshold: null },
    undefined,
    ['Duty to expect: about 12.5% of the value of the goods.'],
  ],
  ['no rate but a text', { ...NOTHING, text: 'Ask HMRC.' }, 60_000, ['Ask HMRC.']],
])('%s (abroad-6)', (_, duty, value, texts) => {
  expect(dutyLines(duty, value).map(({ text }) => text)).toEqual(texts);
});

test('the text is in the language of the reader, otherwise in the other one and marked so', () => {
  const both = { ...NOTHING, text: 'Ask HMRC.', text_urdu: 'کسٹمز سے پوچھیں۔' };
  expect(dutyLines(both, 1)).toEqual([{ text: 'Ask HMRC.' }]);
  expect(inLocale('ur', () => dutyLines(both, 1))).toEqual([{ text: 'کسٹمز سے پوچھیں۔' }]);
  expect(dutyLines({ ...both, text: '' }, 1)).toEqual([{ text: 'کسٹمز سے پوچھیں۔', lang: 'ur' }]);
  expect(inLocale('ur', () => dutyLines({ ...both, text_urdu: '' }, 1))).toEqual([
    { text: 'Ask HMRC.', lang: 'en' },
  ]);
});
