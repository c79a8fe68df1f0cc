import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { BRAND_SECTIONS, type BrandDetail, BrandSection } from '../../../../contract/catalogue.ts';

interface SectionTabsProps {
  brand: BrandDetail;
  chosen: BrandSection;
  children: ReactNode;
}

/** The address of a tab of a brand. */
export function sectionAddress(brand: number, section: BrandSection, page = 1): string {
  return `/brands/${brand}?tab=${section}${page > 1 ? `&page=${page}` : ''}`;
}

/** The five tabs of a brand (S1 §2), each an address of its own, and the panel of the chosen one. Arrow keys move. */
export function SectionTabs({ brand, chosen, children }: SectionTabsProps) {
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
    <div>
      <div
        ref={list}
        role="tablist"
        aria-label={`Clothes by ${brand.name}`}
        onKeyDown={move}
        className="relative -mx-4 flex overflow-x-auto border-b border-hairline px-4 [scrollbar-width:none] sm:mx-0 sm:px-0"
      >
        {BrandSection.options.map((section) => (
          <Link
            key={section}
            to={sectionAddress(brand.id, section)}
            role="tab"
            id={`tab-${section}`}
            aria-selected={section === chosen}
            aria-controls="tab-panel"
            tabIndex={section === chosen ? 0 : -1}
            preventScrollReset
            className="relative -mb-px flex min-h-12 shrink-0 items-center gap-2 px-4 font-semibold text-muted -outline-offset-3 first:-ms-4 hover:text-ink aria-selected:text-brand aria-selected:after:absolute aria-selected:after:inset-x-4 aria-selected:after:bottom-0 aria-selected:after:stitched"
          >
            {BRAND_SECTIONS[section]}
            <span aria-hidden="true" className="figures text-sm font-normal text-muted">
              {brand.number_by_section[section]}
            </span>
          </Link>
        ))}
      </div>
      <div role="tabpanel" id="tab-panel" aria-labelledby={`tab-${chosen}`} className="pt-6">
        {children}
      </div>
    </div>
  );
}
