import { type ReactNode, useEffect } from 'react';
import { Link, NavLink, useNavigate } from 'react-router';
import { useSession } from '../../../lib/session.ts';
import { useShop } from '../../../lib/shop.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { toast } from '../../../ui/toast.tsx';
import { signOut } from '../sign-out.ts';
import { type Room, roomsFor, type Workplace } from './workplace.ts';

/**
 * Fills the screen: the rooms stand at the side, on a phone at the bottom, and what is too long scrolls inside. Without
 * a session, as on the server, it has no rooms.
 */
export function WorkplaceFrame({ place, children }: { place: Workplace; children: ReactNode }) {
  const role = useSession(({ user }) => user?.user_type);
  const hasEnded = useSession((session) => session.hasEnded);
  useEffect(() => {
    if (hasEnded) toast.info('Your session has ended. Please sign in again.');
  }, [hasEnded]);
  const rooms = roomsFor(place, role);
  return (
    <div
      data-fills-screen
      className="group/frame flex h-dvh flex-col lg:grid lg:grid-cols-[15rem_minmax(0,1fr)]"
    >
      <a
        href="#content"
        className="sr-only rounded-full bg-ink px-6 py-3 font-semibold text-paper focus:not-sr-only focus:fixed focus:start-4 focus:top-3 focus:z-skip focus:px-6 focus:py-3"
      >
        Skip to content
      </a>
      <header className="flex shrink-0 items-center gap-1 border-b border-hairline bg-card px-4 py-1.5 group-has-data-conversation/frame:max-lg:hidden lg:flex-col lg:items-stretch lg:gap-4 lg:overflow-y-auto lg:border-e lg:border-b-0 lg:p-4">
        <Mark place={place} />
        <RoomLinks
          place={place}
          rooms={rooms}
          className="max-lg:hidden"
          itemClassName="min-h-11 gap-3 rounded-xl px-3 hover:bg-sunken aria-[current=page]:bg-brand-soft"
        />
        <StaffMenu />
      </header>
      <main id="content" tabIndex={-1} className="min-h-0 min-w-0 flex-1 overflow-y-auto">
        {children}
      </main>
      <RoomLinks
        place={place}
        rooms={rooms}
        className="border-t border-hairline bg-card group-has-data-conversation/frame:hidden lg:hidden [&>ul]:flex [&>ul]:overflow-x-auto"
        itemClassName="min-h-14 flex-col justify-center gap-0.5 text-sm px-1 -outline-offset-3 min-w-18 [li:has(>&)]:min-w-max [li:has(>&)]:flex-1"
      />
    </div>
  );
}

function Mark({ place }: { place: Workplace }) {
  const { brand_name } = useShop();
  return (
    <Link to={place.home} className="flex min-h-11 min-w-0 items-center gap-2.5 max-lg:me-auto">
      <img src="/art/logo.svg" alt="" width={32} height={32} />
      <span className="min-w-0">
        <span className="block truncate font-display text-lg leading-tight font-semibold">{brand_name}</span>
        <span className="block text-sm leading-tight text-muted">{place.name}</span>
      </span>
    </Link>
  );
}

interface RoomLinksProps {
  place: Workplace;
  rooms: readonly Room[];
  className: string;
  itemClassName: string;
}

function RoomLinks({ place, rooms, className, itemClassName }: RoomLinksProps) {
  if (rooms.length === 0) return null;
  return (
    <nav aria-label={place.name} className={className}>
      <ul>
        {rooms.map(({ path, name, icon }) => (
          <li key={path}>
            <NavLink
              to={path}
              end={path === place.home}
              className={`flex items-center font-semibold aria-[current=page]:text-brand ${itemClassName}`}
            >
              {icon}
              {name}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function StaffMenu() {
  const user = useSession((session) => session.user);
  const navigate = useNavigate();
  const leave = () => {
    signOut();
    void navigate('/login');
  };
  return (
    <div className="flex items-center gap-1 lg:mt-auto lg:flex-col lg:items-stretch">
      {user && (
        <p className="hidden px-3 text-sm break-words text-muted lg:block">Signed in as {user.username}</p>
      )}
      <ButtonLink to="/" variant="quiet" className="px-3 lg:justify-start">
        <Icon className="lg:hidden">
          <path d="M4 10.500 12 4l8 6.500V20h-5.500v-5.500h-5V20H4Z" />
        </Icon>
        <span className="max-lg:sr-only">Back to the shop</span>
      </ButtonLink>
      {user && (
        <Button variant="quiet" onClick={leave} className="px-3 lg:justify-start">
          <Icon className="lg:hidden">
            <path d="M14 4.500H5.500v15H14M10.500 12H20m-3.500-3.500L20 12l-3.500 3.500" />
          </Icon>
          <span className="max-lg:sr-only">Logout</span>
        </Button>
      )}
    </div>
  );
}
