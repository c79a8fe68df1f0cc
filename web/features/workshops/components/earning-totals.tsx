import { basicWords, workshopsWords } from '#words';
import type { Earnings, Totals } from '../../../../contract/earnings.ts';
import { formatRupees } from '../../../lib/format.ts';
import type { WhoseEarnings } from '../earnings-api.ts';

interface EarningTotalsProps {
  whose: WhoseEarnings;
  kind: Earnings['kind'];
  totals: Totals & { paid_out: number };
  /** What is due at the end; absent for a year. */
  balance?: number;
}

/** The items of the net amount, without those of zero, and what was paid out of it. */
export function EarningTotals({ whose, kind, totals, balance }: EarningTotalsProps) {
  const { delivered, alterations, stitching, urgent_surcharge, goods, refunds, commission, net } = totals;
  const charged =
    kind === 'brand'
      ? ([[workshopsWords.goodsOf({ orders: delivered }), goods]] as const)
      : ([
          [workshopsWords.stitchingOf({ garments: delivered }), stitching],
          [workshopsWords.surchargesForUrgentOrders, urgent_surcharge],
        ] as const);
  const lines = [
    ...charged,
    [whose === 'own' ? workshopsWords.discountsYouBear : workshopsWords.discountsBorne, -totals.discount],
    [workshopsWords.refunds, -refunds],
    [workshopsWords.commissionOfTheShop, -commission],
    [workshopsWords.withheldTax, -totals.withheld],
  ] as const;
  return (
    <dl className="figures grid grid-cols-[1fr_auto] gap-x-4 gap-y-1">
      {lines
        .filter(([, amount], index) => index === 0 || amount !== 0)
        .map(([label, amount]) => (
          <Line key={label} label={label} amount={amount} />
        ))}
      <div className="col-span-2 grid grid-cols-subgrid border-t border-hairline pt-1 font-semibold">
        <dt>{whose === 'own' ? workshopsWords.yourEarnings : workshopsWords.earnings}</dt>
        <dd className="text-end">{inFigures(net)}</dd>
      </div>
      {totals.paid_out !== 0 && <Line label={workshopsWords.paidOut} amount={-totals.paid_out} />}
      {balance !== undefined && balance !== net && (
        <Line label={workshopsWords.stillDueAfterwards} amount={balance} />
      )}
      {alterations > 0 && (
        <div className="col-span-2 text-sm text-muted">
          <dt className="inline">{workshopsWords.freeOfChargeLabel} </dt>
          <dd className="inline">{workshopsWords.alterations({ count: alterations })}</dd>
        </div>
      )}
    </dl>
  );
}

function Line({ label, amount }: { label: string; amount: number }) {
  return (
    <div className="col-span-2 grid grid-cols-subgrid">
      <dt className="text-muted">{label}</dt>
      <dd className="text-end">{inFigures(amount)}</dd>
    </div>
  );
}

/** `−Rs 500` */
export function inFigures(amount: number): string {
  return amount < 0 ? basicWords.leftToRight({ text: `−${formatRupees(-amount)}` }) : formatRupees(amount);
}
