import { useEffect, useRef } from 'react';
import type { ShopOrder } from '../../../contract/shop-orders.ts';
import { readOrderPayment } from './api.ts';
import { updatePlaced } from './store.ts';
import { isBeingCharged } from './words.ts';

const POLL_MS = 2000;
/** After this, a later retry charges the card, and a mail reports a failure. */
const MAX_POLLS = 90;

export function usePaymentProgress(order: ShopOrder): void {
  const latest = useRef(order);
  latest.current = order;
  const isPending = isBeingCharged(order);
  useEffect(() => {
    if (!isPending) return;
    const leaving = new AbortController();
    let polls = 0;
    let timer: ReturnType<typeof setTimeout>;
    async function poll() {
      const payment = await readOrderPayment(latest.current, leaving.signal).catch(() => undefined);
      if (leaving.signal.aborted) return;
      if (payment) updatePlaced(latest.current.id, payment);
      polls += 1;
      if (polls < MAX_POLLS) timer = setTimeout(poll, POLL_MS);
    }
    timer = setTimeout(poll, POLL_MS);
    return () => {
      leaving.abort();
      clearTimeout(timer);
    };
  }, [isPending]);
}
