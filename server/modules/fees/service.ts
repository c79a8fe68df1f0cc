import type { OrderRules } from '../../../contract/pricing.ts';
import type { Db, Tx } from '../../db/client.ts';
import { readFees } from './queries.ts';

/** The fees and times of stitched orders as staff has set them (orders-10). */
export async function readOrderRules(db: Db | Tx): Promise<OrderRules> {
  const rows = await readFees(db);
  const [first] = rows;
  if (!first) throw new Error('The settings of orders are missing.');
  const { settings, inHouseDays } = first;
  const fees = rows.flatMap(({ country: row }) =>
    row ? [[row.country, { collection_fee: row.collectionFee, delivery_fee: row.deliveryFee }] as const] : [],
  );
  return {
    urgent_percent: settings.urgentPercent,
    sample_fee: settings.sampleFee,
    fees: Object.fromEntries(fees),
    fees_elsewhere: { collection_fee: settings.collectionFee, delivery_fee: settings.deliveryFee },
    in_house_days: inHouseDays,
    partner_days: [settings.partnerDaysFewest, settings.partnerDaysMost],
  };
}
