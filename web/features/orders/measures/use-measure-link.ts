import { useState } from 'react';
import { measureLinkWords } from '#words';
import { attemptKeys } from '../../../lib/attempt-key.ts';
import { CallError } from '../../../lib/call-error.ts';
import { useAction } from '../../../lib/use-action.ts';
import { reloadOrders } from '../after-step.ts';
import type { AskedGarment } from '../words.ts';
import { createMeasureLink, withdrawMeasureLink } from './calls.ts';
import { forgetLink, keepLink, type MadeLink, madeLinkOf } from './made-links.ts';

/** The link of a garment: making and withdrawing it, and its address where it was made on this device (orders-71). */
export function useMeasureLink(order: number, { id, measurement_from: asked }: AskedGarment) {
  const [attempts] = useState(() => attemptKeys());
  const [made, setMade] = useState<MadeLink>();
  const making = useAction();
  const withdrawing = useAction();
  const end = asked.link_expires_at;
  const isOpen = end !== null && Date.parse(end) > Date.now();
  const isNew = made !== undefined && (end === null || end === made.expires_at);

  async function make() {
    const link = await createMeasureLink(order, id, attempts.keyFor([order, id])).catch(tellOthers);
    attempts.forget();
    keepLink(id, link);
    setMade(link);
    await reloadOrders();
  }

  async function withdraw() {
    await withdrawMeasureLink(order, id).catch(tellOthers);
    attempts.forget();
    forgetLink(id);
    setMade(undefined);
    await reloadOrders();
  }

  return {
    isOpen: isOpen || isNew,
    /** True if it was made on this page. */
    isNew,
    url: isNew ? made.url : madeLinkOf(id, end)?.url,
    making: {
      isPending: making.isPending,
      press: () => making.act(make, measureLinkWords.failedToMakeTheLink),
    },
    withdrawing: {
      isPending: withdrawing.isPending,
      press: () => withdrawing.act(withdraw, measureLinkWords.failedToWithdrawTheLink),
    },
    failure: making.failure ?? withdrawing.failure,
  };
}

/** The measures have come meanwhile, or the garment was changed on another device. */
function tellOthers(error: unknown): never {
  if (error instanceof CallError && (error.status === 409 || error.status === 404)) void reloadOrders();
  throw error;
}
