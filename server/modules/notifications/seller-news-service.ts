import { CODE_NEWS, type PayoutNews } from '../../../contract/constants/notifications.ts';
import type { Tx } from '../../db/client.ts';
import { insertNotification } from './queries.ts';

/** Notifies a seller of a payout that was paid, or that came back (earnings-18). */
export async function notifyOfPayout(
  tx: Tx,
  userId: number,
  { news, ...data }: { news: PayoutNews; amount: number; reason?: string },
): Promise<void> {
  await insertNotification(tx, { userId, kind: news, data });
}

/** Tells a brand that the shop asks it to bear a code (discounts-11). */
export async function notifyOfCode(tx: Tx, userId: number, code: string): Promise<void> {
  await insertNotification(tx, { userId, kind: CODE_NEWS, data: { code } });
}
