import { useEffect, useState } from 'react';
import { useSession } from '../../lib/session.ts';
import { type OwnReview, readOwnReview } from './api.ts';

/** Undefined when signed out, until loaded, and when the call fails. */
export function useOwnReview(productId: number) {
  const username = useSession(({ user }) => user?.username);
  const [own, setOwn] = useState<OwnReview>();
  useEffect(() => {
    setOwn(undefined);
    if (!username) return;
    let isAwaited = true;
    readOwnReview(productId).then(
      (answer) => isAwaited && setOwn(answer),
      () => undefined,
    );
    return () => {
      isAwaited = false;
    };
  }, [productId, username]);
  return [own, setOwn] as const;
}
