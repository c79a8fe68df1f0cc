import { type ReactNode, useEffect, useRef } from 'react';
import { Link, NavLink, useLocation, useNavigate } from 'react-router';
import { workplaceWords } from '#words';
import { SESSION_ENDED, useSession } from '../../../lib/session.ts';
import { useShop } from '../../../lib/shop.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Rich } from '../../../ui/rich.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { toast } from '../../../ui/toast.tsx';
import { LanguageChooser } from '../../language/components/language-chooser.tsx';
import { signOut } from '../sign-out.ts';
import { isRoomOf, onPhone, type Room, roomsFor, type Workplace } from './workplace.ts';

interface WorkplaceFrameProps {
  place: Workplace;
  /** The count of notifications, for those who get any. */
  bell?: ReactNode;
  children: ReactNode;
}

/**
 * Fills the window: the navigation is at the side, on a phone at the bottom, and long content scrolls inside. Without a
 * session, as on the server, there is no navigation.
 */
export function WorkplaceFrame({ place, bell, children }: WorkplaceFrameProps) {
  const role = useSession(({ user }) => user?.user_type);
  const hasEnded = useSession((session) => session.hasEnded);
  useEffect(() => {
    if (hasEnded) toast.info(workplaceWords.yourSessionHasEnded, { id: SESSION_ENDED });
  }, [hasEnded]);
  const rooms = roomsFor(place, role);
  return (
    <div
      data-fills-screen
      data-workplace={place.code}
      className="group/frame flex h-dvh flex-col lg:grid lg:grid-cols-[15rem_minmax(0,1fr)]"
    >
      <a
        href="#content"
        className="sr-only rounded-full bg-ink px-6 py-3 font-semibold text-paper focus:not-sr-only focus:fixed focus:start-4 focus:top-3 focus:z-skip focus:px-6 focus:py-3"
      >
        {workplaceWords.skipToContent}
      </a>
      <header className="flex shrink-0 items-center gap-1 max-lg:flex-wrap border-b border-hairline bg-card px-4 py-1.5 group-has-data-conversation/frame:max-lg:hidden lg:flex-col lg:items-stretch lg:gap-4 lg:overflow-y-auto lg:border-e lg:border-b-0 lg:p-4">
        <Mark place={place} />
        {rooms.length > 0 && (
          <nav aria-label={place.name} className="max-lg:hidden">
            <RoomList place={place} rooms={rooms} />
          </nav>
        )}
        <StaffMenu place={place} bell={bell} />
      </header>
      <main id="content" tabIndex={-1} className="min-h-0 min-w-0 flex-1 overflow-y-auto">
        {children}
      </main>
      {rooms.length > 0 && <PhoneRooms place={place} rooms={rooms} />}
    </div>
  );
}

function Mark({ place }: { place: Workplace }) {
  const { brand_name } = useShop();
  return (
    <Link
      to={place.home}
      className="flex min-h-11 min-w-0 items-center gap-2.5 max-lg:flex-1 max-lg:basis-10"
    >
      <img src="/art/logo.svg" alt="" width={32} height={32} />
      <span className="min-w-0">
        <span className="block truncate font-display text-lg leading-tight font-semibold">{brand_name}</span>
        <span className="block text-sm leading-tight text-muted">{place.name}</span>
      </span>
    </Link>
  );
}

interface RoomsProps {
  place: Workplace;
  rooms: readonly Room[];
}

/** The navigation as a vertical list. */
function RoomList({ place, rooms, onChoose }: RoomsProps & { onChoose?: () => void }) {
  return (
    <ul>
      {rooms.map(({ path, query = '', name, icon }) => (
        <li key={path}>
          <NavLink
            to={path + query}
            end={path === place.home}
            onClick={onChoose}
            className="flex min-h-11 items-center gap-3 rounded-xl px-3 font-semibold hover:bg-sunken aria-[current=page]:bg-brand-soft aria-[current=page]:text-brand"
          >
            {icon}
            {name}
          </NavLink>
        </li>
      ))}
    </ul>
  );
}

