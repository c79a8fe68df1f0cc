import type { DesignOption } from './design-features.ts';
import type { DressTypeCode } from './garments.ts';

/**
 * A top is two panels and two sleeves. Lengths are shares of the height, `ease` is cm around chest and hip, `extra` the
 * cm² of collar, cuffs, plackets, facings and pockets.
 */
export interface Top {
  length: number | Partial<Record<DesignOption<'length'>, number>>;
  ease: number;
  extra: number;
  sleeveless?: true;
  /** True if it ends at the waist. */
  isShort?: true;
  /** True if the top length of a record is its own. */
  isMeasured?: true;
  /** Width of a panel as a share of the height, if it is cut as wide as the arms reach. */
  panel?: number;
}

/** Lengths to the thigh, knee, calf and floor. */
export const LENGTHS = { short: 0.5, knee: 0.6, long: 0.68, floor: 0.86 } as const;

export const TOPS = {
  kameez: { length: LENGTHS, ease: 16, extra: 1500, isMeasured: true },
  gown: { length: LENGTHS, ease: 14, extra: 1800 },
  thobe: { length: LENGTHS, ease: 28, extra: 2500 },
  abaya: { length: LENGTHS, ease: 32, extra: 1500 },
  cloak: { length: LENGTHS, ease: 40, extra: 1000, panel: 0.74, sleeveless: true },
  sherwani: { length: { short: 0.45, knee: 0.62, long: 0.7 }, ease: 16, extra: 6500 },
  coat: { length: 0.64, ease: 28, extra: 12_000 },
  jacket: { length: 0.43, ease: 16, extra: 6500 },
  waistcoat: { length: 0.4, ease: 12, extra: 2400, sleeveless: true, isShort: true },
  shirt: { length: 0.45, ease: 14, extra: 2000 },
  tee: { length: 0.42, ease: 12, extra: 600 },
  hoodie: { length: 0.42, ease: 22, extra: 5500 },
  blouse: { length: 0.24, ease: 8, extra: 600, isShort: true },
} as const satisfies Record<string, Top>;

/** A bottom is a rectangle: the leg with `hem` cm, and `times` the hip with `ease` cm. */
export const BOTTOMS = {
  shalwar: { times: 1.6, ease: 10, hem: 14 },
  pajama: { times: 1.35, ease: 10, hem: 14 },
  patiala: { times: 2.9, ease: 10, hem: 14 },
  churidar: { times: 1.4, ease: 10, hem: 40 },
  trousers: { times: 1.3, ease: 12, hem: 12 },
  palazzo: { times: 1.9, ease: 12, hem: 12 },
  leggings: { times: 1, ease: 6, hem: 8 },
} as const;

/** `sweep` is the hem as a multiple of the height, `trail` cm on the floor, `from` the share of the leg above the flare. */
interface Skirt {
  sweep: number;
  trail: number;
  from: number;
  /** True if the choices of ghera, and a measured one, are about it and not about the top. */
  hasGhera?: true;
}

/** Skirts, and legs as wide as skirts. */
export const SKIRTS = {
  skirt: { sweep: 1.7, trail: 0, from: 0, hasGhera: true },
  lehenga: { sweep: 2.4, trail: 0, from: 0, hasGhera: true },
  bridal: { sweep: 2.8, trail: 20, from: 0 },
  sharara: { sweep: 2.7, trail: 0, from: 0 },
  gharara: { sweep: 5.6, trail: 0, from: 0.5 },
  farshi: { sweep: 2.9, trail: 22, from: 0 },
} as const satisfies Record<string, Skirt>;

/** Metres of cloth that is worn as it comes from the loom. */
export const DRAPES = { saree: 5.5, dhoti: 4.5 } as const;

/**
 * How a garment is cut. `flare` is the hem of a flared top as a multiple of the height; `apart` names the part with a
 * cloth of its own; a `dupatta` is a woman's.
 */
