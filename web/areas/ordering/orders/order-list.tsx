import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useRef } from 'react';
import { basicWords, orderingWords } from '#words';
import { CallError } from '../../../lib/call-error.ts';
import { failureSentence } from '../../../lib/form-errors.ts';
import { Button } from '../../../ui/button.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { Pagination } from '../../../ui/pagination.tsx';
import { EmptyState, Loading, Skeleton } from '../../../ui/states.tsx';
import { OrderFilters } from './order-filters.tsx';
import type { OrderListState } from './use-order-list.ts';

interface OrderListProps<Order> {
  list: OrderListState;
  orders: UseQueryResult<{ count: number; results: Order[] }>;
  pageSize: number;
  /** The sentence when the orders cannot be read; bulk orders have their own (orders-21). */
  failed?: string;
  statusNames: Record<string, string>;
  /** Shown to customers without any order. */
  empty: ReactNode;
  children: (results: Order[]) => ReactNode;
}

/** A page of orders with its filters, or why it is empty (orders-21). */
export function OrderList<Order>({ list, statusNames, empty, ...page }: OrderListProps<Order>) {
  const results = useRef<HTMLDivElement>(null);
  const { status, search } = list.shown;
  const isFiltered = status !== undefined || search !== undefined;
  const { data } = page.orders;
  if (data?.count === 0 && !isFiltered) return empty;
  return (
    <div className="flex flex-col gap-6">
      <OrderFilters list={list} statusNames={statusNames} />
      <section
        ref={results}
        tabIndex={-1}
        aria-label={orderingWords.orders}
        className="mt-5 focus-visible:outline-none"
      >
        <Page
          {...page}
          list={list}
          onShow={(change) => {
            // The pressed button may be gone from the new results.
            results.current?.focus({ preventScroll: true });
            void list.show(change);
          }}
        />
      </section>
    </div>
  );
}

interface PageProps<Order>
  extends Pick<OrderListProps<Order>, 'list' | 'orders' | 'pageSize' | 'failed' | 'children'> {
  onShow: OrderListState['show'];
}

function Page<Order>({
  list,
  orders,
  pageSize,
  failed = basicWords.failedToGetOrder,
  children,
  onShow,
}: PageProps<Order>) {
  const { data, error, isPlaceholderData, refetch } = orders;
  const { page } = list.shown;
  if (error instanceof CallError && error.code === 'page.invalid') {
    return (
      <EmptyState title={basicWords.thereIsNoPage({ page })}>
        <Button variant="secondary" onClick={() => onShow({})}>
          {basicWords.showPage1}
        </Button>
      </EmptyState>
    );
  }
  if (!data) {
    if (!error) return <OrdersSkeleton />;
    return (
      <LoadFailure onRetry={() => void refetch()}>
        {basicWords.error({ error: failureSentence(error, failed) })}
      </LoadFailure>
    );
  }
  if (data.results.length === 0) {
    return (
      <EmptyState title={orderingWords.noOrdersMatch}>
        <Button variant="secondary" onClick={() => onShow({ status: undefined, search: undefined })}>
          {orderingWords.showAllOrders}
        </Button>
      </EmptyState>
    );
  }
  return (
    <div
      aria-busy={isPlaceholderData}
      className="flex flex-col gap-6 transition duration-200 aria-busy:opacity-60"
    >
      {children(data.results)}
      <Pagination
        label={orderingWords.orders}
        page={page}
        pages={Math.ceil(data.count / pageSize)}
        onPage={(to) => void list.show({ page: to })}
      />
    </div>
  );
}

/** Placeholders where filters and orders will be. */
export function OrderListSkeleton() {
  return (
    <div className="flex flex-col gap-11">
      <Skeleton className="h-39 sm:h-18" />
      <OrdersSkeleton />
    </div>
  );
}

function OrdersSkeleton() {
  return (
    <Loading text={orderingWords.loadingOrders}>
      <div className="flex flex-col gap-2">
        {[0, 1, 2, 3, 4].map((row) => (
          <Skeleton key={row} className="h-14" />
        ))}
      </div>
    </Loading>
  );
}
