import type { ReactNode } from 'react';
import { catalogueWords } from '#words';
import type { BrandDetail } from '../../../../contract/catalogue.ts';
import { TabLinks } from '../../../ui/tab-links.tsx';
import { numberIn, SECTION_NAMES, SHOWN_SECTIONS, type ShownSection } from '../words.ts';

interface SectionTabsProps {
  brand: BrandDetail;
  chosen: ShownSection;
  /** True while another tab loads and the panel does not show it. */
  busy: boolean;
  children: ReactNode;
}

export function sectionAddress(brand: number, section: ShownSection, page = 1): string {
  const query = new URLSearchParams({
    ...(section === 'all' ? {} : { tab: section }),
    ...(page > 1 ? { page: String(page) } : {}),
  });
  return `/brands/${brand}${query.size > 0 ? `?${query}` : ''}`;
}

export function SectionTabs({ brand, chosen, busy, children }: SectionTabsProps) {
  const tabs = SHOWN_SECTIONS.map((section) => ({
    name: section,
    to: sectionAddress(brand.id, section),
    text: (
      <>
        {SECTION_NAMES[section]}
        <span aria-hidden="true" className="figures ms-2 text-sm font-normal text-muted">
          {numberIn(brand, section)}
        </span>
      </>
    ),
  }));
  return (
    <div className="flex flex-col gap-6">
      <TabLinks
        label={catalogueWords.clothesBy({ name: brand.name })}
        tabs={tabs}
        chosen={chosen}
        busy={busy}
      >
        {children}
      </TabLinks>
    </div>
  );
}
