import { useWishlist } from '../../../features/wishlist/store.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { HeartIcon } from './icons.tsx';

export function WishlistLink() {
  const count = useWishlist(({ ids }) => ids?.length ?? 0);
  return (
    <ButtonLink variant="icon" to="/wishlist" className="relative -me-2 hover:text-brand max-lg:hidden">
      <HeartIcon />
      <span className="sr-only">Wishlist</span>
      {count > 0 && (
        <span aria-hidden="true" className="absolute end-2 top-2 size-2.5 rounded-full bg-madder" />
      )}
    </ButtonLink>
  );
}
