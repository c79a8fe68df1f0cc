import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { MessageState, PhoneChannel } from '../../../../contract/constants/messages.ts';
import type { QueryFor } from '../../../../contract/paths.ts';
import type { MessageLine } from '../../../../contract/staff-messages.ts';
import { ListPage } from '../../../features/lists/components/list-page.tsx';
import type { ListColumn } from '../../../features/lists/components/list-table.tsx';
import type { ListDefinition } from '../../../features/lists/definition.ts';
import { useList } from '../../../features/lists/use-list.ts';
import { inEnglish } from '../../../features/lists/words.ts';
import { call } from '../../../lib/call.ts';
import { formatMoment } from '../../../lib/moments.ts';
import { privateMeta } from '../../../lib/page-meta.ts';
import { definePersonalQuery } from '../../../lib/queries.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { Badge } from '../../../ui/badge.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { PageHead } from '../page-head.tsx';

const STATE_NAMES: Record<MessageState, string> = {
  waiting: 'Waiting',
  sent: 'Sent',
  delivered: 'Delivered',
  read: 'Read',
  failed: 'Failed',
  unsure: 'Perhaps sent',
  expired: 'Too old',
};
const STATE_TONES = {
  waiting: 'brand',
  sent: 'leaf',
  delivered: 'leaf',
  read: 'leaf',
  failed: 'madder',
  unsure: 'saffron',
  expired: 'madder',
} as const;

const CHANNEL_NAMES: Record<PhoneChannel, string> = {
  whatsapp: 'WhatsApp',
  sms: 'Text message',
  push: 'Notification',
};
const FALLBACK_NAMES = { whatsapp: 'WhatsApp', sms: 'text message', mail: 'e-mail' } as const;

const LIST: ListDefinition<MessageQuery> = {
  searchLabel: 'Search messages to phones',
  searchPlaceholder: '+923001234567 or message number',
  sorts: [
    ['-written', 'Newest first'],
    ['written', 'Oldest first'],
  ],
  filters: {
    channel: { kind: 'choice', label: 'Channel', options: Object.entries(CHANNEL_NAMES) },
    state: { kind: 'choice', label: 'State', options: Object.entries(STATE_NAMES) },
  },
};

const COLUMNS: readonly ListColumn<MessageLine>[] = [
  { name: 'Message', wraps: true, isWideOnly: true, cell: (message) => <Kind message={message} /> },
  { name: 'Channel', cell: ({ channel }) => CHANNEL_NAMES[channel] },
  { name: 'To', cell: ({ recipient }) => recipient },
  { name: 'Written', sortBy: 'written', cell: ({ created_at }) => formatMoment(created_at) },
  { name: 'Attempts', cell: ({ attempts }) => attempts },
  { name: 'Parts', cell: ({ parts }) => parts },
  { name: 'Cost', cell: ({ price }) => rupees(price) },
  {
    name: 'State',
    wraps: true,
    cell: ({ state, last_error, fell_back_to }) => (
      <>
        <Badge tone={STATE_TONES[state]}>{STATE_NAMES[state]}</Badge>
        {fell_back_to && (
          <span className="block text-sm">Sent by {FALLBACK_NAMES[fell_back_to]} instead</span>
        )}
        {last_error && <span className="block text-sm text-muted">{last_error}</span>}
      </>
    ),
  },
];

export const meta = privateMeta('Messages to phones');

/** The messages to phones, with their states and costs (messages-8). */
export default function MessagesPage() {
  const list = useList(LIST);
  const result = useQuery({ ...messagesQuery(list.query), placeholderData: keepPreviousData }, queryClient);
  const { cost } = result.data ?? {};
  return (
    <div className="flex flex-col gap-5 p-4 lg:p-8">
      <PageHead title="Messages to phones">
        <p className="text-muted">
          Of the last 30 days, without their texts. A code that is older than five minutes is not sent any
          more; the customer asks for another one. News that surely did not arrive go by the next channel.
        </p>
        {cost && (
          <p>
            {rupees(cost.day)} in 24 hours, {rupees(cost.month)} in 30 days
            {cost.channels.map(({ channel, month, count }) => (
              <span key={channel}>
                ; {CHANNEL_NAMES[channel]}: {count} for {rupees(month)}
              </span>
            ))}
            .
          </p>
        )}
      </PageHead>
      <ListPage
        list={list}
        result={result}
        words={inEnglish('message', 'messages')}
        columns={COLUMNS}
        nameOf={({ id }) => `message ${id}`}
        summary={(message) => <Kind message={message} />}
        empty={<EmptyState title="No messages yet" />}
      />
    </div>
  );
}

const KIND_NAMES: Record<string, string> = {
  'phones.code': 'Code by phone',
  'chat.answer': 'Answer in the chat',
  'chat.reply': 'Reply of the shop',
  'orders.work': 'News for a tailor',
  'shop.brand-work': 'News for a brand',
};

const isOfOrder = (kind: string) => kind.startsWith('orders.') || kind.startsWith('shop.');

function Kind({ message: { id, kind } }: { message: MessageLine }) {
  return (
    <>
      <span className="font-semibold">
        {KIND_NAMES[kind] ?? (isOfOrder(kind) ? 'News of an order' : kind)}
      </span>
      <span className="block text-sm text-muted">{id}</span>
    </>
  );
}

function rupees(hundredths: number): string {
  return `Rs ${(hundredths / 100).toLocaleString('en', { minimumFractionDigits: 2 })}`;
}

type MessageQuery = QueryFor<'GET /api/staff/messages/'>;

const messagesQuery = (query: MessageQuery) =>
  definePersonalQuery({
    queryKey: ['staff-messages', query],
    queryFn: ({ signal }) => call('GET /api/staff/messages/', { query, signal }),
  });
