import { realAddress } from '../../../contract/nobodys-address.ts';
import type { InboxLine, InboxMessage } from '../../../contract/staff-inbox.ts';
import type { InboxRow, MessageRow, ReplyRow } from './queries.ts';

const EXCERPT_LENGTH = 120;

export function presentLine({ createdAt, assignedTo, message, ...row }: InboxRow): InboxLine {
  const { id, name, email, subject, state } = row;
  return {
    id,
    name,
    email: realAddress(email) ?? '',
    subject,
    state,
    assigned_to: assignedTo,
    created_at: createdAt.toISOString(),
    excerpt: message.replace(/\s+/g, ' ').slice(0, EXCERPT_LENGTH).toWellFormed(),
  };
}

export function presentMessage(row: MessageRow, replies: ReplyRow[], agentId: number): InboxMessage {
  const { excerpt: _excerpt, ...line } = presentLine(row);
  const { phone, message, customerId, username } = row;
  return {
    ...line,
    phone,
    message,
    customer: customerId === null || username === null ? null : { id: customerId, username },
    is_mine: row.agentId === agentId,
    replies: replies.map(({ createdAt, ...reply }) => ({ ...reply, created_at: createdAt.toISOString() })),
  };
}
