import type { z } from 'zod';
import { ClientFrame, MessageFrame, type ServerFrame } from '../../../../contract/chat.ts';
import { TYPING_INTERVAL_MS } from '../../../../contract/constants/chat.ts';
import { validate } from '../../../../contract/validation.ts';
import { isUnavailable } from '../../../db/unavailable.ts';
import type { Deps } from '../../../deps.ts';
import { Failure, fail } from '../../../fail.ts';
import { conversationWith } from '../policy.ts';
import { messageById } from '../queries.ts';
import { markRead } from '../service.ts';
import type { Connection } from './connection.ts';
import { sentFrame } from './delivery-service.ts';
import { prepareMessage } from './send-service.ts';
import type { LiveChat } from './service.ts';
import { topicOf } from './topics.ts';

const RETRY_AFTER_SECONDS = 2;

type TypedFrame = z.output<typeof ClientFrame>;

interface Chat {
  deps: Deps;
  live: LiveChat;
  log: { error(details: object, message: string): void };
}

/** Handles a frame after the previous ones. Errors are sent back as `error` frames (chat-6). */
export function receiveFrame(chat: Chat, connection: Connection, text: string): void {
  const sent = parsed(text);
  if (sent === undefined) {
    connection.send(errorFrame(new Failure('request.malformed')));
    return;
  }
  connection.handling = connection.handling
    .then(() => (connection.isClosed ? undefined : handle(chat, connection, sent)))
    .catch((error) => answerError(chat, connection, error, clientIdOf(sent)));
}

/** Tells the client that its frame was dropped by the rate limit. */
export function refuseFrame(connection: Connection): void {
  connection.send(errorFrame(new Failure('request.too_many', { retryAfter: RETRY_AFTER_SECONDS })));
}

function parsed(text: string): object | undefined {
  try {
    const sent: unknown = JSON.parse(text);
    return typeof sent === 'object' && sent !== null && !Array.isArray(sent) ? sent : undefined;
  } catch {
    return undefined;
  }
}

async function handle(chat: Chat, connection: Connection, sent: object): Promise<void> {
  if (!('type' in sent)) return send(chat, connection, frameOf(MessageFrame, sent));
  const frame = frameOf(ClientFrame, sent);
  await handlers[frame.type](chat, connection, frame as never);
}

function frameOf<Schema extends z.ZodType>(schema: Schema, sent: object): z.output<Schema> {
  const frame = validate(schema, sent);
  if (!frame.ok) throw new Failure('request.invalid', { fields: frame.errors });
  return frame.data;
}

/** Resolves once the message is queued, so that the client's next message comes after it. */
async function send(chat: Chat, connection: Connection, frame: z.output<typeof MessageFrame>): Promise<void> {
  const { deps, live } = chat;
  const { message: text, receiver_id: receiverId, order } = frame;
  const clientId = frame.client_id ?? null;
  if (text.includes('\0') || !text.isWellFormed()) throw new Failure('request.malformed');
  if (!live.mayWrite(connection)) {
    throw new Failure('request.too_many', { retryAfter: RETRY_AFTER_SECONDS });
  }
  const message = await prepareMessage(deps.db, connection.actor, { receiverId, text, clientId, order });
  // `deliverOne` acknowledges it in the order of messages.
  if (clientId !== null) connection.unacknowledged.add(clientId);
  live.writer
    .write(message)
    .then(async ({ id, isRepeated }) => {
      if (!isRepeated || clientId === null || !live.hasDelivered(id)) return;
      const row = await messageById(deps.db, id);
      if (row && connection.unacknowledged.delete(clientId)) connection.send(sentFrame(clientId, row));
    })
    .catch((error) => {
      if (clientId !== null) connection.unacknowledged.delete(clientId);
      answerError(chat, connection, error, frame.client_id);
    });
}

type Handlers = {
  [Type in TypedFrame['type']]: (
    chat: Chat,
    connection: Connection,
    frame: Extract<TypedFrame, { type: Type }>,
  ) => Promise<void> | void;
};

const handlers: Handlers = {
  token: ({ live }, connection, { token }) => live.renew(connection, token),

  ping: (_chat, connection) => connection.send({ type: 'pong' }),

  async typing({ deps }, connection, { receiver_id }) {
    const customerId = conversationWith(connection.actor, receiver_id) ?? fail('request.not_found');
    const now = Date.now();
    if (now - connection.lastTypingAt < TYPING_INTERVAL_MS / 2) return;
    connection.lastTypingAt = now;
    const by = connection.isAgent ? 'support' : 'customer';
    const topic = topicOf({ what: 'typing', customerId, by });
    await deps.db.transaction((tx) => deps.pubsub.publish(tx, topic));
  },

  async read({ deps }, connection, { user_id, up_to }) {
    await markRead(deps, connection.actor, user_id, up_to);
  },

  async open({ live }, connection, { user_id: userId }) {
    if (!connection.isAgent) fail('session.forbidden');
    connection.openedId = userId;
    if (userId !== null) await live.tellWhetherOnline(userId, [connection]);
  },
};

function answerError({ log }: Chat, connection: Connection, error: unknown, clientId?: string): void {
  if (error instanceof Failure) {
    connection.send(errorFrame(error, clientId));
    return;
  }
  log.error({ err: error }, 'chat frame failed');
  const code = isUnavailable(error) ? 'server.unavailable' : 'server.failed';
  connection.send(errorFrame(new Failure(code, { retryAfter: RETRY_AFTER_SECONDS }), clientId));
}

function errorFrame({ code, sentence, fields, retryAfter }: Failure, clientId?: string): ServerFrame {
  return {
    type: 'error',
    code,
    detail: sentence,
    ...(fields && { fields }),
    ...(clientId !== undefined && { client_id: clientId }),
    ...(retryAfter !== undefined && { retry_after: retryAfter }),
  };
}

/** The `client_id` of a rejected message, even if the message is invalid. */
function clientIdOf(sent: object): string | undefined {
  const { client_id: clientId } = sent as Record<string, unknown>;
  return typeof clientId === 'string' ? clientId.slice(0, 64) : undefined;
}
