import { useEffect } from 'react';
import { wishlistWords } from '#words';
import { failureSentence } from '../../../lib/form-errors.ts';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toast.tsx';
import { useWishlist } from '../store.ts';
import { refreshWishlist, toggleWish } from '../wishes.ts';

interface HeartProps {
  product: { id: number; name: string };
}

/** Signed out it stores the wish on this device (reviews-3). */
export function Heart({ product: { id, name } }: HeartProps) {
  const isWished = useWishlist(({ ids }) => ids?.includes(id) ?? false);
  useEffect(refreshWishlist, []);

  function toggle() {
    const isWishedNow = toggleWish(id, (error) =>
      toast.error(failureSentence(error, wishlistWords.failedToChangeYourWishlist)),
    );
    if (isWishedNow) {
      toast.success(wishlistWords.savedToYourWishlist, {
        link: { to: '/wishlist', text: wishlistWords.viewWishlist },
        id: 'wished',
      });
    }
  }

  return (
    <Button
      variant="icon"
      aria-pressed={isWished}
      aria-label={wishlistWords.addToWishlist({ name })}
      onClick={toggle}
      className="bg-card/90 text-ink shadow-sm hover:bg-card/90 hover:text-madder active:scale-90 aria-pressed:text-madder"
    >
      <svg
        viewBox="0 0 24 24"
        width="22"
        height="22"
        aria-hidden="true"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinejoin="round"
        fill={isWished ? 'currentColor' : 'none'}
      >
        <path d="M12 20.5 4.6 13a4.9 4.9 0 0 1 0-6.9 4.8 4.8 0 0 1 6.8 0l.6.6.6-.6a4.8 4.8 0 0 1 6.8 0 4.9 4.9 0 0 1 0 6.9Z" />
      </svg>
    </Button>
  );
}
