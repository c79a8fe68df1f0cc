import type { BrandSection, Category, Collection } from '../../../contract/catalogue.ts';

/** How a thing is cared for. */
export const CARES = {
  cold: 'Wash cold with like colours, dry in the shade',
  warm: 'Machine wash warm, iron while damp',
  hand: 'Wash by hand, do not wring, iron on the wrong side',
  dry: 'Dry clean only, keep in its cotton bag',
  brush: 'Brush after wearing, dry clean once a season',
  wipe: 'Keep dry, wipe with a soft cloth',
} as const;

/** What a demo product is, whoever sells it. */
export interface Goods {
  /** Of its pictures (goods-pictures.ts). */
  slug: string;
  name: string;
  /** What one calls it in a sentence. */
  thing: string;
  /** As in contract/garments.ts or the wizard. */
  dress?: string;
  /** Rupees. */
  price: number;
  /** Names of the picture's main and second colour; a third brings its own #RRGGBB. */
  colours: readonly [string, string, string?];
  /** One size: unstitched cloth, jewelry and what is not worn. */
  oneSize?: true;
  /** Nothing left of any. */
  soldOut?: true;
  fabric: string;
  care: keyof typeof CARES;
  madeIn: string;
  facts?: Record<string, string>;
  description: string;
}

/** Goods of a brand. */
export interface BrandGoods extends Goods {
  brand: number;
  section: BrandSection;
  category: Category;
}

/** Goods of the shop's own culture collection. */
export interface CultureGoods extends Goods {
  collection: Collection;
  category: Category;
}
