import type { ReactNode } from 'react';
import { basicWords, billPaymentWords, orderingWords, uiWords } from '#words';
import { formatDay, formatRupees } from '../../../lib/format.ts';
import type { ChangedTerms } from './changed-terms.ts';

/** The changed terms, old beside new. */
export default function TermsComparison({ terms }: { terms: ChangedTerms }) {
  const { total, expected_delivery_date: day, advance } = terms;
  return (
    <div className="rounded-2xl border border-saffron bg-saffron-soft p-4">
      <p className="font-semibold">{orderingWords.thePriceOrTheDayHas}</p>
      <table className="figures mt-3 w-full text-start">
        <thead>
          <tr className="text-sm text-muted">
            <td />
            <th scope="col" className="px-2 text-start font-normal">
              {orderingWords.before}
            </th>
            <th scope="col" className="text-start font-normal">
              {basicWords.now}
            </th>
          </tr>
        </thead>
        <tbody>
          <Row name={uiWords.total} before={formatRupees(total.before)} now={formatRupees(total.now)} />
          {(advance.before > 0 || advance.now > 0) && (
            <Row
              name={billPaymentWords.dueBefore}
              before={formatRupees(advance.before)}
              now={formatRupees(advance.now)}
            />
          )}
          <Row name={basicWords.delivery} before={formatDay(day.before)} now={formatDay(day.now)} />
        </tbody>
      </table>
    </div>
  );
}

function Row({ name, before, now }: { name: string; before: string; now: string }): ReactNode {
  const isSame = before === now;
  return (
    <tr className="align-baseline">
      <th scope="row" className="py-1 text-start text-sm font-normal text-muted">
        {name}
      </th>
      <td className="px-2 py-1">{isSame ? before : <s>{before}</s>}</td>
      <td className={isSame ? 'py-1' : 'py-1 font-semibold'}>{now}</td>
    </tr>
  );
}
