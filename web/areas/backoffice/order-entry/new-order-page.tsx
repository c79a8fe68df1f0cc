import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { CustomerLine } from '../../../../contract/staff-customers.ts';
import { CallError } from '../../../lib/call-error.ts';
import { failureSentence } from '../../../lib/form-errors.ts';
import { privateMeta } from '../../../lib/page-meta.ts';
import { idIn } from '../../../lib/query.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { Badge } from '../../../ui/badge.tsx';
import { TextField } from '../../../ui/field.tsx';
import { Heading } from '../../../ui/heading.tsx';
import { LazyPart } from '../../../ui/lazy-part.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { EmptyState, Loading, Skeleton } from '../../../ui/states.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { customerQuery, customersQuery } from '../customers/api.ts';
import { Section } from '../orders/section.tsx';
import { NewCustomerForm } from './new-customer-form.tsx';

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

const MAX_FOUND = 10;
const MIN_SEARCHED = 2;

/** Finds a customer who has an account, or creates one. */
function CustomerChooser() {
  const [typed, setTyped] = useState('');
  const searched = useDeferredValue(typed.trim());
  const isSearched = searched.length >= MIN_SEARCHED;
  const { data, error, refetch } = useQuery(
    {
      ...customersQuery({ search: searched, size: MAX_FOUND }),
      enabled: isSearched,
      placeholderData: keepPreviousData,
    },
    queryClient,
  );
  const found = isSearched ? data?.results : undefined;
  return (
    <div className="grid items-start gap-5 lg:grid-cols-2">
      <Section title="Who orders?">
        <TextField
          label="Find a customer"
          type="search"
          value={typed}
          maxLength={100}
          hint="By phone number, name or e-mail address."
          autoComplete="off"
          onChange={({ target }) => setTyped(target.value)}
        />
        {isSearched && error && (
          <LoadFailure onRetry={() => void refetch()}>
            {failureSentence(error, 'Failed to find customers')}
          </LoadFailure>
        )}
        <p role="status" className={found?.length === 0 ? 'text-muted' : 'sr-only'}>
          {found && foundWords(found.length)}
        </p>
        <ul className="flex flex-col divide-y divide-hairline">
          {found?.map((customer) => (
            <li key={customer.id}>
              <Found customer={customer} />
            </li>
          ))}
        </ul>
      </Section>
      <Section title="A new customer">
        <NewCustomerForm />
      </Section>
    </div>
  );
}

function foundWords(count: number): string {
  if (count === 0) return 'Nobody found. Make an account for a new customer.';
  if (count >= MAX_FOUND) return `The first ${MAX_FOUND} customers found.`;
  return count === 1 ? '1 customer found.' : `${count} customers found.`;
}

function Found({
  customer: { id, name, phone_number, email, orders, blocked_at },
}: {
  customer: CustomerLine;
}) {
  return (
    <Link
      to={`/admin/orders/new?customer=${id}`}
      className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 py-2 hover:text-brand"
    >
      <span className="min-w-0 wrap-anywhere">
        <span className="font-semibold">{name}</span> {blocked_at && <Badge tone="madder">Blocked</Badge>}
        <span className="figures block text-sm text-muted">
          {[phone_number, email].filter(Boolean).join(', ')}
        </span>
      </span>
      <span className="text-sm text-muted">{orders === 1 ? '1 order' : `${orders} orders`}</span>
    </Link>
  );
}
