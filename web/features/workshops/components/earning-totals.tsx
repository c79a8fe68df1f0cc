import { basicWords, workshopsWords } from '#words';
import type { Totals } from '../../../../contract/earnings.ts';
import { formatRupees } from '../../../lib/format.ts';
import type { WhoseWorkshop } from '../api.ts';

/** The items of the net amount, without those of zero. */
export function EarningTotals({ whose, totals }: { whose: WhoseWorkshop; totals: Totals }) {
  const { delivered, alterations, stitching, urgent_surcharge, refunds, commission, net } = totals;
  const lines = [
    [workshopsWords.stitchingOf({ garments: delivered }), stitching],
    [workshopsWords.surchargesForUrgentOrders, urgent_surcharge],
    [workshopsWords.refunds, -refunds],
    [workshopsWords.commissionOfTheShop, -commission],
  ] as const;
  return (
    <dl className="figures grid grid-cols-[1fr_auto] gap-x-4 gap-y-1">
      {lines
        .filter(([, amount], index) => index === 0 || amount !== 0)
        .map(([label, amount]) => (
          <div key={label} className="col-span-2 grid grid-cols-subgrid">
            <dt className="text-muted">{label}</dt>
            <dd className="text-end">{inFigures(amount)}</dd>
          </div>
        ))}
      <div className="col-span-2 grid grid-cols-subgrid border-t border-hairline pt-1 font-semibold">
        <dt>{whose === 'own' ? workshopsWords.yourEarnings : workshopsWords.earnings}</dt>
        <dd className="text-end">{inFigures(net)}</dd>
      </div>
      {alterations > 0 && (
        <div className="col-span-2 text-sm text-muted">
          <dt className="inline">{workshopsWords.freeOfChargeLabel} </dt>
          <dd className="inline">{workshopsWords.alterations({ count: alterations })}</dd>
        </div>
      )}
    </dl>
  );
}

/** `−Rs 500` */
export function inFigures(amount: number): string {
  return amount < 0 ? basicWords.leftToRight({ text: `−${formatRupees(-amount)}` }) : formatRupees(amount);
}
