import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router';

interface TabLinksProps<Name extends string> {
  /** What the tabs are about, for those who hear it. */
  label: string;
  tabs: readonly { name: Name; to: string; text: ReactNode }[];
  chosen: Name;
  /** Whether the chosen tab is still being loaded. */
  busy?: boolean;
  children: ReactNode;
}

/** A tab list whose tabs are addresses, and the panel of the chosen one. Arrow keys move between the tabs. */
export function TabLinks<Name extends string>({
  label,
  tabs,
  chosen,
  busy = false,
  children,
}: TabLinksProps<Name>) {
  const list = useRef<HTMLDivElement>(null);

  // On a phone the list may be wider than the screen.
  useEffect(() => {
    const tab = list.current?.querySelector<HTMLElement>(`#tab-${chosen}`);
    if (tab && list.current)
      list.current.scrollLeft = tab.offsetLeft + (tab.offsetWidth - list.current.offsetWidth) / 2;
  }, [chosen]);

  function move(event: KeyboardEvent) {
    const links = [...(list.current?.querySelectorAll<HTMLElement>('[role=tab]') ?? [])];
    const at = links.indexOf(document.activeElement as HTMLElement);
    const forward = document.dir === 'rtl' ? -1 : 1;
    const next = { ArrowRight: at + forward, ArrowLeft: at - forward, Home: 0, End: -1 }[event.key];
    if (next !== undefined) {
      links.at(next % links.length)?.focus();
      event.preventDefault();
    }
    if (event.key === ' ') {
      links[at]?.click();
      event.preventDefault();
    }
  }

  return (
    <>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        onKeyDown={move}
        className="relative -mx-4 flex overflow-x-auto border-b border-hairline px-4 [scrollbar-width:none] sm:mx-0 sm:px-0"
      >
        {tabs.map(({ name, to, text }) => (
          <Link
            key={name}
            to={to}
            role="tab"
            id={`tab-${name}`}
            aria-selected={name === chosen}
            aria-controls="tab-panel"
            tabIndex={name === chosen ? 0 : -1}
            preventScrollReset
            className="relative -mb-px flex min-h-12 shrink-0 items-center px-4 font-semibold text-muted -outline-offset-3 first:-ms-4 hover:text-ink aria-selected:text-brand aria-selected:after:absolute aria-selected:after:inset-x-4 aria-selected:after:bottom-0 aria-selected:after:stitched"
          >
            {text}
          </Link>
        ))}
      </div>
      <div
        role="tabpanel"
        id="tab-panel"
        aria-labelledby={`tab-${chosen}`}
        aria-busy={busy}
        className="flex flex-col gap-6 transition duration-200 aria-busy:opacity-60"
      >
        {children}
      </div>
    </>
  );
}
