import { useEffect, useState } from 'react';
import type { ProductLookUp } from '../../../features/catalogue/product-look-up.ts';

/** The server's loader awaits the product, the browser's does not. */
export type Looking = ProductLookUp | Promise<ProductLookUp>;

const REMEMBERED = 12;

/** Recently seen products by id, the latest last, so that Back restores the page at once. */
const seen = new Map<number, ProductLookUp>();

/** The result of a look-up; while it runs, the cached or previous result, or undefined. */
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
