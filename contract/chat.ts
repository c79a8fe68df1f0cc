import { z } from 'zod';
import { withoutCardNumber } from './card-numbers.ts';
import { MAX_MESSAGE_LENGTH } from './constants/chat.ts';
import { endpoint, Id, IdParams } from './endpoint.ts';
import { Timestamp, TrackingNumber } from './fields.ts';
import { exactText, requiredText, text, unlessEmpty } from './text.ts';
import { wholeNumber } from './validation.ts';

const tag = 'Chat';

/** The support team, which shares the inbox of account 466 (chat-4). */

/** Idempotency key: a message resent with the same `client_id` is stored once (chat-5). */
const ClientId = text(64)
  .regex(/^[\w-]{8,}$/)
  .meta({ description: 'Unique for each message of a sender: 8 to 64 letters, digits, - and _' });

const MessageText = withoutCardNumber(text(MAX_MESSAGE_LENGTH));

export const ChatPerson = z.object({ id: z.int(), username: z.string() });

const picture = z
  .object({ url: z.string(), width: z.int(), height: z.int() })
  .nullable()
  .meta({ description: 'A link that expires' });

/** Sender and receiver; support is always account 466. The keys above `id` are those of the specification. */
export const ChatMessage = z.object({
  message: z.string().meta({ description: 'May be empty beside a picture' }),
  sender_id: z.int(),
  sender_username: z.string(),
  receiver: z.int(),
  receiver_username: z.string(),
  timestamp: Timestamp,
  id: z.int().meta({ description: 'Ascending within a conversation' }),
  client_id: z.string().nullable().meta({ description: 'For its sender only' }),
  picture,
  order: z.string().nullable().meta({ description: 'The tracking number of the order it is about' }),
  author: ChatPerson.nullable().meta({ description: 'Who of support wrote it; for support only' }),
});
export type ChatMessage = z.infer<typeof ChatMessage>;

/* ---- Frames that a client sends: JSON text of at most `MAX_FRAME_BYTES` ---- */

/**
 * A message, the only frame without `type`. The server replies with `sent` if it has a `client_id`, otherwise with the
 * message. Customers send to 466, support to a customer. Pictures need `sendChatMessage`.
 */
export const MessageFrame = z.object({
  message: withoutCardNumber(requiredText(MAX_MESSAGE_LENGTH)),
  receiver_id: Id,
  client_id: ClientId.optional(),
  order: TrackingNumber.optional(),
});
export type MessageFrame = z.input<typeof MessageFrame>;

/** Frames with `type` that a client sends. */
export const ClientFrame = z.discriminatedUnion('type', [
  /** A new access token of the same account, before the old one expires. The server replies with `ready`. */
  z.object({ type: z.literal('token'), token: exactText(2048) }),
  /** Sent at most every `TYPING_INTERVAL_MS`. */
  z.object({ type: z.literal('typing'), receiver_id: Id }),
  /** Marks all messages up to this one as read: `user_id` is 466 for customers, the customer for support. */
  z.object({ type: z.literal('read'), user_id: Id, up_to: Id }),
  /** Opens a conversation for support, which then gets typing and presence of its customer; null closes it. */
  z.object({ type: z.literal('open'), user_id: Id.nullable() }),
  /** The server replies with `pong`, which shows that the connection works. */
  z.object({ type: z.literal('ping') }),
]);
export type ClientFrame = z.input<typeof ClientFrame>;

/* ---- Frames that the server sends ---- */

/** Sent to every socket of both sides, never to other customers. `user_id` is the conversation's customer. */
export const ReceivedFrame = ChatMessage.extend({ type: z.undefined().optional(), user_id: z.int() });
export type ReceivedFrame = z.infer<typeof ReceivedFrame>;

const Presence = z.object({
  online: z.boolean().meta({ description: 'Somebody of support is online' }),
  open: z.boolean().meta({ description: 'It is within business hours' }),
  opens_at: Timestamp.nullable().meta({ description: 'When the next business hours begin' }),
  usual_reply_minutes: z.int().nullable().meta({ description: 'Null while nobody is online' }),
});
export type Presence = z.infer<typeof Presence>;

