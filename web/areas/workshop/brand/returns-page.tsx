import { useRef, useState } from 'react';
import type { SellerOrderListItem } from '../../../../contract/seller-orders.ts';
import { privateMeta } from '../../../lib/page-meta.ts';
import { Button } from '../../../ui/button.tsx';
import { focusOn } from '../../../ui/focus.ts';
import { Heading } from '../../../ui/heading.tsx';
import { toast } from '../../../ui/toast.tsx';
import { SellerOrderList } from './seller-order-list.tsx';
import { StepDialog } from './step-dialog.tsx';

const TABS = [
  { status: 'DELIVERED', name: 'Delivered', empty: 'Nothing delivered yet' },
  { status: 'RETURNED', name: 'Returned', empty: 'Nothing came back' },
] as const;

export const meta = privateMeta('Returns');

/** Returns within 30 days of delivery (shop-13). */
export default function ReturnsPage() {
  const heading = useRef<HTMLHeadingElement>(null);
  const [returned, setReturned] = useState<SellerOrderListItem>();
  return (
    <div className="flex flex-col gap-5 p-4 lg:p-8">
      <div>
        <Heading ref={heading} level={1} size="part">
          Returns
        </Heading>
        <p className="text-muted">Find the order by the number on the parcel, and record what came back.</p>
      </div>
      <SellerOrderList
        label="Orders by status"
        tabs={TABS}
        actions={(order) => {
          if (order.status === 'RETURNED') return null;
          if (!order.actions.includes('return')) {
            return <p className="text-sm text-muted">The 30 days for a return are over.</p>;
          }
          return (
            <Button
              variant="secondary"
              aria-label={`Take back ${order.tracking_id}`}
              onClick={() => setReturned(order)}
            >
              Take back
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
            toast.success(`The return of ${returned.tracking_id} is recorded.`);
            setReturned(undefined);
            requestAnimationFrame(() => focusOn(heading.current));
          }}
        />
      )}
    </div>
  );
}
