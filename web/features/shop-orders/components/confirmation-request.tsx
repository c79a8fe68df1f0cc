import { formatMoment } from '../../../lib/moments.ts';
import { Heading } from '../../../ui/heading.tsx';
import type { PlacedShopOrder } from '../../cart/api.ts';

/** What a guest has to confirm: the order, or only the e-mail address when it is paid. */
export function ConfirmationRequest({ order }: { order: PlacedShopOrder }) {
  const { confirmation, shipping } = order;
  if (!confirmation) return null;
  const { by, reserved_until } = confirmation;
  return (
    <section
      aria-labelledby="one-more-step"
      className="flex w-full max-w-xl flex-col gap-2 rounded-2xl border-2 border-brand bg-brand-soft p-5 text-start"
    >
      <Heading level={2} size="item" id="one-more-step">
        {reserved_until ? 'One more step: confirm your order' : 'One more step: confirm your e-mail address'}
      </Heading>
      {by === 'email' ? (
        <p className="break-words">
          We e-mailed a link to <strong>{shipping.email}</strong>.{' '}
          {reserved_until
            ? 'Open it and press the button; the sellers then start packing.'
            : 'Your order is paid and placed; once the address is confirmed we can tell you when the parcel leaves and arrives.'}
        </p>
      ) : (
        <p>
          We will call you on <strong className="figures">{shipping.phone}</strong>. Once you have confirmed,
          the sellers start packing.
        </p>
      )}
      {reserved_until && (
        <p className="text-sm text-muted">
          Your items are reserved for 30 minutes, until {formatMoment(reserved_until)}. You can still confirm
          within a day of ordering, as long as they are in stock.
        </p>
      )}
    </section>
  );
}
