import type { BrandDetail, BrandSection } from '../../../contract/catalogue.ts';
import { codesOf } from '../../../contract/codes.ts';
import { BRAND_SECTIONS } from '../../../contract/constants/catalogue.ts';
import { choiceIn } from '../../lib/query.ts';

/** `all` is the default tab. */
export type ShownSection = BrandSection | 'all';

export const SHOWN_SECTIONS: readonly ShownSection[] = ['all', ...codesOf(BRAND_SECTIONS)];

export const SECTION_NAMES: Record<ShownSection, string> = { all: 'All', ...BRAND_SECTIONS };

export function numberIn(
  brand: Pick<BrandDetail, 'number_of_products' | 'number_by_section'>,
  section: ShownSection,
): number {
  return section === 'all' ? brand.number_of_products : brand.number_by_section[section];
}

export function sectionNamed(asked: string | null): ShownSection {
  return choiceIn(codesOf(BRAND_SECTIONS), asked) ?? 'all';
}
