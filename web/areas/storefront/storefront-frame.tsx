import { type ReactNode, useEffect, useState } from 'react';
import { Link, NavLink } from 'react-router';
import { basicWords, frameWords } from '#words';
import type { Settings } from '../../../contract/settings.ts';
import { watchCart } from '../../features/cart/store.ts';
import { DataSaverSwitch } from '../../features/data-saver/components/data-saver-switch.tsx';
import { LanguageChooser } from '../../features/language/components/language-chooser.tsx';
import { LanguageSuggestion } from '../../features/language/components/language-suggestion.tsx';
import { LocationSwitch } from '../../features/location/components/location-switch.tsx';
import { watchLocation } from '../../features/location/store.ts';
import { SubscribeBox } from '../../features/newsletter/components/subscribe-box.tsx';
import { SearchBox } from '../../features/search/components/search-box.tsx';
import { useWishlist } from '../../features/wishlist/store.ts';
import { watchWishlist } from '../../features/wishlist/wishes.ts';
import { SESSION_ENDED, useSession } from '../../lib/session.ts';
import { useShop } from '../../lib/shop.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { LazyPart } from '../../ui/lazy-part.tsx';
import { PhoneLink } from '../../ui/phone-link.tsx';
import { toast } from '../../ui/toast.tsx';
import { ACCOUNT_SHAPE } from './frame/account-shape.ts';
import { CartLink } from './frame/cart-link.tsx';
import { HeartIcon, PersonIcon } from './frame/icons.tsx';
import { MobileMenu } from './frame/mobile-menu.tsx';
import { footerColumns, mainNavigation, policies } from './frame/navigation.ts';
import { useSignedInParts } from './frame/signed-in-parts.ts';

export function StorefrontFrame({ children }: { children: ReactNode }) {
  useEffect(watchCart, []);
  useEffect(watchLocation, []);
  useEffect(watchWishlist, []);
  const hasEnded = useSession((session) => session.hasEnded);
  useEffect(() => {
    if (hasEnded) toast.info(frameWords.yourSessionHasEnded, { id: SESSION_ENDED });
  }, [hasEnded]);
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#content"
        className="sr-only rounded-full bg-ink px-6 py-3 font-semibold text-paper focus:not-sr-only focus:fixed focus:start-4 focus:top-3 focus:z-skip focus:px-6 focus:py-3"
      >
        {frameWords.skipToContent}
      </a>
      <LanguageSuggestion />
      <SiteHeader />
      {/* As high as the window, so that the footer does not move while a page loads its data. */}
      <main id="content" tabIndex={-1} className="min-h-dvh flex-1">
        <LeavingNotice />
        {children}
      </main>
      <SiteFooter />
    </div>
  );
}

const loadDeletionNotice = () => import('../../features/accounts/components/deletion-notice.tsx');

/** Stays after the account was kept, to say so. */
function LeavingNotice() {
  const user = useSession((session) => session.user);
  const dueAt = user?.deletion_due_at ?? null;
  const [wasLeaving, setWasLeaving] = useState(false);
  if (dueAt !== null && !wasLeaving) setWasLeaving(true);
  if (!user || !(dueAt || wasLeaving)) return null;
  return (
    <div className="page pt-5">
      <LazyPart load={loadDeletionNotice} skeleton={null}>
        {(DeletionNotice) => <DeletionNotice dueAt={dueAt} />}
      </LazyPart>
    </div>
  );
}

