import { useRef, useState } from 'react';
import { workshopBrandWords } from '#words';
import type { SellerOrderListItem } from '../../../../contract/seller-orders.ts';
import { ReturnList } from '../../../features/goods-returns/components/return-list.tsx';
import { privateMeta } from '../../../lib/page-meta.ts';
import { Button } from '../../../ui/button.tsx';
import { focusOn } from '../../../ui/focus.ts';
import { Heading } from '../../../ui/heading.tsx';
import { toast } from '../../../ui/toast.tsx';
import { SellerOrderList } from './seller-order-list.tsx';
import { StepDialog } from './step-dialog.tsx';

const TABS = [
  { status: 'DELIVERED', name: workshopBrandWords.delivered, empty: workshopBrandWords.nothingDeliveredYet },
  { status: 'RETURNED', name: workshopBrandWords.returned, empty: workshopBrandWords.nothingCameBack },
] as const;

export const meta = privateMeta(workshopBrandWords.returns);

/** Returns within the days of the setting (shop-13, returns-20). */
export default function ReturnsPage() {
  const heading = useRef<HTMLHeadingElement>(null);
  const [returned, setReturned] = useState<SellerOrderListItem>();
  return (
    <div className="flex flex-col gap-5 p-4 lg:p-8">
      <div>
        <Heading ref={heading} level={1} size="part">
          {workshopBrandWords.returns}
        </Heading>
        <p className="text-muted">{workshopBrandWords.recordWhatCameBack}</p>
      </div>
      <ReturnList orderPath={(one) => `/workshop/shipments/${one.part}`} />
      <SellerOrderList
        label={workshopBrandWords.ordersByStatus}
        tabs={TABS}
        actions={(order) => {
          if (order.status === 'RETURNED') return null;
          if (!order.actions.includes('return')) {
            return <p className="text-sm text-muted">{workshopBrandWords.theDaysAreOver}</p>;
          }
          return (
            <Button
              variant="secondary"
              aria-label={workshopBrandWords.takeBackOrder({ trackingId: order.tracking_id })}
              onClick={() => setReturned(order)}
            >
              {workshopBrandWords.takeBack}
            </Button>
          );
        }}
      />
      {returned && (
        <StepDialog
          order={returned}
          action="return"
          onClose={() => setReturned(undefined)}
          onDone={() => {
            toast.success(workshopBrandWords.theReturnOfIsRecorded({ trackingId: returned.tracking_id }));
            setReturned(undefined);
            requestAnimationFrame(() => focusOn(heading.current));
          }}
        />
      )}
    </div>
  );
}
