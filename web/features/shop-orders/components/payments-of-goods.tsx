import { billPaymentWords } from '#words';
import type { ShopOrder } from '../../../../contract/shop-orders.ts';
import { formatRupees } from '../../../lib/format.ts';
import { formatMoment } from '../../../lib/moments.ts';

/** The cash of each delivered parcel; its receipt is a button among the documents (payments-42). */
export default function PaymentsOfGoods({ order }: { order: ShopOrder }) {
  const { payments, parts } = order;
  return (
    <section aria-labelledby="payments-of-goods">
      <h3 id="payments-of-goods" className="text-lg">
        {billPaymentWords.payments}
      </h3>
      <ul className="mt-2 flex flex-col gap-3">
        {payments.map(({ id, part, method, amount, at, receipt }) => (
          <li key={id} className="flex flex-col gap-1">
            <span className="figures flex flex-wrap justify-between gap-x-4">
              <span>{billPaymentWords.methods[method]}</span>
              <span>{formatRupees(amount)}</span>
            </span>
            <span className="text-sm wrap-anywhere text-muted">
              {[
                formatMoment(at),
                parts.length > 1 && parts.find((one) => one.id === part)?.seller.name,
                receipt,
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
