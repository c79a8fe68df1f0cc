import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { MISS_REASON_NAMES } from '../../../../contract/constants/staff.ts';
import { itemName, withOthers } from '../../../features/orders/words.ts';
import { failureSentence } from '../../../lib/form-errors.ts';
import { formatDay } from '../../../lib/format.ts';
import { privateMeta } from '../../../lib/page-meta.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { LazyPart } from '../../../ui/lazy-part.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { EmptyState, Loading, Skeleton } from '../../../ui/states.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { PageHead } from '../page-head.tsx';
import { type OrderAtRisk, ordersAtRiskQuery } from './api.ts';
import type { Press, Pressed } from './at-risk-dialog.tsx';
import type { Seen } from './step-values.ts';

const loadDialog = () => import('./at-risk-dialog.tsx');

export const meta = privateMeta('Will miss their day');

/** Orders that will miss their day, with who has room and a day that can be kept (backoffice-14). */
export default function AtRiskPage() {
  const { data, error, refetch } = useQuery(ordersAtRiskQuery(), queryClient);
  const [open, setOpen] = useState<Pressed>();
  return (
    <div className="flex flex-col gap-5 p-4 lg:p-8">
      <PageHead title="Will miss their day">
        <p className="text-muted">
          Stitched orders with less time left than they need, as the check of every evening has found them.
        </p>
      </PageHead>
      {!data && !error && (
        <Loading text="Loading the orders...">
          <Skeleton className="h-64" />
        </Loading>
      )}
      {!data && error && (
        <LoadFailure onRetry={() => void refetch()}>
          {failureSentence(error, 'Failed to get the orders')}
        </LoadFailure>
      )}
      {data?.results.length === 0 && (
        <EmptyState title="No order will miss its day">
          <p className="text-muted">The plan is checked again this evening.</p>
        </EmptyState>
      )}
      {data && data.results.length > 0 && (
        <ul className="flex flex-col gap-4">
          {data.results.map((order) => (
            <AtRisk
              key={order.id}
              order={order}
              onPress={(press) => setOpen({ order, press, seen: seenOf(order) })}
            />
          ))}
        </ul>
      )}
      {data && (data.count === null || data.count > data.results.length) && (
        <p className="text-muted">
          These are promised first. <TextLink to="/admin/orders?at_risk=true&sort=due">All of them</TextLink>
        </p>
      )}
      {open && (
        <LazyPart load={loadDialog} skeleton={null}>
          {(Dialog) => (
            <Dialog
              {...open}
              onReadAgain={() => {
                const now = queryClient.getQueryData(ordersAtRiskQuery().queryKey)?.results;
                const again = now?.find(({ id }) => id === open.order.id);
                if (again) setOpen((still) => still && { ...still, seen: seenOf(again) });
              }}
              onClose={() => setOpen(undefined)}
            />
          )}
        </LazyPart>
      )}
    </div>
  );
}

function AtRisk({ order, onPress }: { order: OrderAtRisk; onPress: (press: Press) => void }) {
  const { with_room: withRoom, honest_day: day } = order;
  return (
    <Card as="li" padding="small" className="flex flex-col gap-4 lg:flex-row lg:justify-between">
      <div className="min-w-0">
        <p className="flex flex-wrap items-baseline gap-x-3">
          <TextLink to={`/admin/orders/${order.id}`} className="figures font-semibold">
            {order.tracking_id}
          </TextLink>
          <span>promised for {formatDay(order.promised)}</span>
        </p>
        <p className="wrap-anywhere text-muted">
          {withOthers(itemName(order), order.others)} for {order.customer_name}, at{' '}
          <TextLink to={`/admin/tailors/${order.tailor.id}`} className="min-h-0">
            {order.tailor.name}
          </TextLink>
        </p>
        <p className="mt-2 font-semibold text-madder">{MISS_REASON_NAMES[order.reason]}</p>
        <p>{daysText(order)}</p>
      </div>
      <div className="flex shrink-0 flex-col gap-2 lg:w-80">
        {withRoom.length === 0 && <p className="text-muted">Nobody else has room by then.</p>}
        {withRoom.map((tailor) => (
          <Button
            key={tailor.id}
            className="wrap-anywhere"
            onClick={() => onPress({ action: 'reassign', tailor })}
          >
            Give it to {tailor.name}
          </Button>
        ))}
        {day && (
          <Button variant="secondary" onClick={() => onPress({ action: 'move_day' })}>
            Promise {formatDay(day)}
          </Button>
        )}
      </div>
    </Card>
  );
}

function seenOf({ status, events }: OrderAtRisk): Seen {
  return { expected_status: status, expected_events: events };
}

function daysText({ days_left: left, days_needed: needed }: OrderAtRisk): string {
  const days =
    left === 0
      ? 'No working day is left'
      : left === 1
        ? '1 working day is left'
        : `${left} working days are left`;
  return `${days}, and it needs ${needed}.`;
}
