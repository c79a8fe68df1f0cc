import type { BulkOrder } from '../../../../contract/bulk-orders.ts';
import { formatDay } from '../../../lib/format.ts';
import { Banner } from '../../../ui/states.tsx';
import { TextLink } from '../../../ui/text-link.tsx';

/** Says why a quote cannot be accepted any more, and how to get another one (bulk-5). */
export function ExpiredQuote({ order }: { order: BulkOrder }) {
  const { status, actions, quote_expires_on: day } = order;
  if (status !== 'QUOTED' || actions.includes('accept') || day === null) return null;
  return (
    <Banner kind="warning">
      This quote could be accepted until {formatDay(day)}. Ask us for a new one, and we price your order
      again:{' '}
      <TextLink to="/contact-us" variant="inline">
        Contact us
      </TextLink>
    </Banner>
  );
}
