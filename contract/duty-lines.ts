import { abroadWords, currentLocale } from '#words';
import type { Duty } from './customs.ts';
import { dutyToExpect } from './duty.ts';
import { formatRupees, type Rupees } from './money.ts';

interface DutyLine {
  text: string;
  /** Set where staff have written the text in the other language only. */
  lang?: 'en' | 'ur';
}

/** What is said of duties for goods of `value`; of an unknown value the rate (abroad-6, abroad-7). */
export function dutyLines(duty: Duty | undefined, value: Rupees | undefined): DutyLine[] {
  if (!duty) return [];
  const expected = expectedOf(duty, value);
  const [own, other, otherLang] =
    currentLocale() === 'en'
      ? ([duty.text, duty.text_urdu, 'ur'] as const)
      : ([duty.text_urdu, duty.text, 'en'] as const);
  return [
    ...(expected === undefined ? [] : [{ text: expected }]),
    ...(own !== '' ? [{ text: own }] : other !== '' ? [{ text: other, lang: otherLang }] : []),
  ];
}

function expectedOf(duty: Duty, value: Rupees | undefined): string | undefined {
  if (duty.rate_percent === null) return undefined;
  const rate = String(duty.rate_percent);
  if (value === undefined) {
    if (duty.rate_percent === 0) return undefined;
    return duty.threshold
      ? abroadWords.dutyOfRateFrom({ rate, threshold: formatRupees(duty.threshold) })
      : abroadWords.dutyOfRate({ rate });
  }
  const amount = dutyToExpect(value, duty) ?? 0;
  return amount === 0
    ? abroadWords.noDutyToExpect
    : abroadWords.dutyToExpect({ amount: formatRupees(amount), rate });
}
