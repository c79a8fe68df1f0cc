import { useEffect } from 'react';
import type { MetaArgs } from 'react-router';
import { orderingWords } from '#words';
import { ChatWidget } from '../../features/chat/components/chat-widget.tsx';
import { WorkAccountNotice } from '../../features/orders/components/mail-notice.tsx';
import { OrderPlacementWizard } from '../../features/orders/order-placement/wizard.tsx';
import { keepPageOfDraft } from '../../lib/offline-pages.ts';
import { pageMeta } from '../../lib/page-meta.ts';

export function meta(page: MetaArgs) {
  return pageMeta(page, {
    title: orderingWords.placeAnOrder,
    description: orderingWords.shoesOrADressMadeFor,
  });
}

export default function OrderPlacementPage() {
  useEffect(() => keepPageOfDraft('/order_placement'), []);
  return (
    <div className="page py-8 sm:py-12">
      <div className="mb-6 flex flex-wrap items-center justify-between gap-x-4">
        <h1 className="text-base font-semibold text-brand">{orderingWords.placeAnOrder}</h1>
        <ChatWidget />
      </div>
      <WorkAccountNotice />
      <OrderPlacementWizard />
    </div>
  );
}
