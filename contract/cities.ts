import type { Locale } from './locale.ts';
import { plainUrdu } from './urdu-letters.ts';

/** Cities with their other spellings. A city that is not listed is compared as it is written. */
// biome-ignore format: a table reads best with one city a line
const CITIES: readonly (readonly [key: string, ...others: string[]])[] = [
  ['karachi', 'khi', 'کراچی'],
  ['lahore', 'lhr', 'لاہور'],
  ['islamabad', 'isb', 'اسلام آباد'],
  ['rawalpindi', 'pindi', 'راولپنڈی', 'پنڈی'],
  ['faisalabad', 'lyallpur', 'فیصل آباد'],
  ['multan', 'ملتان'],
  ['peshawar', 'پشاور'],
  ['quetta', 'کوئٹہ'],
  ['hyderabad', 'حیدر آباد'],
  ['gujranwala', 'گوجرانوالہ'],
  ['sialkot', 'سیالکوٹ'],
  ['gujrat', 'گجرات'],
  ['bahawalpur', 'بہاولپور', 'بہاول پور'],
  ['sargodha', 'سرگودھا'],
  ['sukkur', 'سکھر'],
  ['larkana', 'لاڑکانہ'],
  ['sheikhupura', 'شیخوپورہ'],
  ['rahimyarkhan', 'رحیم یار خان'],
  ['deraghazikhan', 'dgkhan', 'ڈیرہ غازی خان'],
  ['sahiwal', 'ساہیوال'],
  ['okara', 'اوکاڑہ'],
  ['jhang', 'جھنگ'],
  ['kasur', 'قصور'],
  ['jhelum', 'جہلم'],
  ['mardan', 'مردان'],
  ['abbottabad', 'ایبٹ آباد'],
  ['mirpur', 'میرپور'],
  ['muzaffarabad', 'مظفر آباد'],
  ['gilgit', 'گلگت'],
];

/** Parts of an address that name no city. */
// biome-ignore format: one place a line
const LARGER = [
  'Pakistan', 'پاکستان',
  'Punjab', 'پنجاب',
  'Sindh', 'سندھ',
  'Balochistan', 'بلوچستان',
  'Khyber Pakhtunkhwa', 'KPK', 'KP', 'خیبر پختونخوا',
  'Azad Kashmir', 'AJK', 'آزاد کشمیر',
  'Gilgit-Baltistan', 'گلگت بلتستان',
];

const known = new Map(
  CITIES.flatMap(([key, ...others]) => [key, ...others].map((name) => [bare(name), key])),
);
const larger = new Set(LARGER.map(bare));

/** Letters only: case, accents, spaces, numbers and the keyboard do not matter. */
function bare(written: string): string {
  const latin = written.normalize('NFKD').replace(/[\u0300-\u036F]/g, '');
  return plainUrdu(latin).toLowerCase().replace(/\P{L}/gu, '');
}

/** What two spellings of a city have in common; empty for a text without letters. */
export function cityKey(written: string): string {
  const name = bare(written);
  return known.get(name) ?? name;
}

/** The Urdu name of a larger city on an Urdu page; any other city, and on other pages, as it is written. */
export function cityName(written: string, locale: Locale): string {
  if (locale !== 'ur') return written;
  const key = cityKey(written);
  const names = CITIES.find(([known]) => known === key);
  return names?.find((name) => /\p{Script=Arabic}/u.test(name)) ?? written;
}

/**
 * The city in an area or address such as "Gulberg, Lahore" or "12 Mall Road, Lahore 54000, Pakistan": the last part
 * that is a known city, else the last one that is no country, province or number. Empty if there is none.
 */
export function cityIn(address: string): string {
  const parts = address
    .split(/[,،\n]/)
    .map((part) => part.replace(/\d+/g, '').trim())
    .filter((part) => bare(part) !== '' && !larger.has(bare(part)));
  return parts.findLast((part) => known.has(bare(part))) ?? parts.at(-1) ?? '';
}

/** The city that couriers travel to and from: of a partner's area, in-house of the workshop's or the shop's address. */
export function cityOfWorkshop(
  { inHouse, area, address }: { inHouse: boolean; area: string; address: string | null },
  shopAddress: string,
): string {
  return cityIn(inHouse ? (address ?? shopAddress) : area);
}
