import type { ReactNode } from 'react';
import type { BrandDetail, BrandSection } from '../../../../contract/catalogue.ts';
import { codesOf } from '../../../../contract/codes.ts';
import { BRAND_SECTIONS } from '../../../../contract/constants/catalogue.ts';
import { TabLinks } from '../../../ui/tab-links.tsx';

interface SectionTabsProps {
  brand: BrandDetail;
  chosen: BrandSection;
  /** Whether another tab is still being loaded, and nothing within the panel says so. */
  busy: boolean;
  children: ReactNode;
}

/** The address of a tab of a brand. */
export function sectionAddress(brand: number, section: BrandSection, page = 1): string {
  return `/brands/${brand}?tab=${section}${page > 1 ? `&page=${page}` : ''}`;
}

/** The five tabs of a brand (catalogue-3) with how much each holds, and the panel of the chosen one. */
export function SectionTabs({ brand, chosen, busy, children }: SectionTabsProps) {
  const tabs = codesOf(BRAND_SECTIONS).map((section) => ({
    name: section,
    to: sectionAddress(brand.id, section),
    text: (
      <>
        {BRAND_SECTIONS[section]}
        <span aria-hidden="true" className="figures ms-2 text-sm font-normal text-muted">
          {brand.number_by_section[section]}
        </span>
      </>
    ),
  }));
  return (
    <div className="flex flex-col gap-6">
      <TabLinks label={`Clothes by ${brand.name}`} tabs={tabs} chosen={chosen} busy={busy}>
        {children}
      </TabLinks>
    </div>
  );
}
