import type { CourierNews } from '../../../contract/tracking.ts';
import type { Db } from '../../db/client.ts';
import { presentNews } from './present.ts';
import { newsOfOrder } from './queries.ts';

/** What couriers say of the parcels of an order that are with them (couriers-26). */
export async function courierNewsOf(db: Db, trackingNumber: string): Promise<CourierNews[]> {
  return (await newsOfOrder(db, trackingNumber)).map(presentNews);
}
