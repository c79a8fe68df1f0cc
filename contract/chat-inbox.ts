import { z } from 'zod';
import { withoutCardNumber } from './card-numbers.ts';
import { ChatPerson } from './chat.ts';
import { CONVERSATION_FILTERS, MAX_MESSAGE_LENGTH } from './constants/chat.ts';
import { endpoint, Id, IdParams } from './endpoint.ts';
import { Day, Timestamp } from './fields.ts';
import { Measurement } from './measurements.ts';
import { PageNumber, pageOf } from './page.ts';
import { requiredText, text, unlessEmpty } from './text.ts';

const tag = 'Chat';

export const Conversation = z.object({
  customer: ChatPerson.extend({ email: z.string(), name: z.string(), role: z.string() }),
  assigned_to: ChatPerson.nullable(),
  unread: z
    .int()
    .meta({ description: 'Messages of the customer that nobody of support has read, at most 100' }),
  waiting_since: Timestamp.nullable().meta({ description: 'Of the first message without an answer' }),
  last_message: z.object({ id: z.int(), text: z.string(), from_support: z.boolean(), timestamp: Timestamp }),
  read_up_to: z.int(),
  customer_read_up_to: z.int(),
  online: z.boolean(),
  found: z
    .object({ id: z.int(), text: z.string(), timestamp: Timestamp })
    .nullable()
    .meta({ description: 'The newest message that the search found' }),
});
export type Conversation = z.infer<typeof Conversation>;

/** Unread first, then newest first; `search` matches names, e-mail addresses and messages (chat-14). */
export const conversations = endpoint('GET /live_chat/conversations/', {
  summary: 'List the conversations of support',
  tag,
  action: 'chat.support',
  query: z.object({
    page: PageNumber,
    filter: z.enum(CONVERSATION_FILTERS).default('all'),
    search: unlessEmpty(text(100)),
  }),
  response: pageOf(Conversation),
});

const CustomerOrder = z.object({
  id: z.int(),
  tracking_id: z.string(),
  kind: z.enum(['single', 'bulk', 'goods']),
  status: z.string(),
  bill_status: z.string(),
  total: z.int().nullable(),
  order_date: Timestamp,
  expected_delivery_date: Day.nullable(),
});

/** The side panel of a conversation. */
export const conversation = endpoint('GET /live_chat/conversations/{id}/', {
  summary: 'Read a conversation with its customer and their orders',
  tag,
  action: 'chat.support',
  params: IdParams,
  response: Conversation.omit({ found: true }).extend({
    customer: Conversation.shape.customer.extend({
      phone_number: z.string().nullable(),
      joined_at: Timestamp,
    }),
    orders: z.array(CustomerOrder).meta({ description: 'The newest 20' }),
    measurement_records: z.int(),
    notes: z.int(),
  }),
});

/** `assigned_to` is a member of support, or null. */
export const assignConversation = endpoint('PATCH /live_chat/conversations/{id}/', {
  summary: 'Assign a conversation',
  tag,
  action: 'chat.support',
  params: IdParams,
  body: z.object({ assigned_to: Id.nullable() }),
  response: Conversation.omit({ found: true }),
});

/** Every view is recorded in the audit log (chat-18). */
export const customerMeasurements = endpoint('GET /live_chat/conversations/{id}/measurements/', {
  summary: 'Read the measurement records of a customer',
  tag,
  action: 'chat.support',
  params: IdParams,
  response: z.array(Measurement),
});

export const ChatNote = z.object({
  id: z.int(),
  text: z.string(),
  author: ChatPerson.nullable(),
  timestamp: Timestamp,
  after_message: z.int().meta({ description: 'The message below which it stands; 0: above all' }),
});
export type ChatNote = z.infer<typeof ChatNote>;

/** Internal notes, which customers never see (chat-17). Oldest first. */
export const chatNotes = endpoint('GET /live_chat/conversations/{id}/notes/', {
  summary: 'Read the internal notes of a conversation',
  tag,
  action: 'chat.support',
  params: IdParams,
  response: z.array(ChatNote),
});

export const addChatNote = endpoint('POST /live_chat/conversations/{id}/notes/', {
  summary: 'Write an internal note',
  tag,
  action: 'chat.support',
  idempotent: true,
  status: 201,
  params: IdParams,
  body: z.object({ text: withoutCardNumber(requiredText(MAX_MESSAGE_LENGTH)) }),
  response: ChatNote,
});

/** Sent to the customer's proven address, without notes (chat-19). */
export const mailTranscript = endpoint('POST /live_chat/conversations/{id}/transcript/', {
  summary: 'Mail the transcript of a conversation to its customer',
  tag,
  action: 'chat.support',
  idempotent: true,
  status: 204,
  params: IdParams,
});

/** Members of support to whom a conversation can be assigned. */
export const chatAgents = endpoint('GET /live_chat/agents/', {
  summary: 'List the support team',
  tag,
  action: 'chat.support',
  response: z.array(ChatPerson.extend({ name: z.string(), online: z.boolean(), assigned: z.int() })),
});

const ReplyText = withoutCardNumber(requiredText(MAX_MESSAGE_LENGTH));

const CannedReplyForm = z.object({
  title: withoutCardNumber(requiredText(60)),
  text: ReplyText.meta({
    description: 'With variables in braces: {name}, {agent}, {shop}, {order}, {status}, {delivery}',
  }),
  text_ur: unlessEmpty(ReplyText).meta({ description: 'In Urdu, with the same variables' }),
});

export const CannedReply = z.object({
  id: z.int(),
  title: z.string(),
  text: z.string(),
  text_ur: z.string().meta({ description: 'Empty where there is no translation' }),
});
export type CannedReply = z.infer<typeof CannedReply>;

/**
 * By title. With a customer, `filled` has the text in the customer's language with variables replaced; a variable
 * without a value stays.
 */
export const cannedReplies = endpoint('GET /live_chat/canned-replies/', {
  summary: 'List the canned replies',
  tag,
  action: 'chat.support',
  query: z.object({ customer: Id.optional() }),
  response: z.array(CannedReply.extend({ filled: z.string().nullable() })),
});

export const addCannedReply = endpoint('POST /live_chat/canned-replies/', {
  summary: 'Add a canned reply',
  tag,
  action: 'chat.support',
  idempotent: true,
  status: 201,
  body: CannedReplyForm,
  response: CannedReply,
});

export const updateCannedReply = endpoint('PUT /live_chat/canned-replies/{id}/', {
  summary: 'Replace a canned reply',
  tag,
  action: 'chat.support',
  params: IdParams,
  body: CannedReplyForm,
  response: CannedReply,
});

export const deleteCannedReply = endpoint('DELETE /live_chat/canned-replies/{id}/', {
  summary: 'Delete a canned reply',
  tag,
  action: 'chat.support',
  status: 204,
  params: IdParams,
});
