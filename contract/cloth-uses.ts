import type { Category, ProductCloth } from './catalogue.ts';
import { type Person, SIZES_OF, type TopSize, wearerOfSize } from './cloth-bodies.ts';
import { clothNeeds } from './cloth-needs.ts';
import { DRESS_TYPES, type DressTypeCode } from './garments.ts';
import type { AgeGroup } from './measures.ts';

const MAX_USES = 6;

/** Whom goods of a category are for, and what their cloth is usually made into. */
const USES: Record<Category, { gender: Person; age: AgeGroup; garments: readonly DressTypeCode[] }> = {
  mens: {
    gender: 'male',
    age: 'adult',
    garments: [
      'Shalwar_Kameez',
      'Kurta_Pajama',
      'Two_Piece_Suit',
      'Kurta',
      'Prince_Coat',
      'Waistcoat',
      'Trousers',
      'Dress_Shirts',
    ],
  },
  womens: {
    gender: 'female',
    age: 'adult',
    garments: [
      'Shalwar_Kameez',
      'Kurta_Trousers',
      'Anarkali_Suit',
      'Abaya',
      'Frock',
      'Maxi',
      'Kurti',
      'Trousers',
    ],
  },
  childrens: {
    gender: 'female',
    age: 'child',
    garments: ['Shalwar_Kameez', 'Kurta_Pajama', 'Frock', 'Kurta', 'Waistcoat'],
  },
};

interface ClothPiece {
  metres: number;
  /** In inches. */
  width: number;
  category: Category;
  /** The garment that the cloth is sold for. */
  dressType: string | null;
}

/** The garments for which a piece of cloth is enough, that it is sold for first (catalogue-21). */
export function clothUses({ metres, width, category, dressType }: ClothPiece): ProductCloth['enough_for'] {
  const { gender, age, garments } = USES[category];
  const own =
    dressType !== null && Object.hasOwn(DRESS_TYPES, dressType) ? (dressType as DressTypeCode) : null;
  const sizes = SIZES_OF[age].slice(SIZES_OF[age].indexOf('S'));
  const asked = own ? [own, ...garments.filter((code) => code !== own)] : garments;
  return asked
    .flatMap((code) => {
      const needed = (size: TopSize) =>
        clothNeeds(code, wearerOfSize(gender, age, size), { width })[0]?.metres ?? Number.POSITIVE_INFINITY;
      const largest = sizes.findLast((size) => needed(size) <= metres);
      if (!largest) return [];
      return {
        dress_type: code,
        largest_size: largest === sizes.at(-1) ? null : largest,
        pieces: Math.max(1, Math.floor(metres / needed('M'))),
      };
    })
    .slice(0, MAX_USES);
}
