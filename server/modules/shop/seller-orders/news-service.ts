import type { SellerNews } from '../../../../contract/constants/notifications.ts';
import type { Tx } from '../../../db/client.ts';
import type { Deps } from '../../../deps.ts';
import type { TakenStep } from '../../lifecycle/taken-step.ts';
import { notifyOfSale, wantedMail } from '../../notifications/service.ts';
import { brandWorkMail } from '../mails.ts';
import { sellerToTell } from './queries.ts';

function newsOf({ from, to }: TakenStep): SellerNews | undefined {
  if (to === 'PLACED') return 'seller_new';
  return to === 'CANCELLED' && from !== 'UNCONFIRMED' ? 'seller_cancelled' : undefined;
}

/** Notifies a brand of a new order, and of one that somebody else has cancelled (notifications-8). */
export async function tellSeller(
  tx: Tx,
  deps: Pick<Deps, 'config' | 'outbox'>,
  step: TakenStep,
): Promise<void> {
  const news = newsOf(step);
  if (news) await sendNews(tx, deps, step, news);
}

/** Notifies a brand that a piece has left an order before it was sent (shop-34), or that it goes to another tailor. */
export function tellOfChange(
  tx: Tx,
  deps: Pick<Deps, 'config' | 'outbox'>,
  sellerOrderId: number,
): Promise<void> {
  return sendNews(tx, deps, { sellerOrderId, actorId: null, noteCode: null, note: null }, 'seller_changed');
}

/** Notifies a brand that a customer asks to send goods back, or that they do not come (returns-3, returns-16). */
export function tellOfReturn(
  tx: Tx,
  deps: Pick<Deps, 'config' | 'outbox'>,
  sellerOrderId: number,
  news: Extract<SellerNews, `seller_return${string}`> = 'seller_return',
): Promise<void> {
  return sendNews(tx, deps, { sellerOrderId, actorId: null, noteCode: null, note: null }, news);
}

type Told = Pick<TakenStep, 'sellerOrderId' | 'actorId' | 'noteCode' | 'note'>;

async function sendNews(
  tx: Tx,
  deps: Pick<Deps, 'config' | 'outbox'>,
  step: Told,
  news: SellerNews,
): Promise<void> {
  if (step.sellerOrderId === null) return;
  const seller = await sellerToTell(tx, step.sellerOrderId);
  // The shop's own goods have no brand, and a seller needs no notice of their own cancellation.
  if (!seller || seller.userId === step.actorId) return;
  const { userId, number } = seller;
  const path = `/workshop/shipments/${step.sellerOrderId}`;
  await notifyOfSale(tx, { userId, news, number, path });
  const leave = await wantedMail(tx, deps, userId, 'work');
  if (leave) {
    await deps.outbox.post(tx, brandWorkMail(deps.config, seller, { news, said: step, path, leave }));
  }
}
