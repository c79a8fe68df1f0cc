import { useSearchParams } from 'react-router';
import { pageSentence } from '../../../contract/page-sentences.ts';
import { type ConfirmedShopOrder, confirmOrder } from '../../features/shop-orders/api.ts';
import { formatDay } from '../../lib/format.ts';
import { mailedToken } from '../../lib/mailed-link.ts';
import { mailedLinkMeta } from '../../lib/mailed-link-meta.ts';
import type { PageHandle } from '../../lib/page-handle.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { MailedLinkNotice } from './mailed-link-notice.tsx';
import { Notice, NoticeResult } from './notice.tsx';

export const handle: PageHandle = { query: ['token'] };

export const meta = mailedLinkMeta('Confirm your order');

/** Confirms a guest's order. */
export default function ConfirmOrderPage() {
  const [search] = useSearchParams();
  const token = mailedToken(search);
  const invalid = pageSentence('shop.confirmation_link_invalid');
  return (
    <MailedLinkNotice
      title="Confirm your order"
      incomplete={token === '' ? invalid : undefined}
      text="Press the button to confirm your order and your e-mail address. The sellers then start packing."
      label="Confirm my order"
      busyLabel="Confirming…"
      act={() => confirmOrder(token)}
      invalid={invalid}
      next={<ButtonLink to="/brands">Continue Shopping</ButtonLink>}
      done={(order) => <Confirmed order={order} />}
    />
  );
}

function Confirmed({ order }: { order: ConfirmedShopOrder }) {
  return (
    <Notice title="Your order is confirmed" picture="success">
      <NoticeResult>
        Thank you. Order <strong className="figures whitespace-nowrap">{order.tracking_id}</strong> is placed.
        Expected delivery: {formatDay(order.expected_delivery_date)}.
      </NoticeResult>
      <div className="flex flex-wrap justify-center gap-3">
        <ButtonLink to={`/order_tracking?number=${encodeURIComponent(order.tracking_id)}`}>
          Track your order
        </ButtonLink>
        <ButtonLink variant="secondary" to="/">
          Continue Shopping
        </ButtonLink>
      </div>
    </Notice>
  );
}
