import { Link } from 'react-router';
import { useWishlist } from '../../../features/wishlist/store.ts';
import { HeartIcon } from './icons.tsx';

export function WishlistLink() {
  const count = useWishlist(({ ids }) => ids?.length ?? 0);
  return (
    <Link
      to="/wishlist"
      className="relative -me-2 hidden size-11 shrink-0 place-items-center rounded-full hover:bg-sunken hover:text-brand lg:grid"
    >
      <HeartIcon />
      <span className="sr-only">Wishlist</span>
      {count > 0 && (
        <span aria-hidden="true" className="absolute end-2 top-2 size-2.5 rounded-full bg-madder" />
      )}
    </Link>
  );
}
