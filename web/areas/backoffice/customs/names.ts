import { garmentWords, goodsWords } from '#words';

const GARMENTS: Readonly<Record<string, string>> = garmentWords.dressTypes;
const PLACES: Readonly<Record<string, string>> = { ...goodsWords.sections, ...goodsWords.collections };
const WEARERS: Readonly<Record<string, string>> = goodsWords.categories;

/** The groups of the page, by the first part of their keys. */
export const GROUPS = {
  gents: 'Stitched for men and boys',
  ladies: 'Stitched for women and girls',
  shoes: 'Shoes',
  goods: 'Ready-made goods',
} as const;

export type CustomsGroup = keyof typeof GROUPS;

export function groupOf(key: string): CustomsGroup {
  return key.split('-')[0] as CustomsGroup;
}

/** What a key of customs words stands for, within its group. */
export function nameOf(key: string): string {
  const [group, name = '', wearer = ''] = key.split('-');
  if (group === 'shoes') return 'Shoes';
  if (group === 'goods') return `${PLACES[name] ?? name}: ${WEARERS[wearer] ?? wearer}`;
  return name === 'other' ? 'Other garments' : (GARMENTS[name] ?? name);
}