/** The header of every page (pages-2). */
function SiteHeader() {
  const { brand_name } = useShop();
  const isSignedIn = useSession(({ user }) => Boolean(user));
  return (
    <header className="sticky top-0 z-header border-b border-hairline bg-paper">
      <div className="page flex min-h-16 flex-wrap items-center gap-x-2 lg:flex-nowrap lg:gap-1 xl:gap-2">
        <Link
          to="/"
          className="me-auto flex min-h-11 min-w-0 flex-1 basis-9 items-center gap-2.5 lg:max-w-40 lg:flex-initial lg:shrink-0 lg:basis-auto"
        >
          <img src="/art/logo.svg" alt="" width={36} height={36} />
          <span className="truncate font-display text-xl font-semibold">{brand_name}</span>
        </Link>
        <nav aria-label={frameWords.main} className="hidden lg:block">
          <ul className="flex">
            {mainNavigation(brand_name).map(({ to, text }) => (
              <li key={to}>
                <NavLink
                  to={to}
                  end={to === '/'}
                  className="relative block max-w-52 truncate px-1 leading-11 font-medium xl:px-2 hover:text-brand aria-[current=page]:text-brand aria-[current=page]:after:stitched aria-[current=page]:after:absolute aria-[current=page]:after:inset-x-1 xl:aria-[current=page]:after:inset-x-2 aria-[current=page]:after:bottom-1"
                >
                  {text}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <SearchBox className="ms-1 hidden w-18 lg:block xl:w-34" />
        <div className="hidden lg:block xl:ps-2">
          <AccountMenu />
        </div>
        <LanguageChooser
          className={`inline-flex min-h-11 shrink-0 items-center px-1.5 font-semibold hover:text-brand lg:max-xl:hidden ${isSignedIn ? 'max-lg:hidden' : ''}`}
        />
        <SignedInPlace />
        <WishlistLink />
        <CartLink />
        <MobileMenu />
      </div>
    </header>
  );
}

/** Chat and bell, for signed-in visitors. */
function SignedInPlace() {
  const isSignedIn = useSession(({ user }) => Boolean(user));
  const parts = useSignedInParts();
  if (!isSignedIn) return null;
  return parts ? <parts.SignedInLinks /> : <span className="h-11 w-24 shrink-0 lg:-me-2 lg:w-11" />;
}

function WishlistLink() {
  const count = useWishlist(({ ids }) => ids?.length ?? 0);
  return (
    <ButtonLink variant="icon" to="/wishlist" className="relative -me-2 hover:text-brand max-lg:hidden">
      <HeartIcon />
      <span className="sr-only">{frameWords.wishlist}</span>
      {count > 0 && (
        <span aria-hidden="true" className="absolute end-2 top-2 size-2.5 rounded-full bg-madder" />
      )}
    </ButtonLink>
  );
}

/** To /login when signed out, a menu when signed in; neutral until the stored session is read (pages-2). */
function AccountMenu() {
  const user = useSession((state) => state.user);
  const parts = useSignedInParts();
  if (user && parts) return <parts.SignedInMenu username={user.username} />;
  return (
    <Link to={user ? '/profile' : '/login'} className={ACCOUNT_SHAPE}>
      <PersonIcon />
      {user === undefined ? (
        <span className="sr-only">{frameWords.account}</span>
      ) : user ? (
        frameWords.account
      ) : (
        basicWords.signIn
      )}
    </Link>
  );
}

const LINK = 'inline-flex min-h-11 items-center wrap-anywhere hover:text-brand hover:underline lg:min-h-9';

/** The footer of every page (pages-3). */
function SiteFooter() {
  const { brand_name, support, social } = useShop();
  return (
    <footer className="bg-sunken">
      <div className="tape" />
      <div className="page pt-12">
        <SubscribeBox />
        <hr className="stitched mt-10" />
      </div>
      <div className="page grid gap-x-8 gap-y-10 pt-12 pb-8 lg:grid-cols-[1.2fr_2.8fr]">
        <div className="flex flex-col gap-4">
          <p className="font-display text-2xl">{brand_name}</p>
          <address className="flex flex-col not-italic">
            <a href={`mailto:${support.email}`} className={LINK}>
              {support.email}
            </a>
            <PhoneLink number={support.phone} className={LINK} />
            <span className="py-2 text-muted">
              <bdi>{support.address}</bdi>
            </span>
          </address>
          <SocialLinks social={social} />
        </div>
        <nav aria-label={frameWords.footer} className="grid grid-cols-2 gap-x-6 gap-y-8 lg:grid-cols-4">
          {footerColumns.map(({ title, entries }) => (
            <div key={title}>
              <h2 className="mb-2 text-lg">{title}</h2>
              <ul className="text-muted">
                {entries.map(({ to, text }) => (
                  <li key={text}>
                    <Link to={to} className={LINK}>
                      {text}
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
      </div>
      <div className="page pb-8">
        <hr className="stitched mb-4" />
        <div className="flex flex-col justify-between gap-x-8 gap-y-4 text-sm lg:flex-row lg:items-center">
          <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
            <LocationSwitch />
            <LanguageChooser className={LINK} />
            <DataSaverSwitch className={LINK} />
          </div>
          <ul className="flex flex-wrap gap-x-6 text-muted">
            {policies.map(({ to, text }) => (
              <li key={to}>
                <Link to={to} className={LINK}>
                  {text}
                </Link>
              </li>
            ))}
          </ul>
          {/* The visitor's clock may be in another year than the server's. */}
          <p className="text-muted" suppressHydrationWarning>
            {frameWords.allRightsReserved({ year: new Date().getUTCFullYear(), brand: brand_name })}
          </p>
        </div>
      </div>
    </footer>
  );
}

function SocialLinks({ social }: { social: Settings['social'] }) {
  const links = [
    { name: 'Facebook', address: social.facebook },
    { name: 'Twitter', address: social.twitter },
    { name: 'Instagram', address: social.instagram },
    { name: 'LinkedIn', address: social.linkedin },
  ].filter(({ address }) => address);
  if (links.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-x-5 text-sm font-semibold">
      {links.map(({ name, address }) => (
        <li key={name}>
          <a href={address} rel="me noopener" className={LINK}>
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
