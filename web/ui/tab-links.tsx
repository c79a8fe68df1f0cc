import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router';

interface TabLinksProps<Name extends string> {
  label: string;
  tabs: readonly { name: Name; to: string; text: ReactNode }[];
  chosen: Name;
  busy?: boolean;
  children: ReactNode;
}

/** Tabs with a URL each; they are links, and announced as such. */
export function TabLinks<Name extends string>({
  label,
  tabs,
  chosen,
  busy = false,
  children,
}: TabLinksProps<Name>) {
  const list = useRef<HTMLUListElement>(null);

  // On a phone the tab list may be wider than the screen.
  const place = tabs.findIndex(({ name }) => name === chosen);
  useEffect(() => {
    const item = list.current?.children[place];
    if (list.current && item) list.current.scrollLeft += middleOf(item) - middleOf(list.current);
  }, [place]);

  return (
    <>
      <nav aria-label={label}>
        <ul
          ref={list}
          className="relative -mx-4 flex overflow-x-auto border-b border-hairline px-4 [scrollbar-width:none] sm:mx-0 sm:px-0"
        >
          {tabs.map(({ name, to, text }) => (
            <li key={name} className="shrink-0 first:-ms-4">
              <Link
                to={to}
                aria-current={name === chosen ? 'page' : undefined}
                preventScrollReset
                className="relative -mb-px flex min-h-12 items-center px-4 font-semibold text-muted -outline-offset-3 hover:text-ink aria-[current]:text-brand aria-[current]:after:absolute aria-[current]:after:inset-x-4 aria-[current]:after:bottom-0 aria-[current]:after:stitched"
              >
                {text}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div aria-busy={busy} className="flex flex-col gap-6 transition duration-200 aria-busy:opacity-60">
        {children}
      </div>
    </>
  );
}

function middleOf(element: Element): number {
  const { left, width } = element.getBoundingClientRect();
  return left + width / 2;
}
