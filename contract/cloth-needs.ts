import { bodyOf, CM_PER_INCH, type Wearer } from './cloth-bodies.ts';
import { CLOTH_PATTERNS, DRAPES } from './cloth-garments.ts';
import { type ClothPart, clothPartsOf } from './cloth-parts.ts';
import type { DesignChoices } from './design-features.ts';
import type { DressTypeCode } from './garments.ts';

/** Widths in inches in which cloth is sold. */
export const CLOTH_WIDTHS = [36, 44, 54, 60] as const;

/** The width of lining, in inches. */
export const LINING_WIDTH = 44;

/** Both edges of the cloth, in cm. */
const SELVEDGES = 3;

/** Share of the cloth that is used. */
const YIELD = { shaped: 0.85, flared: 0.9, lining: 0.9 } as const;

/** A large repeat, in cm; each part loses one where a print has to meet at the seams. */
const PRINT_REPEAT = 30;

/** In metres. */
const DUPATTA = 2.5;
const BRIDAL_DUPATTA = 2.75;

/** Draped cloth is shorter for whoever is smaller, in cm. */
const DRAPE_HEIGHT = 150;

const LEAST_METRES = 0.5;

/** `main` is the cloth that the garment is named for; the others are bought beside it. */
export const CLOTHS = ['main', 'waistcoat', 'bottom', 'dupatta', 'lining'] as const;
export type Cloth = (typeof CLOTHS)[number];

export interface ClothNeed {
  cloth: Cloth;
  /** In quarters. */
  metres: number;
}

interface ClothOptions {
  /** In inches. */
  width: number;
  choices?: DesignChoices;
  /** True if stripes, checks or a large print have to meet at the seams. */
  isMatched?: boolean;
}

/** Cloth for one garment, in the order of `CLOTHS`, rounded up (cloth-1). */
export function clothNeeds(
  dressType: DressTypeCode,
  wearer: Wearer,
  { width, choices = {}, isMatched = false }: ClothOptions,
): ClothNeed[] {
  const { drape, apart, dupatta, skirt } = CLOTH_PATTERNS[dressType];
  const { height } = bodyOf(wearer);
  const parts = clothPartsOf(dressType, wearer, choices);
  const draped = drape ? scaled(DRAPES[drape], height) : 0;
  const hasDupatta = dupatta && wearer.gender === 'female';
  const lined = parts.reduce((sum, part) => sum + part.lined, 0);
  const lengths: Record<Cloth, number> = {
    main: laid('main', parts, width, isMatched) + (apart ? 0 : draped),
    waistcoat: laid('waistcoat', parts, width, isMatched),
    bottom: laid('bottom', parts, width, isMatched) + (apart ? draped : 0),
    dupatta: hasDupatta ? scaled(skirt === 'bridal' ? BRIDAL_DUPATTA : DUPATTA, height) : 0,
    lining: lined / YIELD.lining / usable(LINING_WIDTH) / 100,
  };
  return CLOTHS.flatMap((cloth) =>
    lengths[cloth] > 0 ? [{ cloth, metres: Math.max(LEAST_METRES, inQuarters(lengths[cloth])) }] : [],
  );
}

function inQuarters(length: number): number {
  return Math.ceil(length * 4 - 1e-6) / 4;
}

function scaled(metres: number, height: number): number {
  return metres * Math.min(1, height / DRAPE_HEIGHT);
}

/** In cm. */
function usable(width: number): number {
  return width * CM_PER_INCH - SELVEDGES;
}

/** Metres of cloth for the parts that are cut from it; never shorter than their longest piece. */
function laid(cloth: Cloth, parts: readonly ClothPart[], width: number, isMatched: boolean): number {
  const cut = parts.filter((part) => part.cloth === cloth);
  const area = cut.reduce((sum, part) => sum + part.shaped / YIELD.shaped + part.flared / YIELD.flared, 0);
  const longest = Math.max(0, ...cut.map((part) => part.longest));
  const repeats = isMatched ? cut.length * PRINT_REPEAT : 0;
  return (Math.max(area / usable(width), longest) + repeats) / 100;
}
