import type { BrandSection, Category, Collection } from '../../../contract/catalogue.ts';

export const CARES = {
  cold: 'Wash cold with like colours, dry in the shade',
  warm: 'Machine wash warm, iron while damp',
  hand: 'Wash by hand, do not wring, iron on the wrong side',
  dry: 'Dry clean only, keep in its cotton bag',
  brush: 'Brush after wearing, dry clean once a season',
  wipe: 'Keep dry, wipe with a soft cloth',
} as const;

export interface Goods {
  slug: string;
  name: string;
  thing: string;
  dress?: string;
  price: number;
  /** Names of the main and second colour; a third brings its own #RRGGBB. */
  colours: readonly [string, string, string?];
  oneSize?: true;
  soldOut?: true;
  fabric: string;
  care: keyof typeof CARES;
  madeIn: string;
  /** Of unstitched cloth. */
  cloth?: readonly [metres: number, inches: number];
  facts?: Record<string, string>;
  description: string;
}

export interface BrandGoods extends Goods {
  brand: number;
  section: BrandSection;
  category: Category;
}

export interface CultureGoods extends Goods {
  collection: Collection;
  category: Category;
}
