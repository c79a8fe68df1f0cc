import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router';

/** The tabs of /profile in the specification's words (S1 §2), by what `?tab=` says. */
export const TABS = {
  profile: 'Profile',
  measurements: 'Measurements',
  orders: 'Orders',
  wishlist: 'Wishlist',
  payment: 'Payment',
} as const;
export type Tab = keyof typeof TABS;

/** The tab an address asks for. */
export function tabOf(search: URLSearchParams): Tab {
  const asked = search.get('tab');
  return NAMES.find((name) => name === asked) ?? 'profile';
}

const NAMES = Object.keys(TABS) as Tab[];

interface ProfileTabsProps {
  chosen: Tab;
  /** Whether the chosen tab is still being loaded. */
  busy: boolean;
  children: ReactNode;
}

/** The tab list, each tab an address of its own, and the panel of the chosen one. Arrow keys move between the tabs. */
export function ProfileTabs({ chosen, busy, children }: ProfileTabsProps) {
  const list = useRef<HTMLDivElement>(null);

  // On a phone the list is wider than the screen.
  useEffect(() => {
    const tab = list.current?.querySelector<HTMLElement>(`#tab-${chosen}`);
    if (tab && list.current)
      list.current.scrollLeft = tab.offsetLeft + (tab.offsetWidth - list.current.offsetWidth) / 2;
  }, [chosen]);

  function move(event: KeyboardEvent) {
    const tabs = [...(list.current?.querySelectorAll<HTMLElement>('[role=tab]') ?? [])];
    const at = tabs.indexOf(document.activeElement as HTMLElement);
    const forward = document.dir === 'rtl' ? -1 : 1;
    const next = { ArrowRight: at + forward, ArrowLeft: at - forward, Home: 0, End: -1 }[event.key];
    if (next !== undefined) {
      tabs.at(next % tabs.length)?.focus();
      event.preventDefault();
    }
    if (event.key === ' ') {
      tabs[at]?.click();
      event.preventDefault();
    }
  }

  return (
    <>
      <div
        ref={list}
        role="tablist"
        aria-label="Profile"
        onKeyDown={move}
        className="relative -mx-4 flex overflow-x-auto border-b border-hairline px-4 [scrollbar-width:none] sm:mx-0 sm:px-0"
      >
        {NAMES.map((name) => (
          <Link
            key={name}
            to={`/profile?tab=${name}`}
            role="tab"
            id={`tab-${name}`}
            aria-selected={name === chosen}
            aria-controls="tab-panel"
            tabIndex={name === chosen ? 0 : -1}
            preventScrollReset
            className="relative -mb-px flex min-h-12 shrink-0 items-center px-4 font-semibold text-muted -outline-offset-3 first:-ms-4 hover:text-ink aria-selected:text-brand aria-selected:after:absolute aria-selected:after:inset-x-4 aria-selected:after:bottom-0 aria-selected:after:stitched"
          >
            {TABS[name]}
          </Link>
        ))}
      </div>
      <div
        role="tabpanel"
        id="tab-panel"
        aria-labelledby={`tab-${chosen}`}
        aria-busy={busy}
        className="flex flex-col gap-6 pt-8 transition duration-200 aria-busy:opacity-60"
      >
        {children}
      </div>
    </>
  );
}
