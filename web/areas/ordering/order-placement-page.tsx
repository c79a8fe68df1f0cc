import type { MetaArgs } from 'react-router';
import { OrderPlacementWizard } from '../../features/orders/order-placement/wizard.tsx';
import { pageMeta } from '../../lib/page-meta.ts';

export function meta(page: MetaArgs) {
  return pageMeta(page, {
    title: 'Place an order',
    description:
      'Shoes or a dress made for you, or many pieces for a business: tell us what you need and we name the price.',
  });
}

export default function OrderPlacementPage() {
  return (
    <div className="page py-8 sm:py-12">
      <h1 className="mb-6 text-base font-semibold text-brand">Place an order</h1>
      <OrderPlacementWizard />
    </div>
  );
}
