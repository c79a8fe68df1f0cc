import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { accountWords, basicWords } from '#words';
import { OWN_ORDERS_PAGE_SIZE } from '../../../contract/constants/orders.ts';
import { ownOrdersQuery } from '../../features/orders/api.ts';
import { OrderLine } from '../../features/orders/components/order-line.tsx';
import { RecentOrdersSkeleton } from '../../features/orders/components/recent-orders-skeleton.tsx';
import { orderAddress } from '../../features/orders/order-address.ts';
import { CallError } from '../../lib/call-error.ts';
import { failureSentence } from '../../lib/form-errors.ts';
import { formatMoment } from '../../lib/moments.ts';
import { pageIn } from '../../lib/query.ts';
import { queryClient } from '../../lib/query-client.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Heading } from '../../ui/heading.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { PageLinks } from '../../ui/pagination.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { TABS } from './profile-tabs.tsx';

const OWN = '/profile?tab=orders';

/** The customer's orders of all kinds; their details are on /orders (orders-43). */
export default function OrdersTab() {
  return (
    <div className="flex max-w-3xl flex-col gap-6">
      <header className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <Heading level={2} size="part">
          {TABS.orders}
        </Heading>
        <TextLink to="/orders">{accountWords.allDetailsUnderMyOrders}</TextLink>
      </header>
      <Orders />
    </div>
  );
}

function Orders() {
  const [search] = useSearchParams();
  const page = pageIn(search);
  const orders = useQuery({ ...ownOrdersQuery(page), placeholderData: keepPreviousData }, queryClient);
  const { data, error, isPlaceholderData, refetch } = orders;
  if (error instanceof CallError && error.code === 'page.invalid') {
    return (
      <EmptyState title={basicWords.thereIsNoPage({ page })}>
        <ButtonLink variant="secondary" to={OWN}>
          {basicWords.showPage1}
        </ButtonLink>
      </EmptyState>
    );
  }
  if (!data) {
    if (!error) return <RecentOrdersSkeleton />;
    return (
      <LoadFailure onRetry={() => void refetch()}>
        {basicWords.error({ error: failureSentence(error, basicWords.failedToGetOrder) })}
      </LoadFailure>
    );
  }
  if (data.results.length === 0) {
    return (
      <EmptyState title={accountWords.noOrdersYet}>
        <p className="text-muted">{accountWords.answerAFewQuestionsToOrder}</p>
        <ButtonLink to="/book-tailor">{basicWords.bookATailor}</ButtonLink>
      </EmptyState>
    );
  }
  return (
    <div
      aria-busy={isPlaceholderData}
      className="flex flex-col gap-6 transition duration-200 aria-busy:opacity-60"
    >
      <ul aria-label={accountWords.yourOrders} className="flex flex-col gap-2">
        {data.results.map((order) => (
          <li key={order.id}>
            <Link
              to={orderAddress(order)}
              className="flex flex-wrap items-center gap-x-4 gap-y-1 rounded-xl border border-hairline bg-card p-2 pe-4 transition duration-150 hover:border-brand sm:flex-nowrap"
            >
              <OrderLine order={order} />
              <time dateTime={order.order_date} className="figures text-sm text-muted max-sm:basis-full">
                {formatMoment(order.order_date)}
              </time>
            </Link>
          </li>
        ))}
      </ul>
      <PageLinks
        label={accountWords.orders}
        page={page}
        pages={Math.ceil(data.count / OWN_ORDERS_PAGE_SIZE)}
        to={(to) => (to === 1 ? OWN : `${OWN}&page=${to}`)}
      />
    </div>
  );
}
