import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { inLocale } from '#words';
import { writtenHours } from './business-hours.ts';
import { USUAL_HOURS } from './constants/contact.ts';
import { countryName } from './constants/countries.ts';
import { partnerTime, USUAL_ORDER_RULES } from './constants/order-rules.ts';
import { errorSentence } from './errors.ts';
import { publicHoliday } from './holidays.ts';
import type { Locale } from './locale.ts';
import { formatDay, formatLongDay, formatMoment, formatRupees, formatTime } from './money.ts';
import { pageSentence } from './page-sentences.ts';
import { requiredText } from './text.ts';
import { validate, wholeNumber } from './validation.ts';

const both = <Result>(write: () => Result) =>
  (['en', 'ur'] satisfies Locale[]).map((locale) => inLocale(locale, write));

describe('in English and in Urdu', () => {
  test('days, times and prices have Latin digits', () => {
    const moment = '2026-11-21T09:05:00Z';
    expect(both(() => formatDay(moment))).toEqual(['21 Nov 2026', '21 نومبر 2026']);
    expect(both(() => formatLongDay('2026-11-21'))).toEqual(['21 November 2026', '21 نومبر 2026']);
    expect(both(() => formatMoment(moment))).toEqual(['21 Nov 2026, 14:05', '21 نومبر 2026، 14:05']);
    expect(both(() => formatTime(moment))).toEqual(['14:05', '14:05']);
    expect(both(() => formatDay('soon'))).toEqual(['N/A', 'معلوم نہیں']);
    expect(both(() => formatRupees(1599))).toEqual(['Rs 1,599', 'Rs 1,599']);
  });

  test('business hours, holidays and countries have names', () => {
    expect(both(() => writtenHours(USUAL_HOURS)[0])).toEqual([
      { days: 'Mon-Fri', hours: '9AM-8PM' },
      { days: 'پیر تا جمعہ', hours: 'صبح 9 بجے سے رات 8 بجے تک' },
    ]);
    expect(both(() => writtenHours([null])[0]?.hours)).toEqual(['Closed', 'بند']);
    expect(both(() => publicHoliday('2026-08-14'))).toEqual(['Independence Day', 'یومِ آزادی']);
    expect(both(() => countryName('GB'))).toEqual(['United Kingdom', 'برطانیہ']);
    expect(both(() => countryName('DE'))).toEqual(['Germany', 'جرمنی']);
    expect(both(() => countryName('nowhere'))).toEqual(['nowhere', 'nowhere']);
    expect(both(() => partnerTime(USUAL_ORDER_RULES))).toEqual([
      '7-14 business days',
      'کام کے \u20667-14\u2069 دن',
    ]);
  });

  test('a schema says what is wrong', () => {
    const schema = z.object({ name: requiredText(80), pieces: wholeNumber({ min: 1, max: 5000 }) });
    expect(both(() => validate(schema, { name: '', pieces: 5001 }))).toEqual([
      { ok: false, errors: { name: ['This field is required.'], pieces: ['Enter 5,000 or less.'] } },
      { ok: false, errors: { name: ['یہ خانہ ضروری ہے۔'], pieces: ['5,000 یا اس سے کم لکھیں۔'] } },
    ]);
  });

  test('a failure has a sentence, with its details', () => {
    expect(both(() => errorSentence('request.not_found'))).toEqual(['Not found.', 'نہیں ملا۔']);
    expect(both(() => errorSentence('accounts.too_many_passkeys', { limit: 10 }))).toEqual([
      'You can keep at most 10 passkeys.',
      'زیادہ سے زیادہ 10 پاس کی رکھی جا سکتی ہیں۔',
    ]);
    expect(both(() => pageSentence('files.too_heavy'))).toEqual([
      'The picture is larger than 10 MB.',
      'تصویر 10 ایم بی سے بڑی ہے۔',
    ]);
  });

  test('the number in its details chooses the form of a sentence', () => {
    const left = (pieces: number) => both(() => errorSentence('catalogue.stock_short', { left: pieces }));
    expect(left(1)).toEqual([
      'Only 1 is left: some may have been sold meanwhile.',
      'صرف 1 باقی ہے: شاید اس دوران کچھ بک گئے ہوں۔',
    ]);
    expect(left(3)).toEqual([
      'Only 3 are left: some may have been sold meanwhile.',
      'صرف 3 باقی ہیں: شاید اس دوران کچھ بک گئے ہوں۔',
    ]);
  });
});
