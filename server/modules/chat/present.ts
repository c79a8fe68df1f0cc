import type { ChatMessage } from '../../../contract/chat.ts';
import { SUPPORT_USERNAME } from '../../../contract/constants/chat.ts';
import { SUPPORT_USER_ID } from '../../../contract/roles.ts';
import type { MessageRow } from './queries.ts';

/** Who reads it: a customer never learns who of support wrote. */
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
