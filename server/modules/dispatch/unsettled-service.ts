import type { Deps } from '../../deps.ts';
import { CourierUnavailable, RefusedByCourier } from '../../infra/couriers/courier-service.ts';
import { claimUnsettled, settleTry, unsettledBookings } from './queries.ts';

/** Longer than a courier takes to write down what it was asked, and than any call of ours. */
const ASK_AFTER_MS = 2 * 60_000;
const BATCH = 20;

/**
 * Asks the courier whether it has booked what nobody knows of, by our reference; nothing is booked here, so there are
 * never two parcels (couriers-23). Does nothing within two minutes of the last call.
 */
export async function askWhetherBooked(deps: Deps, id: number, now = new Date()): Promise<void> {
  const before = new Date(now.getTime() - ASK_AFTER_MS);
  const claimed = await claimUnsettled(deps.db, id, { before, now });
  const service = claimed && deps.couriers.get(claimed.courier);
  if (!service) return;
  try {
    const number = await service.find(claimed.reference, claimed.at);
    await settleTry(
      deps.db,
      claimed,
      number === undefined ? { state: 'NOT_BOOKED', refusal: '' } : { state: 'BOOKED', number },
    );
  } catch (error) {
    if (!(error instanceof CourierUnavailable || error instanceof RefusedByCourier)) throw error;
  }
}

/** A bounded number each minute; a courier that hangs delays only its own. */
export async function askOfUnsettled(deps: Deps, now = new Date()): Promise<void> {
  const due = await unsettledBookings(deps.db, new Date(now.getTime() - ASK_AFTER_MS), BATCH);
  await Promise.all(due.map(({ id }) => askWhetherBooked(deps, id, now)));
}
