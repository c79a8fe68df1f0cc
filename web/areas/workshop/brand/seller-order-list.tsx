import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { basicWords, workshopBrandWords } from '#words';
import type { SellerOrderListItem, ShownSellerStatus } from '../../../../contract/seller-orders.ts';
import { failureSentence } from '../../../lib/form-errors.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { CursorLinks } from '../../../ui/cursor-links.tsx';
import { TextField } from '../../../ui/field.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { EmptyState, Loading, Skeleton } from '../../../ui/states.tsx';
import { TabLinks } from '../../../ui/tab-links.tsx';
import { useSettling } from '../../../ui/use-settling.ts';
import { sellerOrdersQuery } from './api.ts';
import { SellerOrderCard } from './seller-order-card.tsx';

export interface StatusTab {
  status: ShownSellerStatus;
  name: string;
  empty: string;
}

interface SellerOrderListProps {
  label: string;
  /** The first tab is the default. */
  tabs: readonly [StatusTab, ...StatusTab[]];
  /** `isSettling`: the list has just moved, so a press may be meant for another order. */
  actions?: (order: SellerOrderListItem, isSettling: boolean) => ReactNode;
  select?: ((order: SellerOrderListItem) => ReactNode) | undefined;
}

/** Seller orders by status; status, search and page are in the URL. */
export function SellerOrderList({ label, tabs, actions, select }: SellerOrderListProps) {
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const search = useRef<HTMLInputElement>(null);
  const tab = tabs.find(({ status }) => status === parameters.get('status')) ?? tabs[0];
  const [after, before, found] = ['after', 'before', 'search'].map(
    (name) => parameters.get(name) ?? undefined,
  );
  const isOpen = tab.status === 'PLACED' || tab.status === 'PACKED' || tab.status === 'SHIPPED';
  const { data, error, isPlaceholderData, refetch } = useQuery(
    {
      ...sellerOrdersQuery({ status: tab.status, sort: isOpen ? 'id' : '-id', after, before, search: found }),
      placeholderData: keepPreviousData,
    },
    queryClient,
  );
  const { isSettling } = useSettling(data?.results.map(({ id }) => id).join(' ') ?? '');
  const to = (change: Record<string, string | undefined>) => {
    const next = new URLSearchParams();
    const wanted = {
      status: tab.status === tabs[0].status ? undefined : tab.status,
      search: found,
      ...change,
    };
    for (const [name, value] of Object.entries(wanted)) if (value) next.set(name, value);
    return `?${next}`;
  };
  const onSearch = (event: FormEvent) => {
    event.preventDefault();
    void navigate(to({ search: search.current?.value.trim() }));
  };
  return (
    <TabLinks
      label={label}
      chosen={tab.status}
      busy={isPlaceholderData}
      tabs={tabs.map(({ status, name }) => {
        const count = data?.counts[status];
        return {
          name: status,
          to: `?${status === tabs[0].status ? '' : `status=${status}`}`,
          text: (
            <>
              {name}
              {data && count !== 0 && (
                <span className="figures ms-2 rounded-full bg-sunken px-2 text-sm">
                  {count ?? basicWords.leftToRight({ text: '1,000+' })}
                </span>
              )}
            </>
          ),
        };
      })}
    >
      <search aria-label={workshopBrandWords.findAnOrder}>
        <form key={`${tab.status} ${found}`} action="?" onSubmit={onSearch} className="flex items-end gap-3">
          <TextField
            ref={search}
            className="min-w-0 flex-1 sm:max-w-80"
            label={basicWords.trackingNumber}
            type="search"
            enterKeyHint="search"
            maxLength={40}
            defaultValue={found}
          />
          <Button type="submit" variant="secondary">
            {workshopBrandWords.find}
          </Button>
        </form>
      </search>
      {!data && !error && (
        <Loading text={workshopBrandWords.loadingTheOrders}>
          <div className="flex flex-col gap-3">
            <Skeleton className="h-40" />
            <Skeleton className="h-40" />
          </div>
        </Loading>
      )}
      {error && (
        <LoadFailure onRetry={() => void refetch()}>
          {failureSentence(error, workshopBrandWords.failedToGetTheOrders)}
        </LoadFailure>
      )}
      {data?.results.length === 0 && (
        <EmptyState
          title={
            found
              ? workshopBrandWords.noOrderHereHasThisNumber
              : after || before
                ? workshopBrandWords.thereAreNoMore
                : tab.empty
          }
        >
          {(found || after || before) && (
            <ButtonLink variant="secondary" to={to({ search: undefined })}>
              {workshopBrandWords.showAll}
            </ButtonLink>
          )}
        </EmptyState>
      )}
      {data && data.results.length > 0 && (
        <ul className="grid gap-3 xl:grid-cols-2">
          {data.results.map((order) => (
            <li key={order.id} className="grid">
              <SellerOrderCard order={order} select={select?.(order)}>
                {actions?.(order, isSettling)}
              </SellerOrderCard>
            </li>
          ))}
        </ul>
      )}
      <CursorLinks label={label} page={data} to={(place, cursor) => to({ [place]: cursor })} />
    </TabLinks>
  );
}
