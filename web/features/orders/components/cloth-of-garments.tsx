import { basicWords, shelfClothWords } from '#words';
import { clothName } from '../../../../contract/cloth-words.ts';
import type { Garment } from '../../../../contract/order-garments.ts';
import type { SingleOrder } from '../../../../contract/orders.ts';
import { formatRupees } from '../../../lib/format.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Heading } from '../../../ui/heading.tsx';
import { LazyPart } from '../../../ui/lazy-part.tsx';
import { itemName } from '../words.ts';

const loadPostedParcel = () => import('./posted-parcel.tsx');

/** Where the cloth of each garment comes from, and where it is (orders-155). */
export default function ClothOfGarments({ order }: { order: SingleOrder }) {
  const isOne = order.garments.length === 1;
  const mayBePosted = order.cloth_posted !== null || order.actions.includes('post_cloth');
  return (
    <section aria-labelledby="cloth-of-garments" className="flex flex-col gap-3">
      <Heading level={2} size="item" id="cloth-of-garments">
        {shelfClothWords.theCloth}
      </Heading>
      <ul className="flex flex-col gap-3">
        {order.garments
          .filter(({ cloth_source }) => cloth_source !== null)
          .map((garment) => (
            <li key={garment.id} className="rounded-2xl border border-hairline bg-card p-4 wrap-anywhere">
              {!isOne && <p className="font-semibold">{itemName(garment)}</p>}
              <Cloth garment={garment} address={basicWords.leftToRight({ text: order.tailor_area })} />
            </li>
          ))}
      </ul>
      {mayBePosted && (
        <LazyPart load={loadPostedParcel} skeleton={null}>
          {(PostedParcel) => <PostedParcel order={order} />}
        </LazyPart>
      )}
    </section>
  );
}

function Cloth({ garment, address }: { garment: Garment; address: string }) {
  const { cloth, cloth_source: source, cloth_unsent: unsent, cloth_price: price, progress } = garment;
  const isCancelled = progress === 'CANCELLED';
  if (isCancelled && !cloth) return <p>{shelfClothWords.standings.CANCELLED}</p>;
  return (
    <div className="flex flex-col gap-1">
      {unsent && (
        <p role="alert" className="font-semibold text-madder">
          {shelfClothWords.couldNotBeSent({ name: unsent })}
        </p>
      )}
      {source && <p>{shelfClothWords.sources[source]}</p>}
      {source === 'POSTED' && <p className="text-muted">{shelfClothWords.postItTo({ address })}</p>}
      {source === 'SHELF' && !cloth && <p className="text-madder">{shelfClothWords.notSoldAnyMore}</p>}
      {cloth && (
        <div className="flex flex-wrap items-center gap-3">
          <img
            src={cloth.image}
            alt=""
            width={64}
            height={80}
            className="h-20 w-16 rounded-xl object-cover"
          />
          <div className="min-w-0 flex-1 basis-40">
            <p className="font-semibold">
              {cloth.quantity > 1 && <span className="figures">{cloth.quantity} × </span>}
              {clothName(cloth)}
            </p>
            {cloth.seller && <p className="text-muted">{shelfClothWords.from({ seller: cloth.seller })}</p>}
            {cloth.left !== null && cloth.left < cloth.quantity && (
              <p className="font-semibold text-madder">{shelfClothWords.soldOutNow}</p>
            )}
            {cloth.status && <Badge tone="brand">{shelfClothWords.standings[cloth.status]}</Badge>}
            {cloth.courier && cloth.courier_number && (
              <p className="text-sm text-muted">
                {shelfClothWords.sentWith({ courier: cloth.courier, number: cloth.courier_number })}
              </p>
            )}
            {isCancelled && <p className="text-sm">{shelfClothWords.keptAfterCancelling}</p>}
          </div>
          {price !== null && <p className="figures font-semibold">{formatRupees(price)}</p>}
        </div>
      )}
    </div>
  );
}
