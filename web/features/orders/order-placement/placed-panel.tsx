import { Button, ButtonLink } from '../../../ui/button.tsx';
import { takeFocus } from '../../../ui/focus.ts';
import { Banner } from '../../../ui/states.tsx';
import { MailNotice } from '../components/mail-notice.tsx';
import type { PlacedOrder } from './steps/step-props.ts';

const NEXT = {
  single:
    'We look at what you want made, and you find the price under My orders. Nothing is made before you have confirmed it.',
  bulk: 'We look at what you need, and you find the quote under My orders. Nothing is made before you have accepted it.',
} as const;

/** Stands in place of the wizard once an order is placed (orders-30). */
export function PlacedPanel({ order, onAnother }: { order: PlacedOrder; onAnother: () => void }) {
  return (
    <div className="flex max-w-2xl flex-col gap-6">
      <div ref={takeFocus} tabIndex={-1} className="rounded-xl">
        <Banner kind="success">
          <p className="font-semibold">{order.message}</p>
        </Banner>
      </div>
      <p>{NEXT[order.kind]}</p>
      <MailNotice />
      <p className="figures">
        <span className="block text-sm text-muted">Tracking number</span>
        <span className="font-semibold">{order.trackingId}</span>
      </p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={order.kind === 'bulk' ? '/orders?tab=bulk' : '/orders'}>See my orders</ButtonLink>
        <Button variant="secondary" onClick={onAnother}>
          Place Another Order
        </Button>
      </div>
    </div>
  );
}
