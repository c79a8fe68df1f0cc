import { useSearchParams } from 'react-router';
import { basicWords, storefrontWords } from '#words';
import { pageSentence } from '../../../contract/page-sentences.ts';
import { type ConfirmedShopOrder, confirmOrder } from '../../features/shop-orders/api.ts';
import { formatDay } from '../../lib/format.ts';
import { mailedToken } from '../../lib/mailed-link.ts';
import { mailedLinkMeta } from '../../lib/mailed-link-meta.ts';
import type { PageHandle } from '../../lib/page-handle.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Rich } from '../../ui/rich.tsx';
import { MailedLinkNotice } from './mailed-link-notice.tsx';
import { Notice, NoticeResult } from './notice.tsx';

export const handle: PageHandle = { query: ['token'] };

export const meta = mailedLinkMeta(storefrontWords.confirmYourOrder);

/** Confirms a guest's order. */
export default function ConfirmOrderPage() {
  const [search] = useSearchParams();
  const token = mailedToken(search);
  const invalid = pageSentence('shop.confirmation_link_invalid');
  return (
    <MailedLinkNotice
      title={storefrontWords.confirmYourOrder}
      incomplete={token === '' ? invalid : undefined}
      text={storefrontWords.pressTheButtonToConfirmOrder}
      label={storefrontWords.confirmMyOrder}
      busyLabel={storefrontWords.confirmingOrder}
      act={() => confirmOrder(token)}
      invalid={invalid}
      next={<ButtonLink to="/brands">{storefrontWords.continueShopping}</ButtonLink>}
      done={(order) => <Confirmed order={order} />}
    />
  );
}

function Confirmed({ order }: { order: ConfirmedShopOrder }) {
  return (
    <Notice title={storefrontWords.yourOrderIsConfirmed} picture="success">
      <NoticeResult>
        <Rich
          text={storefrontWords.yourOrderIsPlaced({
            trackingNumber: order.tracking_id,
            day: formatDay(order.expected_delivery_date),
          })}
          parts={{ b: (text) => <strong className="figures whitespace-nowrap">{text}</strong> }}
        />
      </NoticeResult>
      <div className="flex flex-wrap justify-center gap-3">
        <ButtonLink to={`/order_tracking?number=${encodeURIComponent(order.tracking_id)}`}>
          {basicWords.trackYourOrder}
        </ButtonLink>
        <ButtonLink variant="secondary" to="/">
          {storefrontWords.continueShopping}
        </ButtonLink>
      </div>
    </Notice>
  );
}
