import { Button, ButtonLink } from '../../../ui/button.tsx';
import { takeFocus } from '../../../ui/focus.ts';
import { Heading } from '../../../ui/heading.tsx';
import { MailNotice } from '../components/mail-notice.tsx';
import { QuoteSteps } from '../components/quote-steps.tsx';

interface OrderPlacedProps {
  /** The server's words. */
  message: string;
  trackingId: string;
  onAnother: () => void;
}

/** Stands in place of the wizard once a bulk order is placed (bulk-4). */
export function OrderPlaced({ message, trackingId, onAnother }: OrderPlacedProps) {
  return (
    <div className="mx-auto flex max-w-xl flex-col items-center gap-5 text-center">
      <img src="/art/success.svg" alt="" width={320} height={240} className="w-56" />
      <Heading level={2} size="part" ref={takeFocus} tabIndex={-1}>
        Order Placed Successfully!
      </Heading>
      <p>{message}</p>
      <p className="figures">
        <span className="block text-sm text-muted">Tracking number</span>
        <span className="font-semibold">{trackingId}</span>
      </p>
      <div className="w-full text-start">
        <QuoteSteps />
      </div>
      <MailNotice />
      <div className="flex flex-wrap justify-center gap-3">
        <Button onClick={onAnother}>Place Another Order</Button>
        <ButtonLink variant="secondary" to="/orders?tab=bulk">
          See my bulk orders
        </ButtonLink>
      </div>
    </div>
  );
}
