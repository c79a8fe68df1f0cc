import { useEffect, useState } from 'react';
import type { ProductLookUp } from '../../../features/catalogue/product-look-up.ts';

/** What a loader gives: the server waits for the product, the browser does not. */
export type Looking = ProductLookUp | Promise<ProductLookUp>;

/** How many products are remembered for those who come back to them. */
const REMEMBERED = 12;

/** The products seen last by their id, the latest last: who goes back finds the page as it was left. */
const seen = new Map<number, ProductLookUp>();

/**
 * What a look-up of the product with an id came to. While it runs: what is remembered of the product, or undefined.
 * Another try leaves the last answer until its own is there.
 */
export function useLookUp(looking: Looking, id: number | undefined): ProductLookUp | undefined {
  const [arrived, setArrived] = useState(() => (id === undefined ? undefined : seen.get(id)));
  useEffect(() => {
    let isAwaited = true;
    Promise.resolve(looking).then(
      (answer) => {
        remember(answer);
        if (isAwaited) setArrived(answer);
      },
      (error: unknown) => {
        if (!isAwaited) return;
        setArrived(() => {
          throw error;
        });
      },
    );
    return () => {
      isAwaited = false;
    };
  }, [looking]);
  return looking instanceof Promise ? arrived : looking;
}

function remember(lookUp: ProductLookUp): void {
  if (lookUp.state !== 'found') return;
  seen.delete(lookUp.product.id);
  seen.set(lookUp.product.id, lookUp);
  const [oldest] = seen.keys();
  if (seen.size > REMEMBERED && oldest !== undefined) seen.delete(oldest);
}
