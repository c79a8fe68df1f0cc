import { useQuery } from '@tanstack/react-query';
import { basicWords, ordersWords } from '#words';
import { failureSentence } from '../../../lib/form-errors.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { Loading, Skeleton } from '../../../ui/states.tsx';
import { recentOrdersQuery } from '../api.ts';
import { OrderLine } from './order-line.tsx';

interface OrderChooserProps {
  onChoose: (trackingNumber: string) => void;
  onClose: () => void;
}

/** Chooses one of the customer's newest orders. */
export default function OrderChooser({ onChoose, onClose }: OrderChooserProps) {
  const { data, error, refetch } = useQuery(recentOrdersQuery(), queryClient);
  return (
    <Dialog title={ordersWords.whichOrderIsItAbout} open onClose={onClose}>
      {!data && !error && (
        <Loading text={basicWords.loadingYourOrders}>
          <Skeleton className="h-20" />
        </Loading>
      )}
      {!data && error && (
        <LoadFailure onRetry={() => void refetch()}>
          {failureSentence(error, basicWords.failedToGetOrder)}
        </LoadFailure>
      )}
      {data?.length === 0 && <p className="text-muted">{ordersWords.youHaveNoOrdersYet}</p>}
      {data && data.length > 0 && (
        <ul className="flex flex-col gap-2">
          {data.map((order) => (
            <li key={order.id}>
              <button
                type="button"
                onClick={() => onChoose(order.tracking_id)}
                className="flex min-h-14 w-full items-center gap-3 rounded-xl border border-hairline p-2 pe-4 text-start hover:border-brand"
              >
                <OrderLine order={order} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}
