import { useQuery } from '@tanstack/react-query';
import { queryClient } from '../../../lib/query-client.ts';
import { TextLink } from '../../../ui/text-link.tsx';
import { recentOrdersQuery } from '../api.ts';
import { orderAddress } from '../order-address.ts';

/** Nothing unless the tracked order is the customer's own. */
export default function OwnOrderLink({ trackedId }: { trackedId: string }) {
  const { data } = useQuery(recentOrdersQuery(trackedId), queryClient);
  const [own] = data ?? [];
  if (!own) return null;
  return (
    <p>
      This is your order.{' '}
      <TextLink to={orderAddress(own)} variant="inline">
        See all its details
      </TextLink>
    </p>
  );
}
