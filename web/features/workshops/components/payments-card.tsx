import { basicWords, workshopsWords } from '#words';
import type { Earnings } from '../../../../contract/earnings.ts';
import { formatDay } from '../../../lib/format.ts';
import { Card } from '../../../ui/card.tsx';
import { Heading } from '../../../ui/heading.tsx';
import { inFigures } from './earning-totals.tsx';

/** What is still due, by which rates, and what was paid out in the year (earnings-16). */
export function PaymentsCard({ earnings }: { earnings: Earnings }) {
  const { year, kind, balance, commission_percent, withheld_percent, payments } = earnings;
  const rates = { commission: commission_percent, tax: withheld_percent };
  return (
    <Card as="section" aria-labelledby="payments" className="max-w-xl">
      <Heading level={2} size="item" id="payments">
        {workshopsWords.stillDue}
      </Heading>
      <p className="figures mb-1 font-display text-3xl">{inFigures(balance)}</p>
      <p className="text-sm text-muted">
        {kind === 'brand' ? workshopsWords.ratesOfGoods(rates) : workshopsWords.ratesOfStitching(rates)}
      </p>
      <Heading level={3} size="item" className="mt-4 text-base">
        {workshopsWords.paidOutIn({ year })}
      </Heading>
      {payments.length === 0 ? (
        <p className="text-muted">{workshopsWords.nothingPaidOutYet}</p>
      ) : (
        <ul className="figures flex flex-col">
          {payments.map(({ id, at, amount, account, reference }) => (
            <li
              key={id}
              className="flex flex-wrap items-baseline justify-between gap-x-4 border-t border-hairline py-2"
            >
              <span>
                {amount < 0
                  ? workshopsWords.cameBackOn({ day: formatDay(at) })
                  : workshopsWords.paidOn({ day: formatDay(at) })}
                <span className="block text-sm text-muted wrap-anywhere">
                  {workshopsWords.accountEndingIn({
                    end: basicWords.leftToRight({ text: account ?? '–' }),
                    reference,
                  })}
                </span>
              </span>
              <span className="font-semibold">{inFigures(amount)}</span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
