import { basicWords, clothReceiptWords } from '#words';
import type { ClothReceipt } from '../../../../contract/cloth-receipts.ts';
import { clothInWords } from '../../../../contract/cloth-words.ts';
import type { StaffOrderPage } from '../../../../contract/staff-orders.ts';
import { OrderFacts } from '../../../features/orders/components/order-facts.tsx';
import { formatDay } from '../../../lib/format.ts';
import { formatMoment } from '../../../lib/moments.ts';
import { OrderPicture } from './order-picture.tsx';
import { Section } from './section.tsx';

type Garment = Extract<StaffOrderPage['order'], { kind: 'single' }>;

/** What was written down about the cloth, newest first, with the customer's objections (orders-81, orders-82). */
export function ClothOfOrder({ order }: { order: Garment }) {
  const { cloth_due_on: dueOn, cloth_left: left, cloth_receipts: receipts } = order;
  if (dueOn === null && receipts.length === 0) return null;
  return (
    <Section title="Cloth">
      {dueOn && <p>It has not come yet, and was due by {formatDay(dueOn)}. The promised day waits for it.</p>}
      {left !== null && <p>{left} m of it are left.</p>}
      <ol className="flex flex-col gap-5 empty:hidden">
        {receipts.toReversed().map((receipt) => (
          <li key={receipt.number}>
            <Receipt receipt={receipt} />
          </li>
        ))}
      </ol>
    </Section>
  );
}

function Receipt({ receipt }: { receipt: ClothReceipt }) {
  const { bag_tag: tag, faults, objection, objected_at, photos, received_at } = receipt;
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap gap-4 empty:hidden">
        {photos.map((address) => (
          <OrderPicture key={address} address={address} name="Cloth" />
        ))}
      </div>
      <OrderFacts
        facts={[
          ['Received', formatMoment(received_at)],
          ['Metres and pieces', clothInWords(receipt, clothReceiptWords, basicWords.listSeparator)],
          ['Tag of the bag', tag ?? 'None'],
          ['Faults', faults || 'None written down'],
        ]}
      />
      {objection !== null && (
        <div className="rounded-xl bg-saffron-soft p-3">
          <p className="text-sm text-saffron-ink">
            The customer objected{objected_at && ` on ${formatMoment(objected_at)}`}:
          </p>
          <p dir="auto" className="wrap-anywhere whitespace-pre-wrap">
            {objection}
          </p>
        </div>
      )}
    </div>
  );
}
