import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { failureSentence } from '../../../lib/form-errors.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { Loading, Skeleton } from '../../../ui/states.tsx';

interface OrderDialogProps<Order> {
  id: number;
  /** `null`: the customer has no order with this id. */
  order: UseQueryResult<Order | null>;
  onClose: () => void;
  children: (order: Order) => ReactNode;
}

/** The details of the order in the URL, or why they cannot be shown. */
export function OrderDialog<Order>({
  id,
  order: { data, error, refetch },
  onClose,
  children,
}: OrderDialogProps<Order>) {
  if (data) return children(data);
  return (
    <Dialog title={`Order ${id}`} open onClose={onClose}>
      {data === null && <p>There is no such order among yours.</p>}
      {data === undefined && !error && (
        <Loading text="Loading the order...">
          <Skeleton className="h-40" />
        </Loading>
      )}
      {data === undefined && error && (
        <LoadFailure onRetry={() => void refetch()}>
          Error: {failureSentence(error, 'Failed to get order')}
        </LoadFailure>
      )}
    </Dialog>
  );
}