const MENU = 'rooms';
const ON_BAR =
  'flex min-h-14 w-full flex-col items-center justify-center gap-0.5 px-1 text-sm font-semibold -outline-offset-3';

/** The main links at the bottom of a phone, all others in a sheet above them. */
function PhoneRooms({ place, rooms }: RoomsProps) {
  const sheet = useRef<HTMLDivElement>(null);
  const { pathname } = useLocation();
  const { bar, menu } = onPhone(rooms);
  const isInMenu = menu.some((room) => isRoomOf(place, room, pathname));
  return (
    <nav
      aria-label={place.name}
      className="relative overflow-x-auto border-t border-hairline bg-card group-has-data-conversation/frame:hidden lg:hidden"
    >
      <ul className="flex">
        {bar.map(({ path, name, icon }) => (
          <li key={path} className="flex-auto">
            <NavLink
              to={path}
              end={path === place.home}
              className={`${ON_BAR} aria-[current=page]:text-brand`}
            >
              {icon}
              {name}
            </NavLink>
          </li>
        ))}
        {menu.length > 0 && (
          <li className="flex-auto">
            <button
              type="button"
              popoverTarget={MENU}
              className={`${ON_BAR} ${isInMenu ? 'text-brand' : ''}`}
            >
              <Icon>
                <path d="M5 12h.01M12 12h.01M19 12h.01" strokeWidth="3" />
              </Icon>
              {isInMenu ? (
                <Rich
                  text={workplaceWords.moreWithThePresentRoom}
                  parts={{ hidden: (text) => <span className="sr-only">{text}</span> }}
                />
              ) : (
                workplaceWords.more
              )}
            </button>
          </li>
        )}
      </ul>
      {menu.length > 0 && (
        <Sheet
          ref={sheet}
          id={MENU}
          className="transition-transform duration-200 ease-out starting:open:translate-y-full lg:hidden"
          panelClassName="inset-x-0 bottom-0 max-h-[80dvh] rounded-t-2xl bg-card p-4"
        >
          <div className="flex items-center justify-between ps-3">
            <p className="font-display text-xl">{workplaceWords.moreRooms}</p>
            <Button
              variant="icon"
              popoverTarget={MENU}
              popoverTargetAction="hide"
              aria-label={workplaceWords.closeTheRooms}
              className="text-xl font-normal text-muted"
            >
              ×
            </Button>
          </div>
          <RoomList place={place} rooms={menu} onChoose={() => sheet.current?.hidePopover()} />
        </Sheet>
      )}
    </nav>
  );
}

function StaffMenu({ place, bell }: { place: Workplace; bell: ReactNode }) {
  const user = useSession((session) => session.user);
  const navigate = useNavigate();
  const leave = () => {
    signOut();
    void navigate('/login');
  };
  return (
    <div className="flex items-center gap-1 max-lg:flex-wrap lg:mt-auto lg:flex-col lg:items-stretch">
      {user && (
        <p className="hidden px-3 text-sm break-words text-muted lg:block">
          {workplaceWords.signedInAs({ username: user.username })}
        </p>
      )}
      {bell}
      {place.code === 'workshop' && (
        <LanguageChooser className="inline-flex min-h-11 items-center px-3 font-semibold hover:text-brand" />
      )}
      <ButtonLink to="/" variant="quiet" className="px-3 lg:justify-start">
        <Icon className="lg:hidden">
          <path d="M4 10.500 12 4l8 6.500V20h-5.500v-5.500h-5V20H4Z" />
        </Icon>
        <span className="max-lg:sr-only">{workplaceWords.backToTheShop}</span>
      </ButtonLink>
      {user && (
        <Button variant="quiet" onClick={leave} className="px-3 lg:justify-start">
          <Icon className="lg:hidden">
            <path d="M14 4.500H5.500v15H14M10.500 12H20m-3.500-3.500L20 12l-3.500 3.500" />
          </Icon>
          <span className="max-lg:sr-only">{workplaceWords.logout}</span>
        </Button>
      )}
    </div>
  );
}
