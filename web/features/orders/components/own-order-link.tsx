import { useQuery } from '@tanstack/react-query';
import { queryClient } from '../../../lib/query-client.ts';
import { TextLink } from '../../../ui/text-link.tsx';
import { singleOrdersQuery } from '../api.ts';

/** Nothing unless the tracked order is one of the customer's newest. */
export function OwnOrderLink({ trackedId }: { trackedId: string }) {
  const { data } = useQuery(singleOrdersQuery(1), queryClient);
  if (!data?.results.some(({ tracking_id }) => tracking_id === trackedId)) return null;
  return (
    <p>
      This is your order.{' '}
      <TextLink to="/orders" variant="inline">
        See all its details
      </TextLink>
    </p>
  );
}
