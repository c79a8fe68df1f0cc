import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { pageSentence } from '../../../contract/page-sentences.ts';
import { type ConfirmedShopOrder, confirmOrder } from '../../features/shop-orders/api.ts';
import { CallError } from '../../lib/call-error.ts';
import { failureSentence } from '../../lib/form-errors.ts';
import { formatDay } from '../../lib/format.ts';
import { mailedLinkMeta } from '../../lib/mailed-link-meta.ts';
import { deadLinkSentence, mailedToken } from '../../lib/mailed-token.ts';
import type { PageHandle } from '../../lib/page-handle.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { takeFocus } from '../../ui/focus.ts';
import { Notice, NoticeText } from './notice.tsx';

export const handle: PageHandle = { query: ['token'] };

export const meta = mailedLinkMeta('Confirm your order');

type State =
  | { kind: 'waiting' | 'sending' }
  | { kind: 'done'; order: ConfirmedShopOrder }
  | { kind: 'failed'; why: string; isOver: boolean };

/** Confirms a guest's order by a button: mail scanners open every link. */
export default function ConfirmOrderPage() {
  const [search] = useSearchParams();
  const token = mailedToken(search);
  const [state, setState] = useState<State>({ kind: 'waiting' });

  async function confirm() {
    if (state.kind === 'sending') return;
    setState({ kind: 'sending' });
    try {
      setState({ kind: 'done', order: await confirmOrder(token) });
    } catch (error) {
      const dead = deadLinkSentence(error, pageSentence('shop.confirmation_link_invalid'));
      const isOver = dead !== undefined || (error instanceof CallError && error.status === 409);
      setState({
        kind: 'failed',
        why: dead ?? failureSentence(error, pageSentence('server.failed')),
        isOver,
      });
    }
  }

  if (state.kind === 'done') return <Confirmed order={state.order} />;
  const isOver = state.kind === 'failed' && state.isOver;
  return (
    <Notice title="Confirm your order" picture="single" isResult={isOver}>
      {state.kind === 'failed' && <NoticeText role="alert">{state.why}</NoticeText>}
      {token === '' && <NoticeText>{pageSentence('shop.confirmation_link_invalid')}</NoticeText>}
      {token !== '' && !isOver && (
        <>
          <NoticeText>
            Press the button to confirm your order and your e-mail address. The sellers then start packing.
          </NoticeText>
          <Button onClick={confirm} pending={state.kind === 'sending'}>
            {state.kind === 'sending' ? 'Confirming…' : 'Confirm my order'}
          </Button>
        </>
      )}
      {isOver && <ButtonLink to="/brands">Continue Shopping</ButtonLink>}
    </Notice>
  );
}

function Confirmed({ order }: { order: ConfirmedShopOrder }) {
  return (
    <Notice title="Your order is confirmed" picture="success">
      <NoticeText ref={takeFocus} tabIndex={-1} role="status">
        Thank you. Order <strong className="figures whitespace-nowrap">{order.tracking_id}</strong> is placed.
        Expected delivery: {formatDay(order.expected_delivery_date)}.
      </NoticeText>
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
