import { and, eq, gte } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import type { Db } from '../client.ts';
import { FIRST_FREE_ID } from '../columns.ts';
import { users } from '../schema/accounts.ts';
import { counters } from '../schema/orders.ts';
import { writeBrands } from './brands.ts';
import { writeBulkOrders } from './bulk-orders.ts';
import { writeChat } from './chat.ts';
import { writeContact } from './contact.ts';
import { issueInOrder } from './documents.ts';
import { writeMeasurements } from './measurements.ts';
import { writeOrders } from './orders.ts';
import { demoPeople, writePeople } from './people.ts';
import { writeProducts } from './products.ts';
import { writeReviews } from './reviews.ts';
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
    const { customer, tailor, brand, support, admin } = await writePeople(tx, people, now);
    const tailorIds = await writeTailors(tx, tailor.id, now);
    const versions = await writeMeasurements(tx, customer.id, now);
    const invoices = await writeOrders(tx, { customer, tailorIds, versions, config, now });
    const owners = await writeBrands(tx, brand.id, now);
    await writeProducts(tx, now);
    await writeReviews(tx, { owners, shopOwnerId: admin.id, now });
    const documents = await writeShopOrders(tx, { customer, owners, shopOwnerId: admin.id, config, now });
    const contracts = await writeBulkOrders(tx, { customer, staffId: admin.id, config, now });
    await writeChat(tx, { customer, support, now });
    await writeContact(tx, { support, now });
    await issueInOrder([...invoices, ...documents, ...contracts]);
  });
}
