import { and, asc, eq, inArray, like, ne } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import type { OrderAction } from '../../../contract/constants/lifecycle.ts';
import { testApp } from '../../../test/app.ts';
import { type SignedUp, signUp } from '../../../test/factories.ts';
import { placeGarment, signUpTailor } from '../../../test/factories-orders.ts';
import { makeProduct } from '../../../test/factories-shop.ts';
import { orderForm, sendOrder } from '../../../test/factories-shop-orders.ts';
import { variants } from '../../db/schema/catalogue.ts';
import { orderEvents } from '../../db/schema/order-events.ts';
import { documents, orders } from '../../db/schema/orders.ts';
import { mails } from '../../db/schema/service.ts';
import { sellerOrders } from '../../db/schema/shop.ts';
import { tailors } from '../../db/schema/tailors.ts';
import { singleLifecycle } from '../orders/single/lifecycle-service.ts';
import { sellerLifecycle } from '../shop/seller-orders/lifecycle-service.ts';
import { verifyData } from '../system/verification-service.ts';
import { type Lifecycle, type StepActor, type StepRequest, SYSTEM, takeStep } from './service.ts';
import { stepFor } from './steps.ts';
import type { OrderKind } from './table.ts';

const shop = testApp({ JOBS: 'false' });
const HISTORIES = 12;
const ROUNDS = 14;

let support: SignedUp;
beforeAll(async () => {
  support = await signUp(shop, { userType: 'support' });
});

interface Try {
  by: string;
  action: OrderAction;
}

/** Rounds of one to three concurrent steps, most of which are allowed in some status. */
function histories(people: readonly string[], actions: readonly OrderAction[]) {
  const one = fc.record({ by: fc.constantFrom(...people), action: fc.constantFrom(...actions) });
  return fc.array(fc.array(one, { minLength: 1, maxLength: 3 }), { minLength: 4, maxLength: ROUNDS });
}

function requestOf(action: OrderAction, otherTailor: number): StepRequest {
  const said = {
    reason: 'Because',
    // On a confirmation this field would be the day that the customer agrees to.
    ...(action === 'move_day' && { expected_delivery_date: '2027-03-01' }),
    failure: 'REFUSED',
    restock: true,
    courier: 'TCS',
    courier_number: '7714',
    name: 'Ayesha',
  };
  const more = { tailor: otherTailor, stitching: 2500, per_piece_price: 100, metres: 4.5 };
  return { action, ...said, ...more } as unknown as StepRequest;
}

/** Error codes of steps that lost a race or were never allowed; rethrows unexpected errors. */
async function attempt<Row>(
  lifecycle: Lifecycle<Row>,
  id: number,
  actor: StepActor,
  request: StepRequest,
): Promise<string> {
  try {
    await shop.deps.db.transaction((tx) => takeStep({ tx, deps: shop.deps, actor }, lifecycle, id, request));
    return 'taken';
  } catch (error) {
    const { code } = error as { code?: string };
    if (!code || !/^(orders|shop|session|request)\./.test(code)) throw error;
    return code;
  }
}

interface World<Row> {
  id: number;
  kind: OrderKind;
  lifecycle: Lifecycle<Row>;
  actors: Record<string, StepActor>;
  otherTailor: number;
}

/** Plays a history and returns how many steps were taken. A step that runs alone must end as the table says. */
async function play<Row>(world: World<Row>, rounds: readonly (readonly Try[])[]): Promise<number> {
  const { id, lifecycle, actors, otherTailor } = world;
  let taken = 0;
  for (const round of rounds) {
    const before = await shop.deps.db.transaction((tx) =>
      lifecycle.lock({ tx, deps: shop.deps, actor: SYSTEM }, id),
    );
    const outcomes = await Promise.all(
      round.map(({ by, action }) =>
        attempt(lifecycle, id, actors[by] ?? SYSTEM, requestOf(action, otherTailor)),
      ),
    );
    taken += outcomes.filter((outcome) => outcome === 'taken').length;
    const [only, outcome] = [round[0], outcomes[0]];
    if (round.length > 1 || !only || !before || by404(outcome)) continue;
    const allowed = stepFor(before.facts, only.action, actors[only.by]?.role ?? 'system', new Date());
    expect(outcome === 'taken', `${only.by}: ${only.action} in ${before.facts.status}: ${outcome}`).toBe(
      allowed !== undefined,
    );
  }
  return taken;
}

const by404 = (outcome: string | undefined) => outcome === 'request.not_found';

const eventsOf = (id: number) =>
  shop.deps.db.select().from(orderEvents).where(eq(orderEvents.orderId, id)).orderBy(asc(orderEvents.id));

