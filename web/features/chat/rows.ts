import type { ReactNode } from 'react';
import { dayInKarachi } from '../../../contract/dates.ts';
import type { OutgoingMessage, ThreadMessage } from './thread.ts';

/** An entry between messages, such as a note of support. */
export interface Aside {
  key: string;
  /** The id of the message above it; 0 for the top. */
  after: number;
  timestamp: string;
  content: ReactNode;
}

export type Row =
  | { kind: 'day'; key: string; timestamp: string }
  | { kind: 'message'; key: string; message: ThreadMessage }
  | { kind: 'outgoing'; key: string; message: OutgoingMessage }
  | { kind: 'aside'; key: string; aside: Aside };

/** Messages, asides and unsent messages, with a line before each day. A message keeps its key when it is sent. */
export function rowsOf(
  messages: readonly ThreadMessage[],
  outgoing: readonly OutgoingMessage[],
  asides: readonly Aside[],
  hasEarlier: boolean,
): Row[] {
  const rows: Row[] = [];
  let day: string | undefined;
  const add = (timestamp: string, row: Row) => {
    const own = dayInKarachi(new Date(timestamp));
    if (own !== day) rows.push({ kind: 'day', key: `day ${own}`, timestamp });
    day = own;
    rows.push(row);
  };
  // Earlier asides appear together with the earlier messages.
  const oldest = messages[0]?.id ?? 0;
  const shown = asides.filter(({ after }) => !hasEarlier || after >= oldest);
  const addAsides = (from: number, until: number) => {
    for (const aside of shown) {
      if (aside.after >= from && aside.after < until)
        add(aside.timestamp, { kind: 'aside', key: aside.key, aside });
    }
  };
  addAsides(0, messages.length > 0 ? oldest : Number.POSITIVE_INFINITY);
  messages.forEach((message, place) => {
    const key = message.isMine && message.clientId ? message.clientId : `message ${message.id}`;
    add(message.timestamp, { kind: 'message', key, message });
    addAsides(message.id, messages[place + 1]?.id ?? Number.POSITIVE_INFINITY);
  });
  for (const message of outgoing) {
    add(message.timestamp, { kind: 'outgoing', key: message.clientId, message });
  }
  return rows;
}
