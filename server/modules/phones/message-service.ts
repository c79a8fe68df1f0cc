import type { z } from 'zod';
import type { ResponseOf } from '../../../contract/endpoint.ts';
import type { MessageLine, staffMessages } from '../../../contract/staff-messages.ts';
import type { Db } from '../../db/client.ts';
import { costs, type ListedMessage, listedMessages, type MessageQuery } from './message-queries.ts';

/** Newest first, without their texts (messages-8). */
export async function listMessages(db: Db, query: MessageQuery): Promise<ResponseOf<typeof staffMessages>> {
  const [{ rows, ...page }, cost] = await Promise.all([listedMessages(db, query), costs(db)]);
  return { ...page, results: rows.map(present), cost };
}

function present(message: ListedMessage): z.output<typeof MessageLine> {
  const { lastError: last_error, createdAt, endedAt, cursor: _cursor, ...line } = message;
  return {
    ...line,
    last_error,
    created_at: createdAt.toISOString(),
    ended_at: endedAt?.toISOString() ?? null,
  };
}
