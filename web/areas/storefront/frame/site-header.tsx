import { Link, NavLink } from 'react-router';
import { SearchBox } from '../../../features/search/components/search-box.tsx';
import { useShop } from '../../../lib/shop.ts';
import { AccountMenu } from './account-menu.tsx';
import { CartLink } from './cart-link.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { mainNavigation } from './navigation.ts';
import { SignedInPlace } from './signed-in-place.tsx';
import { WishlistLink } from './wishlist-link.tsx';

/** The header of every page (pages-2). */
export function SiteHeader() {
  const { brand_name } = useShop();
  return (
    <header className="sticky top-0 z-header border-b border-hairline bg-paper">
      <div className="page flex min-h-16 flex-wrap items-center gap-x-2 lg:flex-nowrap lg:gap-1 xl:gap-2">
        <Link
          to="/"
          className="me-auto flex min-h-11 min-w-0 flex-1 basis-9 items-center gap-2.5 lg:flex-initial lg:basis-auto"
        >
          <img src="/art/logo.svg" alt="" width={36} height={36} />
          <span className="truncate font-display text-xl font-semibold">{brand_name}</span>
        </Link>
        <nav aria-label="Main" className="hidden lg:block">
          <ul className="flex">
            {mainNavigation(brand_name).map(({ to, text }) => (
              <li key={to}>
                <NavLink
                  to={to}
                  end={to === '/'}
                  className="relative block max-w-52 truncate px-1 leading-11 font-medium xl:px-2.5 hover:text-brand aria-[current=page]:text-brand aria-[current=page]:after:stitched aria-[current=page]:after:absolute aria-[current=page]:after:inset-x-1 xl:aria-[current=page]:after:inset-x-2.5 aria-[current=page]:after:bottom-1"
                >
                  {text}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <SearchBox className="ms-1 hidden w-18 lg:block xl:ms-2 xl:w-36" />
        <div className="hidden lg:block xl:ps-2">
          <AccountMenu />
        </div>
        <SignedInPlace />
        <WishlistLink />
        <CartLink />
        <MobileMenu />
      </div>
    </header>
  );
}
