import { useQuery } from '@tanstack/react-query';
import { measureLinkWords } from '#words';
import { queryClient } from '../../../lib/query-client.ts';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { Skeleton } from '../../../ui/states.tsx';
import { customerOrderQuery } from '../api.ts';
import MeasureRequests from '../measures/measure-requests.tsx';

/** The link by which somebody gives the measures of the order that was just placed (orders-210). */
export default function AskedMeasures({ order: id }: { order: number }) {
  const { data: order, error, refetch } = useQuery(customerOrderQuery(id), queryClient);
  if (order) return <MeasureRequests order={order} />;
  // Cancelled and purged elsewhere.
  if (order === null) return null;
  if (!error) return <Skeleton className="h-48" />;
  return (
    <LoadFailure onRetry={() => void refetch()}>{measureLinkWords.theLinkWaitsAtYourOrders}</LoadFailure>
  );
}
