import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { workshopWords } from '#words';
import { BULK_STATUS_NAMES } from '../../../../contract/constants/order-names.ts';
import { WORK_PAGE_SIZE } from '../../../../contract/constants/workshop.ts';
import { formatDay } from '../../../lib/format.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Card } from '../../../ui/card.tsx';
import { Heading } from '../../../ui/heading.tsx';
import type { Choosing } from '../choosing.ts';
import { todayQuery } from './api.ts';
import { dueWords, isLate } from './words.ts';
import { Choice, TITLE } from './work-card.tsx';

/**
 * The accepted bulk orders, which the in-house workshop makes; renders nothing if there are none (workshop-14). A press
 * chooses one while orders are chosen to be printed.
 */
export function BulkWork({ choosing }: { choosing?: Choosing | undefined }) {
  const { data: read } = useQuery(todayQuery, queryClient);
  if (!read || read.data.bulk.length === 0) return null;
  const { bulk, day } = read.data;
  return (
    <section aria-labelledby="work-bulk" className="flex flex-col gap-3">
      <Heading level={2} size="item" id="work-bulk">
        {workshopWords.bulkOrders}{' '}
        <span className="figures text-muted">
          ({bulk.length < WORK_PAGE_SIZE ? bulk.length : workshopWords.orMore({ count: WORK_PAGE_SIZE })})
        </span>
      </Heading>
      <ul className="grid gap-3 md:grid-cols-2">
        {bulk.map((item) => {
          const order = { ...item, question: null };
          const due = dueWords(order, day);
          return (
            <Card key={item.id} as="li" padding="small" isLink className="flex flex-col gap-1">
              {choosing ? (
                <Choice id={item.id} name={nameOf(item)} trackingId={item.tracking_id} choosing={choosing} />
              ) : (
                <Link to={`/workshop/orders/${item.id}`} className={`${TITLE} wrap-anywhere`}>
                  {nameOf(item)}
                </Link>
              )}
              <p className="figures text-sm wrap-anywhere text-muted">
                <bdi>{item.customer_name}</bdi> · <bdi className="whitespace-nowrap">{item.tracking_id}</bdi>
              </p>
              {item.expected_delivery_date && (
                <p className={`figures ${isLate(order, day) ? 'font-semibold text-madder' : ''}`}>
                  {formatDay(item.expected_delivery_date)}
                  {due && <> · {due}</>}
                </p>
              )}
              <p>
                <Badge tone="brand">{BULK_STATUS_NAMES[item.status]}</Badge>
              </p>
            </Card>
          );
        })}
      </ul>
    </section>
  );
}

function nameOf({ number_of_pieces, item_type }: { number_of_pieces: number; item_type: string }): string {
  return `${number_of_pieces} × ${item_type}`;
}
