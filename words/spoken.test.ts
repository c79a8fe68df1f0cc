import { describe, expect, test } from 'vitest';
import * as en from './en/spoken.ts';
import * as ur from './ur/spoken.ts';

describe('inches are said with their eighths', () => {
  test.each([
    [1, 0, '1 inch', 'ایک انچ'],
    [40, 0, '40 inches', 'چالیس انچ'],
    [40, 2, '40 and a quarter inches', 'سوا چالیس انچ'],
    [40, 4, '40 and a half inches', 'ساڑھے چالیس انچ'],
    [40, 6, '40 and three quarters inches', 'پونے اکتالیس انچ'],
    [1, 2, '1 and a quarter inches', 'سوا انچ'],
    [1, 4, '1 and a half inches', 'ڈیڑھ انچ'],
    [1, 6, '1 and three quarters inches', 'پونے دو انچ'],
    [2, 4, '2 and a half inches', 'ڈھائی انچ'],
    [3, 4, '3 and a half inches', 'ساڑھے تین انچ'],
    [0, 2, 'a quarter of an inch', 'پاؤ انچ'],
    [0, 4, 'half an inch', 'آدھا انچ'],
    [0, 6, 'three quarters of an inch', 'پون انچ'],
    [0, 3, 'three eighths of an inch', 'تین سوت'],
    [15, 1, '15 and an eighth inches', 'پندرہ انچ ایک سوت'],
    [15, 7, '15 and seven eighths inches', 'پندرہ انچ سات سوت'],
    // ساڑھے ایک سو would be 150, and پونے سو is 75.
    [100, 4, '100 and a half inches', 'ایک سو اور آدھا انچ'],
    [99, 6, '99 and three quarters inches', 'ننانوے اور پون انچ'],
    [99, 4, '99 and a half inches', 'ساڑھے ننانوے انچ'],
    [112, 4, '112 and a half inches', 'ایک سو ساڑھے بارہ انچ'],
    [101, 6, '101 and three quarters inches', 'ایک سو پونے دو انچ'],
  ])('%d and %d eighths', (whole, eighths, english, urdu) => {
    expect([en.inches({ whole, eighths }), ur.inches({ whole, eighths })]).toEqual([english, urdu]);
  });
});

test.each([
  [10, '1 centimetre', 'ایک سینٹی میٹر'],
  [920, '92 centimetres', 'بانوے سینٹی میٹر'],
  [925, '92.5 centimetres', 'ساڑھے بانوے سینٹی میٹر'],
  [923, '92.3 centimetres', 'بانوے اعشاریہ تین سینٹی میٹر'],
  [1005, '100.5 centimetres', 'ایک سو اور آدھا سینٹی میٹر'],
  [4, '0.4 centimetres', 'صفر اعشاریہ چار سینٹی میٹر'],
])('%d millimetres are said in centimetres', (tenths, english, urdu) => {
  expect([en.centimetres({ tenths }), ur.centimetres({ tenths })]).toEqual([english, urdu]);
});

test.each([
  [1000, '1 kilo', 'ایک کلو'],
  [61_500, '61.5 kilos', 'ساڑھے اکسٹھ کلو'],
  [61_250, '61.25 kilos', 'سوا اکسٹھ کلو'],
  [61_050, '61.05 kilos', 'اکسٹھ اعشاریہ صفر پانچ کلو'],
])('%d grams are said in kilos', (grams, english, urdu) => {
  expect([en.kilos({ grams }), ur.kilos({ grams })]).toEqual([english, urdu]);
});

test.each([
  [0, '0 rupees', 'صفر روپے'],
  [1, '1 rupee', 'ایک روپیہ'],
  [1599, '1599 rupees', 'ایک ہزار پانچ سو ننانوے روپے'],
  [36_000, '36000 rupees', 'چھتیس ہزار روپے'],
  [250_000, '250000 rupees', 'دو لاکھ پچاس ہزار روپے'],
  [12_345_678, '12345678 rupees', 'ایک کروڑ تئیس لاکھ پینتالیس ہزار چھ سو اٹھہتر روپے'],
])('%d rupees', (amount, english, urdu) => {
  expect([en.rupees({ amount }), ur.rupees({ amount })]).toEqual([english, urdu]);
});

test('every number below a hundred has its own word', () => {
  const said = Array.from({ length: 100 }, (_, amount) => ur.rupees({ amount }));
  expect(new Set(said).size).toBe(100);
  expect(said).not.toContain(' روپے');
});
