import { ordersWords } from '#words';
import { ButtonLink } from '../../../ui/button.tsx';

interface OrderRowLinksProps {
  order: { id: number; tracking_id: string };
  /** The URL of the order's details. */
  address: string;
}

/** The links of a row of orders. On a desk the tracking page is reached from the details. */
export function OrderRowLinks({ order: { id, tracking_id }, address }: OrderRowLinksProps) {
  return (
    <>
      <ButtonLink variant="quiet" to={address} preventScrollReset aria-label={ordersWords.viewOrder({ id })}>
        {ordersWords.view}
      </ButtonLink>
      <ButtonLink
        variant="quiet"
        className="lg:hidden"
        to={`/order_tracking?number=${tracking_id}`}
        aria-label={ordersWords.trackOrder({ id })}
      >
        {ordersWords.track}
      </ButtonLink>
    </>
  );
}
