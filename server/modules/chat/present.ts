import type { ChatMessage } from '../../../contract/chat.ts';
import type { ChatNote, Conversation, conversation } from '../../../contract/chat-inbox.ts';
import { SUPPORT_USERNAME } from '../../../contract/constants/chat.ts';
import type { ResponseOf } from '../../../contract/endpoint.ts';
import { realAddress } from '../../../contract/nobodys-address.ts';
import { SUPPORT_USER_ID } from '../../../contract/roles.ts';
import type { ConversationRow, NoteRow, OrderRow } from './conversation-queries.ts';
import type { MessageRow } from './queries.ts';

/** The reader of a message. Customers never learn which member of support wrote it. */
export interface Reader {
  id: number;
  isAgent: boolean;
}

export function presentMessage(
  row: MessageRow,
  reader: Reader,
  linkOf: (fileKey: string) => string,
): ChatMessage {
  const { id, fromSupport, authorId, picture } = row;
  const customer = { id: row.customerId, username: row.customerUsername };
  const support = { id: SUPPORT_USER_ID, username: SUPPORT_USERNAME };
  const [sender, receiver] = fromSupport ? [support, customer] : [customer, support];
  return {
    message: row.text,
    sender_id: sender.id,
    sender_username: sender.username,
    receiver: receiver.id,
    receiver_username: receiver.username,
    timestamp: row.createdAt.toISOString(),
    id,
    client_id: authorId === reader.id ? row.clientId : null,
    picture: picture && { url: linkOf(picture.key), width: picture.width, height: picture.height },
    order: row.order,
    author:
      reader.isAgent && fromSupport && authorId !== null && row.authorUsername !== null
        ? { id: authorId, username: row.authorUsername }
        : null,
  };
}

interface Named {
  username: string;
  firstName: string | null;
  lastName: string | null;
}

/** Falls back to the username. */
export function fullName({ username, firstName, lastName }: Named): string {
  return [firstName, lastName].filter(Boolean).join(' ') || username;
}

export function shortName({ username, firstName }: Pick<Named, 'username' | 'firstName'>): string {
  return firstName || username;
}

export function presentConversation(row: ConversationRow): Conversation {
  const { customer, assignedTo, lastMessage, found } = row;
  const { id, username, email, role } = customer;
  return {
    customer: { id, username, email: realAddress(email) ?? '', name: fullName(customer), role },
    assigned_to: assignedTo,
    unread: row.unread,
    waiting_since: row.waitingSince?.toISOString() ?? null,
    last_message: {
      id: lastMessage.id,
      text: lastMessage.text,
      from_support: lastMessage.fromSupport,
      timestamp: lastMessage.createdAt.toISOString(),
    },
    read_up_to: row.supportReadId,
    customer_read_up_to: row.customerReadId,
    online: row.isOnline,
    found: found && { ...found, timestamp: new Date(found.timestamp).toISOString() },
  };
}

export function presentOrder(row: OrderRow): ResponseOf<typeof conversation>['orders'][number] {
  const { id, kind, status, total } = row;
  return {
    id,
    kind,
    status,
    total,
    tracking_id: row.trackingNumber,
    bill_status: row.billStatus,
    order_date: row.orderDate.toISOString(),
    expected_delivery_date: row.expectedDeliveryDate,
  };
}

export function presentNote({
  id,
  text,
  authorId,
  authorUsername,
  createdAt,
  afterMessage,
}: NoteRow): ChatNote {
  return {
    id,
    text,
    author: authorId !== null && authorUsername !== null ? { id: authorId, username: authorUsername } : null,
    timestamp: createdAt.toISOString(),
    after_message: afterMessage,
  };
}
