import type { z } from 'zod';
import type { ResponseOf } from '../../../contract/endpoint.ts';
import type { MessageLine, staffMessages } from '../../../contract/staff-messages.ts';
import type { Db } from '../../db/client.ts';
import {
  type ChannelCost,
  costs,
  type ListedMessage,
  listedMessages,
  type MessageQuery,
} from './message-queries.ts';

/** Newest first, without their texts (messages-8). */
export async function listMessages(db: Db, query: MessageQuery): Promise<ResponseOf<typeof staffMessages>> {
  const [{ rows, ...page }, channels] = await Promise.all([listedMessages(db, query), costs(db)]);
  return { ...page, results: rows.map(present), cost: { ...sumOf(channels), channels } };
}

function sumOf(channels: readonly ChannelCost[]): { day: number; month: number } {
  const sum = (of: 'day' | 'month') => channels.reduce((total, one) => total + one[of], 0);
  return { day: sum('day'), month: sum('month') };
}

function present(message: ListedMessage): z.output<typeof MessageLine> {
  const {
    lastError: last_error,
    fellBackTo: fell_back_to,
    createdAt,
    endedAt,
    cursor: _cursor,
    ...line
  } = message;
  return {
    ...line,
    fell_back_to,
    last_error,
    created_at: createdAt.toISOString(),
    ended_at: endedAt?.toISOString() ?? null,
  };
}
