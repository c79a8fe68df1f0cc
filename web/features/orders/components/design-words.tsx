import type { SingleOrder } from '../../../../contract/orders.ts';
import { OrderFacts } from './order-facts.tsx';

/** What was chosen about the garment, in words (design-4). */
export function DesignWords({ design }: { design: SingleOrder['design'] }) {
  if (design.length === 0) return null;
  return <OrderFacts facts={design.map(({ label, choice }) => [label, choice])} />;
}
