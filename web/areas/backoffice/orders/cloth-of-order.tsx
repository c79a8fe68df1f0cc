import { basicWords, clothReceiptWords, shelfClothWords } from '#words';
import type { ClothReceipt } from '../../../../contract/cloth-receipts.ts';
import { clothInWords } from '../../../../contract/cloth-words.ts';
import { GOODS_STATUS_NAMES } from '../../../../contract/constants/order-names.ts';
import type { StaffOrderPage } from '../../../../contract/staff-orders.ts';
import { OrderFacts } from '../../../features/orders/components/order-facts.tsx';
import { namedGarments, namedWithCancelled } from '../../../features/orders/garment/names.ts';
import { formatDay, formatRupees } from '../../../lib/format.ts';
import { formatMoment } from '../../../lib/moments.ts';
import { OrderPicture } from './order-picture.tsx';
import { Section } from './section.tsx';

type Garment = Extract<StaffOrderPage['order'], { kind: 'single' }>;

/** What was written down about the cloth, newest first, with the customer's objections (orders-81, orders-82). */
export default function ClothOfOrder({ order }: { order: Garment }) {
  const { cloth_due_on: dueOn, cloth_left: left, cloth_posted: posted, cloth_receipts: receipts } = order;
  const sent = order.garments.filter(({ cloth, cloth_unsent: unsent }) => cloth !== null || unsent !== null);
  if (dueOn === null && posted === null && receipts.length === 0 && sent.length === 0) return null;
  const named = namedGarments(order);
  const missing = named.filter(({ id }) => order.cloth_missing.includes(id)).map(({ name }) => name);
  const isPartly = missing.length > 0 && missing.length < named.length;
  const withCancelled = namedWithCancelled(order);
  const nameOf = (id: number | null) => withCancelled.find((garment) => garment.id === id)?.name;
  return (
    <Section title="Cloth">
      {dueOn && isPartly && (
        <p>
          It has not come for {missing.join(', ')}, and was due by {formatDay(dueOn)}. The promised day waits
          for it; the other garments can be begun.
        </p>
      )}
      {dueOn && !isPartly && (
        <p>It has not come yet, and was due by {formatDay(dueOn)}. The promised day waits for it.</p>
      )}
      {posted && (
        <p className="wrap-anywhere">
          The customer says that it was posted on {formatDay(posted.posted_on)} with {posted.courier}
          {posted.courier_number && `, number ${posted.courier_number}`}.
        </p>
      )}
      {posted?.went_elsewhere && dueOn && (
        <p role="alert" className="font-semibold text-madder">
          It was posted before the order went to this tailor. Ask the former tailor to send it on.
        </p>
      )}
      {sent.map((garment) => (
        <SentCloth key={garment.id} garment={garment} />
      ))}
      {left !== null && <p>{left} m of it are left.</p>}
      {order.garments.map(({ id, cloth_left: own }) =>
        own === null ? null : (
          <p key={id}>
            {own} m of the cloth for {nameOf(id) ?? 'the garment'} are left.
          </p>
        ),
      )}
      <ol className="flex flex-col gap-5 empty:hidden">
        {receipts.toReversed().map((receipt) => (
          <li key={receipt.number}>
            <Receipt receipt={receipt} nameOf={nameOf} />
          </li>
        ))}
      </ol>
    </Section>
  );
}

/** Cloth that a brand sends to the tailor (orders-156). */
function SentCloth({ garment }: { garment: Garment['garments'][number] }) {
  const { cloth, cloth_price: price, cloth_unsent: unsent } = garment;
  if (!cloth)
    return <p>{unsent} could not be sent by its seller, and is off the bill. The customer was told.</p>;
  const parcel = [cloth.courier, cloth.courier_number].filter(Boolean).join(' ');
  return (
    <>
      <OrderFacts
        facts={[
          ['Cloth of the shop', `${cloth.quantity} × ${cloth.name}`],
          ['Sent by', cloth.seller ?? 'The shop'],
          [
            'Where it is',
            cloth.status ? GOODS_STATUS_NAMES[cloth.status] : 'Not bought before the confirmation',
          ],
          ['Parcel', parcel || 'None yet'],
          ['In the bill', price === null ? 'Nothing' : formatRupees(price)],
        ]}
      />
      {cloth.went_elsewhere && (
        <p role="alert" className="font-semibold text-madder">
          {shelfClothWords.wentElsewhere}
        </p>
      )}
    </>
  );
}

interface ReceiptProps {
  receipt: ClothReceipt;
  nameOf: (garment: number | null) => string | undefined;
}

function Receipt({ receipt, nameOf }: ReceiptProps) {
  const { bag_tag: tag, faults, objection, objected_at, photos, received_at } = receipt;
  const garments = (receipt.garments ?? []).flatMap((id) => nameOf(id) ?? []);
  const about = receipt.objected_garments?.flatMap((id) => nameOf(id) ?? []).join(', ');
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap gap-4 empty:hidden">
        {photos.map((address) => (
          <OrderPicture key={address} address={address} name="Cloth" />
        ))}
      </div>
      <OrderFacts
        facts={[
          ...(garments.length > 0 ? [['For', garments.join(', ')] as const] : []),
          ['Received', formatMoment(received_at)],
          ['Metres and pieces', clothInWords(receipt, clothReceiptWords, basicWords.listSeparator)],
          ['Tag of the bag', tag ?? 'None'],
          ['Faults', faults || 'None written down'],
        ]}
      />
      {objection !== null && (
        <div className="rounded-xl bg-saffron-soft p-3">
          <p className="text-sm text-saffron-ink">
            The customer objected{about && ` for ${about}`}
            {objected_at && ` on ${formatMoment(objected_at)}`}:
          </p>
          <p dir="auto" className="wrap-anywhere whitespace-pre-wrap">
            {objection}
          </p>
        </div>
      )}
    </div>
  );
}
