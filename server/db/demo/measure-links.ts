import { asc, eq } from 'drizzle-orm';
import { inLocale } from '#words';
import { QUESTION_SENTENCES } from '../../../contract/constants/lifecycle.ts';
import { MEASURE_LINK_DAYS } from '../../../contract/constants/orders.ts';
import { dayInKarachi } from '../../../contract/dates.ts';
import { fingerprint, newSecret } from '../../infra/secret-tokens.ts';
import type { Tx } from '../client.ts';
import { garments } from '../schema/garments.ts';
import { measureLinks } from '../schema/measure-links.ts';
import type { MeasurementSnapshot } from '../schema/order-details.ts';
import { orderEvents } from '../schema/order-events.ts';
import { orders } from '../schema/orders.ts';
import { orderQuestions } from '../schema/workshop.ts';
import { daysBefore } from './seeded.ts';
import type { DemoOrder } from './stitched-orders.ts';

interface Written {
  id: number;
  tailorId: number;
  order: DemoOrder;
  placedAt: Date;
}

/** Links by which somebody gives the measures of a garment: open ones, and answered ones with their measures. */
export async function writeMeasureLinks(
  tx: Tx,
  written: readonly Written[],
  measuresOf: (person: DemoOrder['person']) => MeasurementSnapshot,
): Promise<void> {
  for (const { id, tailorId, order, placedAt } of written) {
    const further = order.further ?? [];
    if (!further.some(({ asked }) => asked)) continue;
    const [, ...rows] = await tx
      .select({ id: garments.id })
      .from(garments)
      .where(eq(garments.orderId, id))
      .orderBy(asc(garments.position));
    const answeredAt = daysBefore(placedAt, -0.3);
    for (const [index, { asked, link, person }] of further.entries()) {
      const garmentId = rows[index]?.id;
      if (!asked || garmentId === undefined) continue;
      await tx.update(garments).set({ measurementAskedAt: placedAt }).where(eq(garments.id, garmentId));
      if (!link) continue;
      const isAnswered = link === 'answered';
      const [made] = await tx
        .insert(measureLinks)
        .values({
          orderId: id,
          garmentId,
          tokenHash: fingerprint(newSecret()),
          createdAt: placedAt,
          expiresAt: daysBefore(placedAt, -MEASURE_LINK_DAYS),
          answeredAt: isAnswered ? answeredAt : null,
        })
        .returning({ id: measureLinks.id });
      if (!made || !isAnswered) continue;
      const { name: label, age_group, gender } = asked;
      const measurementSnapshot = {
        ...measuresOf(person),
        ...{ id: made.id, version: 1, note: '', label, age_group, gender },
      };
      await tx
        .update(garments)
        .set({ measurementSource: 'STORE', measurementSnapshot })
        .where(eq(garments.id, garmentId));
      await tx.insert(orderEvents).values({
        orderId: id,
        action: 'answer',
        fromStatus: 'PLACED',
        toStatus: 'PLACED',
        noteCode: 'SOME_MEASURES_GIVEN',
        at: answeredAt,
      });
      await tx.update(orders).set({ updatedAt: answeredAt }).where(eq(orders.id, id));
    }
    await tx.insert(orderQuestions).values({
      orderId: id,
      tailorId,
      code: 'MEASURES_OF_ANOTHER',
      text: inLocale('en', () => QUESTION_SENTENCES.MEASURES_OF_ANOTHER),
      askedOn: dayInKarachi(placedAt),
      askedAt: placedAt,
    });
  }
}
