import { abroadWords, currentLocale } from '#words';
import type { Duty } from '../../../contract/customs.ts';
import { dutyToExpect } from '../../../contract/duty.ts';
import type { Rupees } from '../../../contract/money.ts';
import { call } from '../../lib/call.ts';
import { formatRupees } from '../../lib/format.ts';
import { defineQuery } from '../../lib/queries.ts';

/** What duties to expect in a country (abroad-4). */
export const dutyQuery = (country: string) =>
  defineQuery({
    queryKey: ['duty', country],
    queryFn: ({ signal }) =>
      call('GET /api/duties/{country}/', { params: { country }, session: 'none', signal }),
    staleTime: 60_000,
  });

interface DutyLine {
  text: string;
  /** Set where staff have written the text in the other language only. */
  lang?: 'en' | 'ur';
}

/** What is said of duties for goods of `value`; of an unknown value the rate (abroad-6). */
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
