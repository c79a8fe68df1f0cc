import { CancelledError, useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { cartWords } from '#words';
import type { DeliveryChoice } from '../../../contract/delivery.ts';
import type { Bill } from '../../../contract/shop-orders.ts';
import { failureSentence } from '../../lib/form-errors.ts';
import { queryClient } from '../../lib/query-client.ts';
import { cartCheckQuery, linesOf } from './api.ts';
import { type Difference, differencesIn, type LookedUp } from './differences.ts';
import { type CartItem, useCart } from './store.ts';

const CHECK_DEBOUNCE_MS = 350;

export interface CartCheck {
  /** The latest response; undefined before the first. */
  lookedUp: LookedUp | undefined;
  differences: Difference[];
  bill: Bill | undefined;
  /** False when the cart has changed since `lookedUp`. */
  isFresh: boolean;
  failure: string | undefined;
  /** Checks now. Throws the call's error. */
  lookUp: () => Promise<LookedUp>;
}

/** Checks the cart on mount, after changes, on return to the tab and when back online (shop-4); never changes it. */
export function useCartCheck(items: readonly CartItem[], delivery: DeliveryChoice, code = ''): CartCheck {
  const [asked, setAsked] = useState(items);
  const isAsked = isSameQuestion(asked, items);
  useEffect(() => {
    if (isAsked) return;
    const timer = setTimeout(() => setAsked(items), CHECK_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [isAsked, items]);

  const { data, error, isFetching } = useQuery(
    { ...cartCheckQuery(asked, delivery, code), enabled: asked.length > 0 },
    queryClient,
  );
  // Keep the last result while a newer one loads.
  const [known, setKnown] = useState<{ lookedUp: LookedUp | undefined; error: Error | null }>({
    lookedUp: undefined,
    error: null,
  });
  const lookedUp = data ?? known.lookedUp;
  const lastError = isFetching ? known.error : error;
  if (lookedUp !== known.lookedUp || lastError !== known.error) setKnown({ lookedUp, error: lastError });

  const lookUp = useCallback(() => {
    // Another tab may have changed the cart.
    setAsked(useCart.getState().items ?? []);
    return checkNow(delivery, code);
  }, [delivery, code]);

  return {
    lookedUp,
    differences: differencesIn(items, lookedUp),
    bill: lookedUp?.answer.bill,
    isFresh: isAsked && data !== undefined && !lastError,
    failure: lastError ? failureSentence(lastError, cartWords.theCartCouldNotBeChecked) : undefined,
    lookUp,
  };
}

/** A superseded request resolves with the newer response. */
async function checkNow(delivery: DeliveryChoice, code: string): Promise<LookedUp> {
  const items = useCart.getState().items ?? [];
  try {
    const lookedUp = await queryClient.fetchQuery(cartCheckQuery(items, delivery, code));
    if (isSameQuestion(items, useCart.getState().items ?? [])) return lookedUp;
  } catch (error) {
    if (!(error instanceof CancelledError)) throw error;
  }
  return checkNow(delivery, code);
}

function isSameQuestion(one: readonly CartItem[], other: readonly CartItem[]): boolean {
  return one === other || JSON.stringify(linesOf(one)) === JSON.stringify(linesOf(other));
}

/** The bill of an unchecked cart: its lines without fees and discounts. */
export function estimatedBill(items: readonly CartItem[]): Bill {
  const sub_total = items.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
  return { sub_total, discount: 0, delivery_fee: 0, total: sub_total };
}