export interface ClothPattern {
  top?: keyof typeof TOPS;
  flare?: number;
  bottom?: keyof typeof BOTTOMS;
  skirt?: keyof typeof SKIRTS;
  drape?: keyof typeof DRAPES;
  apart?: 'bottom' | 'waistcoat';
  waistcoat?: true;
  dupatta?: true;
}

// biome-ignore format: a table reads best with one garment a line
export const CLOTH_PATTERNS: Record<DressTypeCode, ClothPattern> = {
  Shalwar_Kameez: { top: 'kameez', bottom: 'shalwar', dupatta: true },
  Kurta_Pajama: { top: 'kameez', bottom: 'pajama' },
  Kurta: { top: 'kameez' },
  Kurta_Churidar: { top: 'kameez', bottom: 'churidar' },
  Pathani_Suit: { top: 'kameez', bottom: 'shalwar' },
  Shalwar_Kameez_Waistcoat: { top: 'kameez', bottom: 'shalwar', waistcoat: true, apart: 'waistcoat' },
  Dhoti_Kurta: { top: 'kameez', drape: 'dhoti', apart: 'bottom' },
  Sherwani: { top: 'sherwani', bottom: 'shalwar', apart: 'bottom' },
  Achkan: { top: 'sherwani', bottom: 'shalwar', apart: 'bottom' },
  Prince_Coat: { top: 'sherwani' },
  Waistcoat: { top: 'waistcoat' },
  Thobe: { top: 'thobe' },
  Bisht: { top: 'cloak' },
  Two_Piece_Suit: { top: 'jacket', bottom: 'trousers' },
  Three_Piece_Suit: { top: 'jacket', bottom: 'trousers', waistcoat: true },
  Tuxedo: { top: 'jacket', bottom: 'trousers' },
  Safari_Suit: { top: 'shirt', bottom: 'trousers' },
  Dress_Shirts: { top: 'shirt' },
  Polo_Shirts: { top: 'tee' },
  T_Shirts: { top: 'tee' },
  Hoodies: { top: 'hoodie' },
  Sweaters: { top: 'tee' },
  Tunics: { top: 'shirt' },
  Jackets: { top: 'jacket' },
  Coats: { top: 'coat' },
  Trousers: { bottom: 'trousers' },
  Chinos: { bottom: 'trousers' },
  Jeans: { bottom: 'trousers' },
  Leggings: { bottom: 'leggings' },
  Kurti: { top: 'kameez' },
  Kurta_Trousers: { top: 'kameez', bottom: 'trousers' },
  Churidar_Suit: { top: 'kameez', bottom: 'churidar', dupatta: true },
  Patiala_Suit: { top: 'kameez', bottom: 'patiala', dupatta: true },
  Farshi_Shalwar: { top: 'kameez', skirt: 'farshi', dupatta: true },
  Palazzo_Suit: { top: 'kameez', bottom: 'palazzo', dupatta: true },
  Anarkali_Suit: { top: 'kameez', flare: 2.2, bottom: 'churidar', dupatta: true },
  Angrakha: { top: 'kameez', flare: 1.8 },
  Pishwas: { top: 'kameez', flare: 2.6, dupatta: true },
  Peplum: { top: 'kameez', flare: 1.2 },
  Sharara: { top: 'kameez', skirt: 'sharara', dupatta: true },
  Gharara: { top: 'kameez', skirt: 'gharara', dupatta: true },
  Lehenga_Choli: { top: 'blouse', skirt: 'lehenga', dupatta: true },
  Bridal_Lehenga: { top: 'kameez', skirt: 'bridal', dupatta: true },
  Saree: { top: 'blouse', drape: 'saree' },
  Saree_Blouse: { top: 'blouse' },
  Abaya: { top: 'abaya' },
  Kaftan: { top: 'cloak' },
  Frock: { top: 'gown', flare: 1.7 },
  Maxi: { top: 'gown', flare: 1.9 },
  Gown: { top: 'gown', flare: 2.4 },
  Dresses: { top: 'gown' },
  Skirts: { skirt: 'skirt' },
};
