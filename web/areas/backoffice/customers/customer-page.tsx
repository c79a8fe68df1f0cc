import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link, useParams } from 'react-router';
import { countryName } from '../../../../contract/constants/countries.ts';
import { billStatusName } from '../../../../contract/constants/money-names.ts';
import { grantOf } from '../../../../contract/permissions.ts';
import type { CustomerDetails } from '../../../../contract/staff-customers.ts';
import { statusName } from '../../../features/orders/status-names.ts';
import { CallError } from '../../../lib/call-error.ts';
import { failureSentence } from '../../../lib/form-errors.ts';
import { formatDay, formatRupees } from '../../../lib/format.ts';
import { formatMoment } from '../../../lib/moments.ts';
import { privateMeta } from '../../../lib/page-meta.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { useSession } from '../../../lib/session.ts';
import { Badge } from '../../../ui/badge.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Heading } from '../../../ui/heading.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { PhoneLink } from '../../../ui/phone-link.tsx';
import { Banner, EmptyState, Loading, Skeleton } from '../../../ui/states.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { BlockButton } from '../accounts/block-button.tsx';
import { RoleButton } from '../accounts/role-button.tsx';
import { CustomerMeasurements } from '../chat/customer-measurements.tsx';
import { KIND_NAMES } from '../orders/words.ts';
import { customerQuery, readMeasurementsOf } from './api.ts';
import { CustomerCredit } from './customer-credit.tsx';
import { CustomerNotes } from './customer-notes.tsx';

export const meta = privateMeta('Customer');

/** Everything about one customer (people-13). */
export default function CustomerPage() {
  const id = Number(useParams().id);
  const isNumber = Number.isInteger(id) && id > 0 && id < 2 ** 31;
  const { data, error, refetch } = useQuery(
    { ...customerQuery(id), ...(isNumber ? {} : { enabled: false }) },
    queryClient,
  );
  const isUnknown = !isNumber || (error instanceof CallError && error.status === 404);
  return (
    <div className="flex flex-col gap-5 p-4 lg:p-8">
      <TextLink to="/admin/customers" className="self-start">
        All customers
      </TextLink>
      {isUnknown && <EmptyState title="There is no such customer" />}
      {!isUnknown && !data && error && (
        <>
          <Heading level={1} size="part">
            Customer
          </Heading>
          <LoadFailure onRetry={() => void refetch()}>
            {failureSentence(error, 'Failed to get the customer')}
          </LoadFailure>
        </>
      )}
      {!isUnknown && !data && !error && (
        <Loading text="Loading the customer...">
          <div className="grid gap-4 lg:grid-cols-[2fr_1fr]">
            <Skeleton className="h-80" />
            <Skeleton className="h-80" />
          </div>
        </Loading>
      )}
      {!isUnknown && data && <Customer key={data.id} customer={data} />}
    </div>
  );
}

function Customer({ customer }: { customer: CustomerDetails }) {
  const { id, name, username, blocked_at, blocked_reason, deletion_due_at } = customer;
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        <Heading level={1} size="part" className="wrap-anywhere">
          {name}
        </Heading>
        {blocked_at !== null && <Badge tone="madder">Blocked</Badge>}
      </div>
      {blocked_at !== null && (
        <Banner kind="info">
          Blocked on {formatDay(blocked_at)}
          {blocked_reason && `: ${blocked_reason}`}
        </Banner>
      )}
      {deletion_due_at && (
        <Banner kind="info">The customer deletes this account on {formatDay(deletion_due_at)}.</Banner>
      )}
      <div className="grid items-start gap-4 lg:grid-cols-[3fr_2fr] lg:gap-6">
        <div className="flex flex-col gap-4">
          <Card className="flex flex-col gap-4">
            <Heading level={2} size="item">
              Account
            </Heading>
            <Facts customer={customer} />
            <Actions customer={customer} />
          </Card>
          <CustomerOrders customer={customer} />
          <CustomerAddresses addresses={customer.addresses} />
        </div>
        <div className="flex flex-col gap-4">
          <CustomerCredit customer={{ id, username }} />
          <CustomerNotes customer={{ id, username }} notes={customer.notes} />
          <Card>
            <CustomerMeasurements count={customer.measurement_records} read={() => readMeasurementsOf(id)} />
          </Card>
        </div>
      </div>
    </>
  );
}

