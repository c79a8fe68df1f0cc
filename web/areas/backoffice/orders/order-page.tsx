import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { openObjections } from '../../../../contract/cloth-words.ts';
import { countryName } from '../../../../contract/constants/countries.ts';
import { billStatusName } from '../../../../contract/constants/money-names.ts';
import { DELIVERY_NAMES, DOCUMENT_KIND_NAMES } from '../../../../contract/constants/order-names.ts';
import type { StaffOrderPage } from '../../../../contract/staff-orders.ts';
import { saveDocument } from '../../../features/orders/api.ts';
import { OrderAddresses } from '../../../features/orders/components/order-addresses.tsx';
import { namedGarments } from '../../../features/orders/garment/names.ts';
import { statusName } from '../../../features/orders/status-names.ts';
import { CONTACT_STATUS_NAMES, garmentsAwaited } from '../../../features/orders/words.ts';
import { failureSentence } from '../../../lib/form-errors.ts';
import { formatDay, formatRupees } from '../../../lib/format.ts';
import { formatMoment } from '../../../lib/moments.ts';
import { privateMeta } from '../../../lib/page-meta.ts';
import { idIn } from '../../../lib/query.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { Badge } from '../../../ui/badge.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { DownloadButton } from '../../../ui/download-button.tsx';
import { Heading } from '../../../ui/heading.tsx';
import { LazyPart } from '../../../ui/lazy-part.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { PhoneLink } from '../../../ui/phone-link.tsx';
import { Banner, EmptyState, Loading, Skeleton } from '../../../ui/states.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { orderPageQuery } from './api.ts';
import { placeOfId, severalGarments } from './garment-places.ts';
import { OrderCalls } from './order-calls.tsx';
import { OrderHistory } from './order-history.tsx';
import { OrderMoney } from './order-money.tsx';
import { OrderNotes } from './order-notes.tsx';
import { OrderSteps } from './order-steps.tsx';
import { OrderedGarment } from './ordered-garment.tsx';
import { Section } from './section.tsx';
import { itemWords, KIND_NAMES, WAITS_FOR_NAMES } from './words.ts';

export const meta = privateMeta('Order');

const loadBulk = () => import('./ordered-bulk.tsx');
const loadGoods = () => import('./ordered-goods.tsx');
const loadEnteredOrder = () => import('./entered-order.tsx');
const loadBooking = () => import('../../../features/couriers/components/courier-booking.tsx');
const loadAskedMeasures = () => import('./asked-measures.tsx');

/** An order of any kind with everything about it, and what staff may do (backoffice-3). */
export default function OrderPage() {
  const { id: text } = useParams();
  const id = idIn(text);
  const { data, error, refetch } = useQuery(
    { ...orderPageQuery(id ?? 0), enabled: id !== undefined },
    queryClient,
  );
  const isMissing = id === undefined || data === null;
  return (
    <div className="flex flex-col gap-6 p-4 lg:p-8">
      <div>
        <TextLink to="/admin/orders">All orders</TextLink>
        <Heading level={1} size="part" className="figures wrap-anywhere">
          {data ? `Order ${data.line.tracking_id}` : `Order ${text}`}
        </Heading>
      </div>
      {isMissing && (
        <EmptyState title="There is no such order">
          <ButtonLink variant="secondary" to="/admin/orders">
            See all orders
          </ButtonLink>
        </EmptyState>
      )}
      {!isMissing && !data && !error && (
        <Loading text="Loading the order...">
          <div className="grid gap-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
            <Skeleton className="h-96" />
            <Skeleton className="h-96" />
          </div>
        </Loading>
      )}
      {!isMissing && error && (
        <LoadFailure onRetry={() => void refetch()}>
          {failureSentence(error, 'Failed to get order')}
        </LoadFailure>
      )}
      {data && <Order page={data} />}
    </div>
  );
}