test('whatever is tried on a stitched order, alone or at once, its events replay and nothing happens twice', async () => {
  const actions: OrderAction[] = [
    ...(['confirm', 'cancel', 'accept', 'decline', 'reassign', 'start', 'check', 'rework'] as const),
    ...([
      'make_ready',
      'ship',
      'deliver',
      'come_back',
      'fail_delivery',
      'alter',
      'mend',
      'expire',
      'price',
      'receive_cloth',
      'object_cloth',
    ] as const),
  ];
  const people = ['customer', 'tailor', 'tailor', 'other', 'support', 'stranger', 'system'];
  /** Brings most histories past the confirmation. */
  const opening = [
    [{ by: 'customer', action: 'confirm' }],
    [
      { by: 'tailor', action: 'accept' },
      { by: 'customer', action: 'cancel' },
    ],
    [{ by: 'tailor', action: 'start' }],
    [{ by: 'tailor', action: 'check' }],
  ] as const;
  let taken = 0;
  await fc.assert(
    fc.asyncProperty(
      histories(people, actions),
      fc.nat({ max: opening.length }),
      fc.constantFrom('BY_OWN', 'BY_SHOP'),
      async (rounds, opened, delivery) => {
        const order = await placeGarment(shop, { delivery });
        const other = await signUpTailor(shop);
        const as = (user: SignedUp, role: 'customer' | 'tailor' | 'support') => ({
          id: user.id,
          role,
          sessionId: 0,
        });
        const actors: Record<string, StepActor> = {
          customer: as(order.customer, 'customer'),
          tailor: as(order.tailor, 'tailor'),
          other: as(other, 'tailor'),
          support: as(support, 'support'),
          stranger: { ...as(order.customer, 'customer'), id: support.id },
          system: SYSTEM,
        };
        const world = {
          id: order.id,
          kind: 'single' as const,
          lifecycle: singleLifecycle,
          actors,
          otherTailor: other.tailorId,
        };
        taken += await play(world, [...opening.slice(0, opened), ...rounds]);

        const events = await eventsOf(order.id);
        const [row] = await shop.deps.db.select().from(orders).where(eq(orders.id, order.id));
        expect(events.at(-1)?.toStatus).toBe(row?.status);
        const did = (action: OrderAction) => events.filter((event) => event.action === action).length;
        const told = await shop.deps.db
          .select()
          .from(mails)
          .where(
            and(like(mails.subject, `%${order.trackingNumber}%`), eq(mails.recipient, order.customer.email)),
          );
        expect(told, 'a mail for each step').toHaveLength(events.length);
        const papers = await shop.deps.db.select().from(documents).where(eq(documents.orderId, order.id));
        expect(papers.filter(({ kind }) => kind === 'INVOICE')).toHaveLength(did('confirm'));
        expect(did('confirm')).toBeLessThanOrEqual(1);
        expect(papers.filter(({ kind }) => kind === 'CREDIT_NOTE')).toHaveLength(
          row?.status === 'CANCELLED' ? did('confirm') : 0,
        );
        const counts = await shop.deps.db
          .select({ delivered: tailors.ordersDelivered })
          .from(tailors)
          .where(inArray(tailors.id, [order.tailorId, other.tailorId]));
        const delivered = counts.reduce((sum, count) => sum + count.delivered, 0);
        expect(delivered).toBe(Math.min(1, did('deliver')));
        expect(row?.billStatus).toBe(did('deliver') > 0 ? 'PAID' : 'UNPAID');
      },
    ),
    { numRuns: HISTORIES },
  );
  expect(taken).toBeGreaterThan(HISTORIES);
  expect(await verifyData(shop.deps.db)).toEqual([]);
}, 120_000);

test('whatever is tried on the seller orders of a cart, stock and status follow', async () => {
  const actions: OrderAction[] = [
    'pack',
    'ship',
    'deliver',
    'come_back',
    'fail_delivery',
    'cancel',
    'return',
    'confirm',
    'expire',
  ];
  await fc.assert(
    fc.asyncProperty(histories(['support', 'support', 'stranger', 'system'], actions), async (rounds) => {
      const product = await makeProduct(shop, { price: 1000 });
      const variant = product.variants[0];
      const form = orderForm([{ product, variant: variant ?? { id: 0 }, quantity: 3 }], { email: undefined });
      const placed = (await sendOrder(shop, form, { by: await signUp(shop) })).json();
      const id: number = placed.parts[0].id;
      const actors: Record<string, StepActor> = {
        support: { id: support.id, role: 'support', sessionId: 0 },
        stranger: { id: support.id, role: 'brand', sessionId: 0 },
        system: SYSTEM,
      };
      await play({ id, kind: 'goods', lifecycle: sellerLifecycle, actors, otherTailor: 0 }, rounds);
      const [part] = await shop.deps.db.select().from(sellerOrders).where(eq(sellerOrders.id, id));
      const events = (await eventsOf(placed.id)).filter(({ sellerOrderId }) => sellerOrderId === id);
      expect(events.at(-1)?.toStatus).toBe(part?.status);
      const [shelf] = await shop.deps.db
        .select({ stock: variants.stock })
        .from(variants)
        .where(and(eq(variants.id, variant?.id ?? 0)));
      // What comes back is put back to the stock by these requests.
      const isBack = part?.status === 'CANCELLED' || part?.status === 'RETURNED';
      expect(shelf?.stock).toBe(isBack ? 20 : 17);
      const told = await shop.deps.db
        .select()
        .from(mails)
        .where(and(like(mails.subject, `%${placed.tracking_id}%`), ne(mails.kind, 'shop.brand-work')));
      expect(told, 'a mail for each step').toHaveLength(events.length);
    }),
    { numRuns: HISTORIES },
  );
  expect(await verifyData(shop.deps.db)).toEqual([]);
}, 120_000);
