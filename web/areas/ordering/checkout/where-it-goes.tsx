import type { CustomerOrder } from '../../../../contract/order-steps.ts';
import { Button } from '../../../ui/button.tsx';
import { Heading } from '../../../ui/heading.tsx';

interface WhereItGoesProps {
  order: CustomerOrder;
  onPrepare: () => void;
  onOpen: () => void;
}

/** Asks how an order travels that was placed without saying so; it cannot be confirmed before (orders-60). */
export function WhereItGoes({ order, onPrepare, onOpen }: WhereItGoesProps) {
  const thing = order.item_type === 'shoes' ? 'the shoes go' : 'the garment goes';
  return (
    <section
      aria-labelledby="where-title"
      className="flex flex-col items-start gap-3 rounded-2xl border border-saffron bg-saffron-soft p-4 sm:p-5"
    >
      <Heading level={2} size="item" id="where-title">
        Where does your order go?
      </Heading>
      <p>
        Tell us where {thing}, and how you pay. You can confirm the order after that, and you see the price
        with delivery first.
      </p>
      <Button onPointerEnter={onPrepare} onFocus={onPrepare} onClick={onOpen}>
        Say where it goes
      </Button>
    </section>
  );
}
