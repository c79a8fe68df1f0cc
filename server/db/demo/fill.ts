import { and, eq, gte, inArray } from 'drizzle-orm';
import * as fields from '../../../contract/fields.ts';
import type { Role } from '../../../contract/roles.ts';
import type { Deps } from '../../deps.ts';
import { insertProven } from '../../infra/mail/proven-addresses.ts';
import type { Passwords } from '../../infra/passwords/passwords.ts';
import { countCash } from '../../modules/couriers/entry-service.ts';
import { countGoods } from '../../modules/earnings/entry-service.ts';
import type { Db, Tx } from '../client.ts';
import { FIRST_FREE_ID } from '../columns.ts';
import { users } from '../schema/accounts.ts';
import { cannedReplies, chatConversations, chatMessages } from '../schema/chat.ts';
import { orderSettings } from '../schema/fees.ts';
import { counters, orders } from '../schema/orders.ts';
import { DEMO_ACCOUNTS, DEMO_WORKSHOP } from './accounts.ts';
import { writeBrands } from './brands.ts';
import { writeBulkOrders } from './bulk-orders.ts';
import { writeContact } from './contact.ts';
import { issueInOrder } from './documents.ts';
import { writeMeasurements } from './measurements.ts';
import { writeOrders } from './orders.ts';
import { writeProducts } from './products.ts';
import { writeReviews } from './reviews.ts';
import { daysBefore } from './seeded.ts';
import { writeShelfCloth } from './shelf-cloth.ts';
import { writeShopOrders } from './shop-orders.ts';
import { writeTailors } from './tailors.ts';

/** Counter: 1 after demo data was written, 0 for a database already in use. */
const MARK = 'demo';

/** False for a database that was in use before the demo was on. */
export async function hasDemoData(db: Db): Promise<boolean> {
  return (await db.$count(counters, and(eq(counters.name, MARK), eq(counters.value, 1)))) > 0;
}

/** Fills an empty embedded database (demo-1), once and all or nothing. */
export async function fillDemoData(
  { db, passwords, config }: Pick<Deps, 'db' | 'passwords' | 'config'>,
  now: Date = new Date(),
): Promise<void> {
  const [mark] = await db.select().from(counters).where(eq(counters.name, MARK));
  if (mark) return;
  const people = await demoPeople(passwords);
  await db.transaction(async (tx) => {
    const [somebody] = await tx
      .select({ id: users.id })
      .from(users)
      .where(gte(users.id, FIRST_FREE_ID))
      .limit(1);
    const claimed = await tx
      .insert(counters)
      .values({ name: MARK, value: somebody ? 0 : 1 })
      .onConflictDoNothing()
      .returning();
    if (somebody || claimed.length === 0) return;
    await tx.update(orderSettings).set({ cityDays: CITY_DAYS });
    const { customer, tailor, brand, support, admin } = await writePeople(tx, people, now);
    const tailorIds = await writeTailors(tx, tailor.id, now);
    const versions = await writeMeasurements(tx, customer.id, now);
    const invoices = await writeOrders(tx, { customer, tailorIds, versions, config, now });
    const owners = await writeBrands(tx, brand.id, now);
    await writeProducts(tx, now);
    await writeShelfCloth(tx, { customerId: customer.id, now });
    await writeReviews(tx, { owners, shopOwnerId: admin.id, now });
    const documents = await writeShopOrders(tx, { customer, owners, shopOwnerId: admin.id, config, now });
    const contracts = await writeBulkOrders(tx, { customer, staffId: admin.id, config, now });
    await writeChat(tx, { customer, support, now });
    await writeContact(tx, { support, now });
    await countGoods(tx);
    await countCash(tx);
    await issueInOrder([...invoices, ...documents, ...contracts]);
  });
}

const CITY_DAYS = [
  { from: 'Lahore', to: 'Islamabad', days: 2 },
  { from: 'Karachi', to: 'Hyderabad', days: 1 },
  { from: 'Quetta', to: 'Peshawar', days: 5 },
];

const PEOPLE: Record<Role, Partial<typeof users.$inferInsert> & { username: string }> = {
  customer: {
    username: 'ayesha.siddiqui',
    firstName: 'Ayesha',
    lastName: 'Siddiqui',
    gender: 'female',
    phoneNumber: '+923214567890',
    address: '27-B, Block H, Gulberg III, Lahore',
    dateOfBirth: '1992-04-17',
  },
  tailor: {
    username: 'ustad_rafiq',
    firstName: 'Muhammad',
    lastName: 'Rafiq',
    gender: 'male',
    phoneNumber: '+923334561230',
  },
  brand: { username: 'gul_ahmad_weaves', firstName: 'Gul', lastName: 'Ahmad', phoneNumber: '+923455550102' },
  support: { username: 'sana.support', firstName: 'Sana', lastName: 'Iqbal', phoneNumber: '+923115550103' },
  admin: { username: 'shop_owner', firstName: 'Kamran', lastName: 'Malik', phoneNumber: '+923005550104' },
};

async function demoPeople(passwords: Passwords) {
  return Promise.all(
    DEMO_ACCOUNTS.filter((account) => account !== DEMO_WORKSHOP).map(async ({ role, email, password }) => {
      const userType = fields.Role.parse(role);
      return { ...PEOPLE[userType], userType, email, passwordHash: await passwords.hash(password) };
    }),
  );
}

async function writePeople(tx: Tx, people: Awaited<ReturnType<typeof demoPeople>>, now: Date) {
  const createdAt = daysBefore(now, 430);
  const written = await tx
    .insert(users)
    .values(people.map((person) => ({ ...person, isDemo: true, createdAt, updatedAt: createdAt })))
    .returning();
  await insertProven(
    tx,
    people.map(({ email }) => email),
  );
  const byRole = (role: Role) => {
    const found = written.find(({ userType }) => userType === role);
    if (!found) throw new Error(`There is no demo ${role}.`);
    return found;
  };
  return {
    customer: byRole('customer'),
    tailor: byRole('tailor'),
    brand: byRole('brand'),
    support: byRole('support'),
    admin: byRole('admin'),
  };
}

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
  {
    title: 'Greeting',
    text: 'Salaam {name}, this is {agent} of {shop}. How can I help?',
    textUr: 'السلام علیکم {name}! {shop} سے {agent} حاضر ہیں۔ ہم آپ کی کیا مدد کر سکتے ہیں؟',
  },
  {
    title: 'Where is my order?',
    text: 'Your order {order} is {status}. We expect it to be with you on {delivery}.',
    textUr: 'آپ کا آرڈر {order} {status}۔ امید ہے کہ یہ {delivery} تک آپ کے پاس ہو گا۔',
  },
  {
    title: 'Measurements',
    text: 'Please add your measurements under Profile, Measurements. The guide shows how to take each one.',
    textUr: 'براہ کرم پروفائل میں اپنے ناپ درج کیجیے۔ رہنما بتاتا ہے کہ ہر ناپ کیسے لیا جاتا ہے۔',
  },
] as const;

/** Writes a conversation that waits for a reply, and the first canned replies (demo-1). */
async function writeChat(
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
      // Marked as mailed: the mail about an unanswered conversation would be sent during the demo.
      handedOverAt: now,
    })
    .where(eq(chatConversations.customerId, customer.id));
  await tx.insert(cannedReplies).values([...REPLIES]);
}