function Order({ page }: { page: StaffOrderPage }) {
  const { line, order } = page;
  return (
    <>
      <Summary line={line} />
      {order.kind === 'single' && order.question && (
        <Banner kind="warning">
          <p className="font-semibold">The customer was asked on {formatMoment(order.question.asked_at)}:</p>
          <p className="wrap-anywhere whitespace-pre-wrap">{order.question.text}</p>
        </Banner>
      )}
      {order.kind === 'single' && <OpenObjection order={order} />}
      {order.kind === 'single' && <Alteration order={order} />}
      {order.kind === 'single' && page.is_entered && (
        <LazyPart load={loadEnteredOrder} skeleton={null}>
          {(EnteredOrder) => <EnteredOrder order={order} />}
        </LazyPart>
      )}
      <OrderSteps page={page} />
      {order.kind !== 'goods' && (order.status === 'QUALITY_CHECK' || order.status === 'SHIPPED') && (
        <LazyPart load={loadBooking} skeleton={null}>
          {(CourierBooking) => (
            <CourierBooking parcel={{ order: line.id }} isSent={order.status === 'SHIPPED'} />
          )}
        </LazyPart>
      )}
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <div className="flex min-w-0 flex-col gap-6">
          {order.kind === 'single' && garmentsAwaited(order).length > 0 && (
            <LazyPart load={loadAskedMeasures} skeleton={<Skeleton className="h-40" />}>
              {(AskedMeasures) => <AskedMeasures order={order} />}
            </LazyPart>
          )}
          {order.kind === 'single' && <OrderedGarment order={order} />}
          {order.kind === 'bulk' && (
            <LazyPart load={loadBulk} skeleton={<Skeleton className="h-40" />}>
              {(OrderedBulk) => <OrderedBulk order={order} />}
            </LazyPart>
          )}
          {order.kind === 'goods' && (
            <LazyPart load={loadGoods} skeleton={<Skeleton className="h-40" />}>
              {(OrderedGoods) => <OrderedGoods order={order} />}
            </LazyPart>
          )}
          <OrderHistory order={order} />
        </div>
        <div className="flex min-w-0 flex-col gap-6">
          <Customer line={line} />
          <OrderAddressesPart order={order} />
          <OrderMoney page={page} />
          <OrderDocuments orderId={line.id} documents={page.documents} />
          <OrderCalls orderId={line.id} calls={page.calls} line={line} />
          <OrderNotes orderId={line.id} notes={page.notes} />
        </div>
      </div>
    </>
  );
}

/** Which one of several garments is altered (orders-120). */
function Alteration({ order }: { order: Extract<StaffOrderPage['order'], { kind: 'single' }> }) {
  const place = placeOfId(severalGarments(order), order.altered_garment);
  if (!place) return null;
  return (
    <Banner kind="warning">
      <p className="font-semibold">Alteration: {place}</p>
    </Banner>
  );
}

/** The customer's objection to the receipt of the cloth, until a later receipt meets it (orders-82). */
function OpenObjection({ order }: { order: Extract<StaffOrderPage['order'], { kind: 'single' }> }) {
  const names = new Map(namedGarments(order).map(({ id, name }) => [id, name]));
  return openObjections(order.cloth_receipts).map(({ number, objection, objected_garments: about }) => {
    const garment = about?.flatMap((id) => names.get(id) ?? []).join(', ');
    return (
      <Banner key={number} kind="warning">
        <p className="font-semibold">
          The customer objects to the receipt of the cloth{garment && ` for ${garment}`}:
        </p>
        <p dir="auto" className="wrap-anywhere whitespace-pre-wrap">
          {objection}
        </p>
      </Banner>
    );
  });
}

