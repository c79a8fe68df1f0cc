import { useEffect, useState } from 'react';
import type { ProductLookUp } from '../../../features/catalogue/product-look-up.ts';

/** The server's loader awaits the product, the browser's does not. */
export type PendingLookUp = ProductLookUp | Promise<ProductLookUp>;

const CACHE_SIZE = 12;

/** Recently seen products by id, the latest last, so that Back restores the page at once. */
const cache = new Map<number, ProductLookUp>();

/** The result of a look-up; while it runs, the cached or previous result, or undefined. */
export function useLookUp(pending: PendingLookUp, id: number | undefined): ProductLookUp | undefined {
  const [result, setResult] = useState(() => (id === undefined ? undefined : cache.get(id)));
  useEffect(() => {
    let isCurrent = true;
    Promise.resolve(pending).then(
      (answer) => {
        addToCache(answer);
        if (isCurrent) setResult(answer);
      },
      (error: unknown) => {
        if (!isCurrent) return;
        setResult(() => {
          throw error;
        });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [pending]);
  return pending instanceof Promise ? result : pending;
}

function addToCache(lookUp: ProductLookUp): void {
  if (lookUp.state !== 'found') return;
  cache.delete(lookUp.product.id);
  cache.set(lookUp.product.id, lookUp);
  const [oldest] = cache.keys();
  if (cache.size > CACHE_SIZE && oldest !== undefined) cache.delete(oldest);
}
