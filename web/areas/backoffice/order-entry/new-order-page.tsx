import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { CallError } from '../../../lib/call-error.ts';
import { failureSentence } from '../../../lib/form-errors.ts';
import { privateMeta } from '../../../lib/page-meta.ts';
import { idIn } from '../../../lib/query.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { Heading } from '../../../ui/heading.tsx';
import { LazyPart } from '../../../ui/lazy-part.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { EmptyState, Loading, Skeleton } from '../../../ui/states.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { customerQuery } from '../customers/api.ts';
import { CustomerChooser } from './customer-chooser.tsx';

export const meta = privateMeta('New order');

const loadEntryForm = () => import('./entry-form.tsx');

/** An order for somebody at the counter or on the telephone (orders-52). */
export default function NewOrderPage() {
  const [parameters] = useSearchParams();
  const id = idIn(parameters.get('customer') ?? undefined);
  return (
    <div className="flex flex-col gap-5 p-4 lg:p-8">
      <div>
        <TextLink to="/admin/orders">All orders</TextLink>
        <Heading level={1} size="part">
          New order
        </Heading>
      </div>
      {id === undefined ? <CustomerChooser /> : <EntryFor key={id} id={id} />}
    </div>
  );
}

function EntryFor({ id }: { id: number }) {
  const { data, error, refetch } = useQuery(customerQuery(id), queryClient);
  if (data) {
    return (
      <LazyPart load={loadEntryForm} skeleton={<Skeleton className="h-96" />}>
        {(EntryForm) => <EntryForm customer={data} />}
      </LazyPart>
    );
  }
  if (error instanceof CallError && error.status === 404) {
    return (
      <EmptyState title="There is no such customer">
        <TextLink to="/admin/orders/new">Choose another customer</TextLink>
      </EmptyState>
    );
  }
  if (error) {
    return (
      <LoadFailure onRetry={() => void refetch()}>
        {failureSentence(error, 'Failed to get the customer')}
      </LoadFailure>
    );
  }
  return (
    <Loading text="Loading the customer...">
      <Skeleton className="h-96" />
    </Loading>
  );
}
