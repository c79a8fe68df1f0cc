import type { CustomerOrder } from '../../../../contract/order-steps.ts';
import { useShop } from '../../../lib/shop.ts';
import { cn } from '../../../ui/cn.ts';
import { useFocusOnChange } from '../../../ui/focus.ts';
import { standingOf } from './standing.ts';

const TONES = {
  info: 'border-hairline bg-brand-soft',
  success: 'border-leaf bg-leaf-soft',
  warning: 'border-saffron bg-saffron-soft',
} as const;

/** Where the order stands, said again to a screen reader when it changes. */
export function OrderStanding({ order }: { order: CustomerOrder }) {
  const { order_rules } = useShop();
  const { tone, title, text, note } = standingOf(order, order_rules.confirm_within_days);
  const stands = `${order.status} ${order.question?.asked_at ?? ''}`;
  // A step may take its own button away, which had the focus.
  const heading = useFocusOnChange<HTMLHeadingElement>(stands, { ifLost: true });
  return (
    <section role="status" className={cn('rounded-2xl border px-5 py-4 wrap-anywhere', TONES[tone])}>
      <h2 ref={heading} tabIndex={-1} className="font-display text-xl font-semibold">
        {title}
      </h2>
      <p>{text}</p>
      {note && <p className="mt-2 border-s-2 border-edge ps-3 text-muted italic">{note}</p>}
    </section>
  );
}
