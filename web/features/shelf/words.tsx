import type { ReactNode } from 'react';
import { BRAND_SECTIONS, CATEGORIES, COLLECTIONS } from '../../../contract/constants/catalogue.ts';
import { garmentOf } from '../../../contract/garments.ts';
import type { ProductValues } from './product-values.ts';

export const FIELD_NAMES: Record<keyof ProductValues, string> = {
  name: 'Name',
  description: 'Description',
  category: 'For',
  section: 'Section',
  collection: 'Collection',
  dress_type: 'Kind of garment',
  price: 'Price (Rs)',
  compare_at_price: 'Struck-through price (Rs)',
  active: 'Show it in the shop',
  facts: 'Details',
  pictures: 'Pictures',
  colours: 'Colours',
  sizes: 'Sizes',
  variants: 'Stock and SKU',
};

const CODES: Record<string, string> = { ...CATEGORIES, ...BRAND_SECTIONS, ...COLLECTIONS };

/** A value of the form for people to compare. */
export function showField(name: string, value: unknown): ReactNode {
  switch (name as keyof ProductValues) {
    case 'facts':
      return lines((value as ProductValues['facts']).map((fact) => `${fact.name}: ${fact.value}`));
    case 'pictures':
      return lines((value as ProductValues['pictures']).map(({ description }) => description));
    case 'colours':
      return lines((value as ProductValues['colours']).map((colour) => colour.name));
    case 'sizes':
      return (value as string[]).map((size) => (size === 'one' ? 'One size' : size)).join(', ');
    case 'variants':
      return lines(
        Object.entries(value as ProductValues['variants']).map(([place, { stock, sku }]) =>
          [`${place.replace(':', ', ')}: ${stock || 'none'}`, sku].filter(Boolean).join(', '),
        ),
      );
    case 'active':
      return value ? 'Yes' : 'No';
    case 'dress_type':
      return garmentOf(String(value))?.label ?? 'None';
    default:
      return CODES[String(value)] ?? (String(value) || 'Nothing');
  }
}

function lines(texts: readonly string[]): ReactNode {
  return texts.length === 0 ? 'Nothing' : texts.join('\n');
}