/** Frames with `type` that the server sends. Clients ignore unknown types. */
export const ServerFrame = z.discriminatedUnion('type', [
  /** Sent first, and after a renewed token. Read messages after `last_id` by `after`. `unread` counts chat messages. */
  z.object({
    type: z.literal('ready'),
    user_id: z.int(),
    unread: z.int(),
    last_id: z.int().nullable().meta({ description: 'The newest message of the own conversation' }),
    token_expires_at: Timestamp,
  }),
  /** The message is stored, now or by an earlier attempt. */
  z.object({ type: z.literal('sent'), client_id: z.string(), id: z.int(), timestamp: Timestamp }),
  /** `sender_id` types to the reader; show it for `TYPING_SHOWN_MS`. */
  z.object({ type: z.literal('typing'), sender_id: z.int(), user_id: z.int() }),
  /** `reader_id` (466 for support) has read the conversation of `user_id` up to a message. */
  z.object({ type: z.literal('read'), reader_id: z.int(), user_id: z.int(), up_to: z.int() }),
  /** Support's presence, sent to everybody. */
  Presence.extend({ type: z.literal('presence') }),
  /** For support: whether the customer of the opened conversation is online. */
  z.object({ type: z.literal('customer'), user_id: z.int(), online: z.boolean() }),
  /** For support: a conversation was assigned, annotated or read. Reload it and the inbox. */
  z.object({ type: z.literal('conversation'), user_id: z.int() }),
  /** `code` and `detail` as in a failed call; `fields` for an invalid message. The socket stays open. */
  z.object({
    type: z.literal('error'),
    code: z.string(),
    detail: z.string(),
    fields: z.record(z.string(), z.array(z.string())).optional(),
    client_id: z.string().optional().meta({ description: 'Of the refused message' }),
    retry_after: z.int().optional().meta({ description: 'Seconds' }),
  }),
  /** The number of unread notifications has changed; at most 100. */
  z.object({ type: z.literal('notification'), unread: z.int() }),
  /** For staff, tailors and brands: one of their orders was placed or has changed. Reload the lists (workshop-13). */
  z.object({ type: z.literal('work') }),
  z.object({ type: z.literal('pong') }),
]);
export type ServerFrame = z.infer<typeof ServerFrame>;

/* ---- Calls ---- */

/** Chat partners: for customers only the support account, for support all customers, unread first. */
export const ChatUser = z.object({
  id: z.int(),
  username: z.string(),
  email: z.string().meta({ description: 'Empty where there is none (people-16)' }),
  unread: z.int().meta({ description: 'Messages from them, at most 100' }),
});
export type ChatUser = z.infer<typeof ChatUser>;

export const chatUsers = endpoint('GET /live_chat/users/', {
  summary: 'List whom one can chat with',
  tag,
  action: 'chat.write',
  response: z.array(ChatUser),
});

/**
 * Oldest first: the newest 50, the 50 before a message, or at most 200 after one. `id` is 466 for customers, the
 * customer for support; others are 404.
 */
export const chatHistory = endpoint('GET /live_chat/chat/history/{id}/', {
  summary: 'Read the messages of a conversation',
  tag,
  action: 'chat.write',
  params: IdParams,
  query: z.object({
    after: wholeNumber({ min: 0, max: 2_147_483_647 }).optional(),
    before: Id.optional(),
  }),
  response: z.array(ChatMessage),
});

const Marks = z.object({
  unread: z.int().meta({ description: 'Own unread messages, at most 100' }),
  read_up_to: z.int().meta({ description: 'The last message that the reader has read; 0: none' }),
  other_read_up_to: z.int().meta({ description: 'The last message that the other side has read' }),
});
export type ChatMarks = z.infer<typeof Marks>;

/** For the header's badge, and for read marks and "Usually replies in …" on /chat. */
export const chatStatus = endpoint('GET /live_chat/status/', {
  summary: "Read the own unread count and support's presence",
  tag,
  action: 'chat.write',
  response: Marks.extend({ presence: Presence }),
});

/**
 * Sends a message like a frame does, also with a picture or without a socket. A retry with the same `client_id` returns
 * the stored message. `id` is the receiver.
 */
export const sendChatMessage = endpoint('POST /live_chat/chat/{id}/messages/', {
  summary: 'Send a message, with a picture',
  tag,
  action: 'chat.write',
  status: 201,
  files: ['picture'],
  params: IdParams,
  body: z.object({
    message: MessageText.default(''),
    client_id: unlessEmpty(ClientId),
    order: unlessEmpty(TrackingNumber),
  }),
  response: ChatMessage,
});

/** Idempotent; an earlier message has no effect. */
export const readChat = endpoint('POST /live_chat/chat/{id}/read/', {
  summary: 'Mark messages as read',
  tag,
  action: 'chat.write',
  params: IdParams,
  body: z.object({ up_to: Id }),
  response: Marks,
});
