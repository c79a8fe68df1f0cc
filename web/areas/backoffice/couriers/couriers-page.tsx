import { useQuery } from '@tanstack/react-query';
import type { CourierLine } from '../../../../contract/couriers.ts';
import { Loaded } from '../../../features/workshops/components/workshop-form.tsx';
import { formatDay, formatRupees } from '../../../lib/format.ts';
import { privateMeta } from '../../../lib/page-meta.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { Badge } from '../../../ui/badge.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { Section } from '../orders/section.tsx';
import { PageHead } from '../page-head.tsx';
import { couriersQuery } from './api.ts';
import { courierName, parcelsOf } from './words.ts';

export const meta = privateMeta('Cash at couriers');

/** What each courier has collected and not paid yet (couriers-4). */
export default function CouriersPage() {
  const couriers = useQuery(couriersQuery, queryClient);
  return (
    <div className="flex flex-col gap-5 p-4 lg:p-8">
      <PageHead title="Cash at couriers">
        <p className="text-muted">
          Cash of delivered parcels that has not come to you yet. Open a courier to book its remittance file.
        </p>
      </PageHead>
      <Loaded query={couriers} loading="Loading the couriers..." fallback="Failed to get the couriers">
        {({ results }) =>
          results.length === 0 ? (
            <EmptyState title="No courier has collected cash yet" />
          ) : (
            <Section title={formatRupees(results.reduce((sum, { held }) => sum + held, 0))}>
              <ul aria-label="Couriers" className="flex flex-col">
                {results.map((courier) => (
                  <CourierItem key={courier.id} courier={courier} />
                ))}
              </ul>
            </Section>
          )
        }
      </Loaded>
    </div>
  );
}

function CourierItem({
  courier: { id, name, held, parcels, oldest, differences },
}: {
  courier: CourierLine;
}) {
  return (
    <li className="figures flex flex-wrap items-baseline justify-between gap-x-4 border-t border-hairline py-2">
      <span className="min-w-0">
        <TextLink to={`/admin/couriers/${id}`} className="wrap-anywhere">
          {courierName(name)}
        </TextLink>
        <span className="block text-sm text-muted">
          {parcels === 0 ? 'Everything is paid' : `${parcelsOf(parcels)}, the oldest of ${formatDay(oldest)}`}
        </span>
      </span>
      <span className="flex flex-wrap items-baseline gap-x-4">
        {differences > 0 && (
          <Badge tone="saffron">{differences === 1 ? '1 difference' : `${differences} differences`}</Badge>
        )}
        <span className="font-semibold">{formatRupees(held)}</span>
      </span>
    </li>
  );
}