function Facts({ customer }: { customer: CustomerDetails }) {
  const { email, email_confirmed, phone_number, username, joined_at, date_of_birth, id } = customer;
  return (
    <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
      <Fact name="Username">{username}</Fact>
      <Fact name="Number">{id}</Fact>
      <Fact name="E-mail">
        {email ? (
          <>
            <a href={`mailto:${email}`} className={LINK}>
              {email}
            </a>
            {!email_confirmed && <span className="block text-sm text-muted">Not confirmed</span>}
          </>
        ) : (
          'None'
        )}
      </Fact>
      <Fact name="Phone">{phone_number ? <PhoneLink number={phone_number} /> : 'None'}</Fact>
      <Fact name="Customer since">{formatMoment(joined_at)}</Fact>
      {date_of_birth && <Fact name="Date of birth">{formatDay(date_of_birth)}</Fact>}
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  );
}

const LINK = 'inline-flex min-h-11 items-center font-semibold text-brand hover:underline';

function Actions({ customer }: { customer: CustomerDetails }) {
  const role = useSession(({ user }) => user?.user_type);
  const may = (action: Parameters<typeof grantOf>[1]) =>
    role !== undefined && grantOf(role, action) === 'any';
  return (
    <div className="flex flex-wrap items-center gap-3">
      {customer.blocked_at === null && (
        <ButtonLink variant="secondary" to={`/admin/orders/new?customer=${customer.id}`}>
          New order
        </ButtonLink>
      )}
      <BlockButton account={customer} />
      {may('staff.manage') && <RoleButton account={{ ...customer, role: 'customer' }} />}
      {customer.has_conversation && <TextLink to={`/admin/chat/${customer.id}`}>Open the chat</TextLink>}
      {may('audit.read') && <TextLink to={`/admin/audit?search=${customer.id}`}>Audit log</TextLink>}
    </div>
  );
}

function CustomerAddresses({ addresses }: { addresses: CustomerDetails['addresses'] }) {
  return (
    <Card as="section" aria-labelledby="customer-addresses" className="flex flex-col gap-3">
      <Heading level={2} size="item" id="customer-addresses">
        Addresses
      </Heading>
      {addresses.length === 0 && <p className="text-muted">No addresses saved.</p>}
      <ul className="grid gap-4 sm:grid-cols-2">
        {addresses.map(({ id, full_name, address, city, postal_code, country, phone, is_default }) => (
          <li key={id} className="wrap-anywhere">
            <span className="font-semibold">{full_name}</span>{' '}
            {is_default && <Badge tone="leaf">Default</Badge>}
            <span className="block">{address}</span>
            <span className="block">
              {[postal_code, city].filter(Boolean).join(' ')}, {countryName(country)}
            </span>
            <span className="figures block text-muted">{phone}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function CustomerOrders({ customer }: { customer: CustomerDetails }) {
  const { orders, newest_orders } = customer;
  return (
    <Card as="section" aria-labelledby="customer-orders" className="flex flex-col gap-2">
      <Heading level={2} size="item" id="customer-orders">
        Orders
      </Heading>
      {orders === 0 && <p className="text-muted">No orders yet.</p>}
      <ul className="flex flex-col divide-y divide-hairline">
        {newest_orders.map((order) => (
          <li key={order.id}>
            <Link
              to={`/admin/orders/${order.id}`}
              className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 py-2 hover:text-brand"
            >
              <span>
                <span className="figures font-semibold">{order.tracking_id}</span>
                <span className="block text-sm text-muted">
                  {KIND_NAMES[order.kind]}, {formatDay(order.order_date)}
                </span>
              </span>
              <span className="text-end">
                {statusName(order)}
                <span className="block text-sm text-muted">
                  {order.total !== null && `${formatRupees(order.total)}, `}
                  {billStatusName(order)}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {orders > newest_orders.length && (
        <p className="text-sm text-muted">
          The newest {newest_orders.length} of {orders} orders.
        </p>
      )}
    </Card>
  );
}
