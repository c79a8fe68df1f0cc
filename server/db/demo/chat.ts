import { and, eq, inArray } from 'drizzle-orm';
import type { Tx } from '../client.ts';
import { cannedReplies, chatConversations, chatMessages } from '../schema/chat.ts';
import { orders } from '../schema/orders.ts';
import { daysBefore } from './seeded.ts';

interface Said {
  by: 'customer' | 'support';
  text: string;
  /** Minutes after the first message. */
  at: number;
  aboutOrder?: boolean;
}

const CONVERSATION: readonly Said[] = [
  {
    by: 'customer',
    at: 0,
    text: 'Assalam o alaikum! Is my kameez already being stitched?',
    aboutOrder: true,
  },
  {
    by: 'support',
    at: 3,
    text: 'Wa alaikum assalam Ayesha! Yes, Ustad Rafiq has started on it this morning.',
  },
  { by: 'customer', at: 4, text: 'کیا آستین آدھا انچ لمبی ہو سکتی ہے؟' },
  { by: 'support', at: 6, text: 'جی بالکل، میں نے درزی کو بتا دیا ہے۔' },
  { by: 'customer', at: 7, text: 'Thank you! Can I collect it on Saturday?' },
];

const REPLIES = [
  { title: 'Greeting', text: 'Salaam {name}, this is {agent} of {shop}. How can I help?' },
  {
    title: 'Where is my order?',
    text: 'Your order {order} is {status}. We expect it to be with you on {delivery}.',
  },
  {
    title: 'Measurements',
    text: 'Please add your measurements under Profile, Measurements. The guide shows how to take each one.',
  },
] as const;

/** A conversation that waits for its last answer, and the first canned replies (demo-1). */
export async function writeChat(
  tx: Tx,
  { customer, support, now }: { customer: { id: number }; support: { id: number }; now: Date },
): Promise<void> {
  const [order] = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        eq(orders.customerId, customer.id),
        inArray(orders.status, ['IN_PRODUCTION']),
        eq(orders.kind, 'single'),
      ),
    )
    .limit(1);
  const began = daysBefore(now, 1).getTime();
  const at = (minutes: number) => new Date(began + minutes * 60_000);
  await tx.insert(chatConversations).values({ customerId: customer.id, lastMessageId: 0, createdAt: at(0) });
  const rows = await tx
    .insert(chatMessages)
    .values(
      CONVERSATION.map(({ by, text, at: minutes, aboutOrder }) => ({
        customerId: customer.id,
        fromSupport: by === 'support',
        authorId: by === 'support' ? support.id : customer.id,
        text,
        orderId: aboutOrder ? (order?.id ?? null) : null,
        createdAt: at(minutes),
      })),
    )
    .returning({ id: chatMessages.id, fromSupport: chatMessages.fromSupport });
  const last = (fromSupport: boolean) => rows.findLast((row) => row.fromSupport === fromSupport)?.id ?? 0;
  const [ofCustomer, ofSupport] = [last(false), last(true)];
  await tx
    .update(chatConversations)
    .set({
      lastMessageId: Math.max(ofCustomer, ofSupport),
      lastOfCustomer: ofCustomer,
      lastOfSupport: ofSupport,
      customerReadId: ofSupport,
      supportReadId: ofSupport,
      mailedId: ofSupport,
      waitingSince: at(CONVERSATION.at(-1)?.at ?? 0),
      // The mail of a conversation that is a day old would greet who tries the shop.
      handedOverAt: now,
    })
    .where(eq(chatConversations.customerId, customer.id));
  await tx.insert(cannedReplies).values([...REPLIES]);
}
