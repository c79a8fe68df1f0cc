import { useEffect, useRef } from 'react';
import { Link, NavLink, useLocation, useNavigation } from 'react-router';
import { basicWords, frameWords } from '#words';
import { piecesIn, useCart } from '../../../features/cart/store.ts';
import { LanguageChooser } from '../../../features/language/components/language-chooser.tsx';
import { SearchBox } from '../../../features/search/components/search-box.tsx';
import { useSession } from '../../../lib/session.ts';
import { useShop } from '../../../lib/shop.ts';
import { Button } from '../../../ui/button.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { cartName, PieceCount } from './cart-link.tsx';
import { CloseIcon, MenuIcon } from './icons.tsx';
import { mainNavigation } from './navigation.ts';
import { useSignedInParts } from './signed-in-parts.ts';

const ID = 'site-menu';
const ENTRY = 'flex min-h-12 w-full items-center rounded-lg px-3 text-start text-lg hover:bg-sunken';

/** Navigation on a small screen (pages-2). A native popover, so it works before hydration. */
export function MobileMenu() {
  const { brand_name } = useShop();
  const menu = useRef<HTMLDivElement>(null);
  const { key } = useLocation();
  const { location: awaited } = useNavigation();
  const place = `${key} ${awaited?.key}`;
  const last = useRef(place);
  useEffect(() => {
    // Only a navigation closes the menu; it may have been opened before hydration.
    if (place !== last.current) menu.current?.hidePopover();
    last.current = place;
  }, [place]);
  return (
    <div className="lg:hidden">
      <Button variant="icon" popoverTarget={ID}>
        <MenuIcon />
        <span className="sr-only">{frameWords.menu}</span>
      </Button>
      <Sheet
        ref={menu}
        id={ID}
        className="opacity-100 transition-opacity duration-200 starting:open:opacity-0"
        panelClassName="inset-y-0 end-0 w-80 max-w-full bg-paper p-4"
      >
        <div className="flex items-center justify-between ps-3">
          <p className="font-display text-xl font-semibold">{brand_name}</p>
          <Button variant="icon" popoverTarget={ID} popoverTargetAction="hide">
            <CloseIcon />
            <span className="sr-only">{frameWords.closeMenu}</span>
          </Button>
        </div>
        <SearchBox className="mt-3" />
        <nav aria-label={frameWords.menu}>
          <ul className="mt-2">
            {mainNavigation(brand_name).map(({ to, text }) => (
              <li key={to}>
                <NavLink
                  to={to}
                  end={to === '/'}
                  className={`${ENTRY} aria-[current=page]:font-semibold aria-[current=page]:text-brand`}
                >
                  {text}
                </NavLink>
              </li>
            ))}
          </ul>
          <hr className="stitched mx-3 my-4" />
          <ul>
            <li>
              <CartEntry />
            </li>
            <li>
              <Link to="/wishlist" className={ENTRY}>
                {frameWords.yourWishlist}
              </Link>
            </li>
            <li>
              <Link to="/order_tracking" className={ENTRY}>
                {frameWords.myOrders}
              </Link>
            </li>
            <AccountEntries />
            <li>
              <LanguageChooser className={ENTRY} />
            </li>
          </ul>
        </nav>
      </Sheet>
    </div>
  );
}

function CartEntry() {
  const pieces = useCart(({ items }) => items && piecesIn(items));
  return (
    <Link
      to="/cart"
      aria-label={cartName(pieces, frameWords.yourCartNames)}
      className={`${ENTRY} justify-between`}
    >
      {frameWords.yourCart}
      <PieceCount pieces={pieces} />
    </Link>
  );
}

function AccountEntries() {
  const user = useSession((state) => state.user);
  const parts = useSignedInParts();
  return (
    <>
      <li>
        <Link to={user ? '/profile' : '/login'} className={ENTRY}>
          {user === undefined ? frameWords.account : user ? frameWords.profileSettings : basicWords.signIn}
        </Link>
      </li>
      {parts && (
        <li>
          <parts.SignOutButton className={ENTRY} />
        </li>
      )}
    </>
  );
}
