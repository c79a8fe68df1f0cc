import { expect, test } from 'vitest';
import { cityIn, cityKey, cityName } from './cities.ts';

test.each([
  ['Lahore', ' LAHORE '],
  ['Lahore', 'لاہور'],
  ['Lahore', 'لاهور'],
  ['کراچی', 'كراچي'],
  ['Rawalpindi', 'Pindi'],
  ['فیصل آباد', 'فیصل‌آباد'],
  ['Rahim Yar Khan', 'Rahimyar-Khan'],
  ['Chiniot', 'CHÍNIOT 35400'],
])('%s and %s are one city', (one, other) => {
  expect(cityKey(one)).toBe(cityKey(other));
});

test('other cities are others, listed or not', () => {
  const cities = ['Lahore', 'Karachi', 'Hyderabad', 'Gujrat', 'Gujranwala', 'Chiniot', 'چنیوٹ', 'Larkana'];
  expect(new Set(cities.map(cityKey)).size).toBe(cities.length);
  expect(cityKey('54000 !')).toBe('');
});

test.each([
  ['Gulberg, Lahore', 'Lahore'],
  ['12 Darzi Street, Anarkali, Lahore, Pakistan', 'Lahore'],
  ['5 Mall Road, Lahore 54000, Punjab, Pakistan', 'Lahore'],
  ['islamabad, G-9', 'islamabad'],
  ['انارکلی، لاہور', 'لاہور'],
  ['Main Bazaar, Chiniot, Punjab', 'Chiniot'],
  ['Lahore', 'Lahore'],
  ['Pakistan', ''],
  ['', ''],
])('the city in %j is %j', (address, city) => {
  expect(cityIn(address)).toBe(city);
});

test('an Urdu page names the larger cities in Urdu', () => {
  const written = ['Lahore', 'RAWALPINDI', 'D.G. Khan', 'کراچی', 'Chiniot'];
  expect(written.map((city) => cityName(city, 'ur'))).toEqual([
    ...['لاہور', 'راولپنڈی', 'ڈیرہ غازی خان', 'کراچی', 'Chiniot'],
  ]);
  expect(written.map((city) => cityName(city, 'en'))).toEqual(written);
});
