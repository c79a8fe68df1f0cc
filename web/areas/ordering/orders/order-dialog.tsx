import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { basicWords, orderingWords } from '#words';
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
    <Dialog title={basicWords.order({ id })} open onClose={onClose}>
      {data === null && <p>{orderingWords.thereIsNoSuchOrder}</p>}
      {data === undefined && !error && (
        <Loading text={basicWords.loadingTheOrder}>
          <Skeleton className="h-40" />
        </Loading>
      )}
      {data === undefined && error && (
        <LoadFailure onRetry={() => void refetch()}>
          {basicWords.error({ error: failureSentence(error, basicWords.failedToGetOrder) })}
        </LoadFailure>
      )}
    </Dialog>
  );
}
