import { useCallback, useEffect, useRef, useState } from 'react';
import type { DeliveryChoice } from '../../../contract/delivery.ts';
import type { Bill } from '../../../contract/shop-orders.ts';
import { failureSentence } from '../../lib/form-errors.ts';
import { checkCart, linesOf } from './api.ts';
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

interface Known {
  /** Identifies the request that `lookedUp` belongs to. */
  question: string;
  lookedUp: LookedUp;
}

/** Checks the cart on mount, after changes, on return to the tab and when back online (shop-4); never changes it. */
export function useCartCheck(items: readonly CartItem[], delivery: DeliveryChoice): CartCheck {
  const [known, setKnown] = useState<Known>();
  const [failure, setFailure] = useState<string>();
  const running = useRef<{ asking: AbortController; answer: Promise<LookedUp> }>(undefined);
  const question = JSON.stringify({ items: linesOf(items), delivery });

  const ask = useCallback(
    async (asking: AbortController) => {
      // Another tab may have changed the cart a moment ago.
      const asked = useCart.getState().items ?? [];
      const body = { items: linesOf(asked), delivery };
      try {
        const lookedUp = { asked, answer: await checkCart(body, asking.signal) };
        setKnown({ question: JSON.stringify(body), lookedUp });
        setFailure(undefined);
        return lookedUp;
      } catch (error) {
        if (!asking.signal.aborted) setFailure(failureSentence(error, 'The cart could not be checked.'));
        throw error;
      }
    },
    [delivery],
  );

  const lookUp = useCallback((): Promise<LookedUp> => {
    running.current?.asking.abort();
    const asking = new AbortController();
    // A superseded request resolves with the newer one's response.
    const answer = ask(asking).catch((error: unknown) => {
      const newer = running.current;
      if (asking.signal.aborted && newer && newer.asking !== asking) return newer.answer;
      throw error;
    });
    running.current = { asking, answer };
    return answer;
  }, [ask]);

  const hasAsked = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: check again when the request changes
  useEffect(() => {
    if (items.length === 0) return;
    const look = () => void lookUp().catch(() => undefined);
    const onVisible = () => document.visibilityState === 'visible' && look();
    const timer = setTimeout(look, hasAsked.current ? CHECK_DEBOUNCE_MS : 0);
    hasAsked.current = true;
    document.addEventListener('visibilitychange', onVisible);
    window.addEventListener('online', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onVisible);
      window.removeEventListener('online', look);
    };
  }, [question, lookUp]);

  return {
    lookedUp: known?.lookedUp,
    differences: differencesIn(items, known?.lookedUp),
    bill: known?.lookedUp.answer.bill,
    isFresh: known?.question === question && failure === undefined,
    failure,
    lookUp,
  };
}

/** The bill of a cart that could not be checked: its lines only, without fees and discounts. */
export function estimatedBill(items: readonly CartItem[]): Bill {
  const sub_total = items.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
  return { sub_total, discount: 0, delivery_fee: 0, total: sub_total };
}
