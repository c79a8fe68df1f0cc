import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import type { Courier } from '../../../../contract/couriers.ts';
import { grantOf } from '../../../../contract/permissions.ts';
import { CallError } from '../../../lib/call-error.ts';
import { failureSentence } from '../../../lib/form-errors.ts';
import { formatDay, formatRupees } from '../../../lib/format.ts';
import { privateMeta } from '../../../lib/page-meta.ts';
import { idIn } from '../../../lib/query.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { useSession } from '../../../lib/session.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { DownloadButton } from '../../../ui/download-button.tsx';
import { Heading } from '../../../ui/heading.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { EmptyState, Loading, Skeleton } from '../../../ui/states.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { Section } from '../orders/section.tsx';
import { courierQuery, saveHeld } from './api.ts';
import { Parcels } from './parcels.tsx';
import { RemittanceForm } from './remittance-form.tsx';
import { Remittances } from './remittances.tsx';
import { RowsLeftOut } from './rows-left-out.tsx';
import { courierName, parcelsOf } from './words.ts';

export const meta = privateMeta('Courier');

/** What one courier holds, its remittance files and what differs (couriers-4). */
export default function CourierPage() {
  const { id } = useParams();
  return <CourierDetails key={id} id={idIn(id)} />;
}

function CourierDetails({ id }: { id: number | undefined }) {
  const { data, error, refetch } = useQuery(
    { ...courierQuery(id ?? 0), ...(id === undefined ? { enabled: false } : {}) },
    queryClient,
  );
  const isUnknown = id === undefined || (error instanceof CallError && error.status === 404);
  return (
    <div className="flex w-full flex-col gap-5 p-4 lg:p-8">
      <TextLink to="/admin/couriers" className="self-start">
        All couriers
      </TextLink>
      <Heading level={1} size="part">
        {data && !isUnknown ? courierName(data.name) : 'Courier'}
      </Heading>
      {isUnknown && (
        <EmptyState title="There is no such courier">
          <ButtonLink variant="secondary" to="/admin/couriers">
            See all couriers
          </ButtonLink>
        </EmptyState>
      )}
      {!isUnknown && !data && error && (
        <LoadFailure onRetry={() => void refetch()}>
          {failureSentence(error, 'Failed to get the courier')}
        </LoadFailure>
      )}
      {!isUnknown && !data && !error && (
        <Loading text="Loading the courier...">
          <Skeleton className="h-96" />
        </Loading>
      )}
      {!isUnknown && data && <Details courier={data} />}
    </div>
  );
}

function Details({ courier }: { courier: Courier }) {
  const { id, held, parcels, oldest } = courier;
  const mayClose = useSession(({ user }) => !!user && grantOf(user.user_type, 'couriers.close') === 'any');
  return (
    <>
      <Section
        title={`Holds ${formatRupees(held)}`}
        aside={
          <DownloadButton
            label="Download as CSV"
            save={() => saveHeld(id)}
            errorText={(error) => failureSentence(error, 'Failed to get the parcels')}
          />
        }
      >
        <p className="text-muted">
          {parcels === 0
            ? 'Everything is paid.'
            : `${parcelsOf(parcels)}, the oldest delivered on ${formatDay(oldest)}.`}
        </p>
      </Section>
      <Section title="Remittance file" anchor="file">
        <RemittanceForm courier={courier} />
      </Section>
      {courier.rows_left_out.length > 0 && (
        <Section title="Rows that were not booked" anchor="rows">
          <RowsLeftOut rows={courier.rows_left_out} mayClose={mayClose} />
        </Section>
      )}
      <Parcels id={id} mayClose={mayClose} />
      {courier.remittances.length > 0 && (
        <Section title="Booked" anchor="booked">
          <Remittances remittances={courier.remittances} mayClose={mayClose} />
        </Section>
      )}
    </>
  );
}