function Summary({ line }: { line: StaffOrderPage['line'] }) {
  const facts = [
    ['Order number', line.id],
    ['Placed', formatMoment(line.order_date)],
    [
      line.status === 'REQUESTED' ? 'Day asked for' : 'Promised day',
      line.expected_delivery_date ? formatDay(line.expected_delivery_date) : 'Not agreed',
    ],
    ['Total', line.total === null ? 'Not agreed' : formatRupees(line.total)],
    ['Bill', billStatusName(line)],
    [
      'Tailor',
      line.tailor ? (
        <TextLink key="tailor" to={`/admin/tailors/${line.tailor.id}`} variant="inline">
          {line.tailor.name}
        </TextLink>
      ) : (
        'None'
      ),
    ],
  ] as const;
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-2">
        <span className="text-lg">
          {itemWords(line.item)}, {KIND_NAMES[line.kind].toLowerCase()}
        </span>
        <Badge tone="brand">{statusName(line)}</Badge>
        {line.is_late && <Badge tone="madder">Late</Badge>}
        {line.waits_for && <Badge tone="saffron">{WAITS_FOR_NAMES[line.waits_for]}</Badge>}
      </div>
      <dl className="figures flex flex-wrap gap-x-8 gap-y-2">
        {facts.map(([name, value]) => (
          <div key={name} className="min-w-28">
            <dt className="text-sm text-muted">{name}</dt>
            <dd className="font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function Customer({ line: { customer, ...line } }: { line: StaffOrderPage['line'] }) {
  return (
    <Section title="Customer">
      <p className="wrap-anywhere">
        {customer.id === null ? (
          <>
            {customer.name}
            <span className="text-muted"> (guest)</span>
          </>
        ) : (
          <TextLink to={`/admin/customers/${customer.id}`}>{customer.name}</TextLink>
        )}
      </p>
      <div className="flex flex-col">
        {customer.email && (
          <a href={`mailto:${customer.email}`} className={LINK}>
            {customer.email}
          </a>
        )}
        {customer.phone && <PhoneLink number={customer.phone} />}
        {customer.phone_proven_at && (
          <span className="text-sm text-muted">
            Confirmed by a code, {formatMoment(customer.phone_proven_at)}
          </span>
        )}
        {customer.id !== null && (
          <TextLink to={`/admin/chat/${customer.id}`}>Open the chat with {customer.name}</TextLink>
        )}
      </div>
      <p className="text-sm text-muted">
        {CONTACT_STATUS_NAMES[line.contact_status]}, {contacts(line.number_of_time_contacted_with_client)}
      </p>
    </Section>
  );
}

function contacts(times: number): string {
  return times === 1 ? 'contacted once' : `contacted ${times} times`;
}

const LINK =
  'inline-flex min-h-11 items-center self-start wrap-anywhere font-semibold text-brand hover:underline';

interface OrderDocumentsProps {
  orderId: number;
  documents: StaffOrderPage['documents'];
}

function OrderDocuments({ orderId, documents }: OrderDocumentsProps) {
  return (
    <Section title="Documents">
      {documents.length === 0 && <p className="text-muted">None issued yet.</p>}
      <ul className="flex flex-col gap-2 empty:hidden">
        {documents.map(({ kind, id, reversed }) => (
          <li key={id}>
            <DownloadButton
              label={`${DOCUMENT_KIND_NAMES[kind]} ${id}${reversed ? ' (reversed)' : ''}`}
              save={() => saveDocument(orderId, id)}
              errorText={(error) =>
                failureSentence(error, 'The document could not be downloaded. Please try again.')
              }
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Pickup and delivery addresses; nothing when the customer comes to the shop. */
function OrderAddressesPart({ order }: { order: StaffOrderPage['order'] }) {
  if (order.kind === 'bulk') {
    return (
      <Section title="Addresses">
        {order.delivery_address ? (
          <OrderAddresses order={{ ...order, collection_address: null }} />
        ) : (
          <p>The customer has not said yet where the pieces go. The quote waits for it.</p>
        )}
      </Section>
    );
  }
  if (order.kind === 'single') {
    const isByOwn = order.collection_address === null && order.delivery_address === null;
    return (
      <Section title="Addresses">
        {!order.is_handover_known && (
          <p>The customer has not said yet how it travels, and confirms it after that.</p>
        )}
        {order.is_handover_known && isByOwn ? (
          <p>The customer comes to {order.tailor_area}.</p>
        ) : (
          <OrderAddresses order={order} />
        )}
      </Section>
    );
  }
  const { shipping } = order;
  return (
    <Section title="Ships to">
      <address className="not-italic wrap-anywhere">
        {shipping.full_name}
        <br />
        {shipping.address}
        <br />
        {shipping.city} {shipping.postal_code}, {countryName(shipping.country)}
      </address>
      <p className="text-sm text-muted">{DELIVERY_NAMES[shipping.delivery]}</p>
    </Section>
  );
}
