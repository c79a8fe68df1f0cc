import type { TailorKind } from './constants/tailors.ts';
import type { MeasureCode } from './measures.ts';
import type { TailorType } from './tailors.ts';

// biome-ignore format: related sketches share a line
export const DRAWINGS = [
  'kurta', 'kameez', 'shalwar', 'anarkali', 'sherwani', 'waistcoat', 'prince_coat', 'dhoti', 'thobe', 'bisht',
  'lehenga', 'choli', 'saree', 'sharara', 'gharara', 'abaya', 'kaftan',
  'shirt', 'tshirt', 'polo', 'hoodie', 'sweater', 'jacket', 'coat',
  'trousers', 'jeans', 'shorts', 'leggings', 'skirt', 'dress', 'gown', 'tracksuit',
  'shoe', 'khussa', 'turban',
] as const;
export type Drawing = (typeof DRAWINGS)[number];

/**
 * `set`: the letters of `Measure.neededFor` in the garment. `either`: letters of a part that the customer may choose
 * instead (shalwar or churidar with a sherwani). `also`: measures beyond the letters.
 */
export interface Garment {
  set: string;
  drawing: Drawing;
  either?: string;
  also?: readonly MeasureCode[];
  sleeveless?: boolean;
}

/** By the code on the wire (catalogue-10, orders-4); `garmentWords.dressTypes` has their names. */
// biome-ignore format: a catalogue reads best with one garment a line
export const DRESS_TYPES = {
  Shalwar_Kameez: { set: 'KS', drawing: 'kameez' },
  Kurta_Pajama: { set: 'KS', drawing: 'kurta' },
  Kurta: { set: 'K', drawing: 'kurta' },
  Kurta_Churidar: { set: 'KC', drawing: 'kurta' },
  Pathani_Suit: { set: 'KS', drawing: 'kameez' },
  Shalwar_Kameez_Waistcoat: { set: 'KSJ', drawing: 'waistcoat' },
  Dhoti_Kurta: { set: 'K', drawing: 'dhoti', also: ['trouser_waist', 'outside_leg'] },
  Sherwani: { set: 'JS', drawing: 'sherwani', either: 'C' },
  Achkan: { set: 'JS', drawing: 'sherwani', either: 'C' },
  Prince_Coat: { set: 'J', drawing: 'prince_coat' },
  Waistcoat: { set: 'J', drawing: 'waistcoat', sleeveless: true },
  Thobe: { set: 'A', drawing: 'thobe' },
  Bisht: { set: 'A', drawing: 'bisht' },
  Two_Piece_Suit: { set: 'JT', drawing: 'jacket' },
  Three_Piece_Suit: { set: 'JT', drawing: 'jacket' },
  Tuxedo: { set: 'JT', drawing: 'jacket' },
  Safari_Suit: { set: 'JT', drawing: 'shirt' },
  Dress_Shirts: { set: 'W', drawing: 'shirt' },
  Polo_Shirts: { set: 'W', drawing: 'polo' },
  T_Shirts: { set: 'W', drawing: 'tshirt' },
  Hoodies: { set: 'W', drawing: 'hoodie' },
  Sweaters: { set: 'W', drawing: 'sweater' },
  Tunics: { set: 'W', drawing: 'shirt' },
  Jackets: { set: 'J', drawing: 'jacket' },
  Coats: { set: 'J', drawing: 'coat' },
  Trousers: { set: 'T', drawing: 'trousers' },
  Chinos: { set: 'T', drawing: 'trousers' },
  Jeans: { set: 'T', drawing: 'jeans' },
  Leggings: { set: 'T', drawing: 'leggings' },
  Kurti: { set: 'K', drawing: 'kurta' },
  Kurta_Trousers: { set: 'KT', drawing: 'kurta' },
  Churidar_Suit: { set: 'KC', drawing: 'kameez' },
  Patiala_Suit: { set: 'KS', drawing: 'shalwar' },
  Farshi_Shalwar: { set: 'KS', drawing: 'shalwar' },
  Palazzo_Suit: { set: 'KT', drawing: 'kameez' },
  Anarkali_Suit: { set: 'KC', drawing: 'anarkali' },
  Angrakha: { set: 'K', drawing: 'anarkali' },
  Pishwas: { set: 'K', drawing: 'anarkali' },
  Peplum: { set: 'K', drawing: 'kameez' },
  Sharara: { set: 'KL', drawing: 'sharara' },
  Gharara: { set: 'KL', drawing: 'gharara' },
  Lehenga_Choli: { set: 'LB', drawing: 'lehenga' },
  Bridal_Lehenga: { set: 'KL', drawing: 'lehenga' },
  Saree: { set: 'BL', drawing: 'saree' },
  Saree_Blouse: { set: 'B', drawing: 'choli' },
  Abaya: { set: 'A', drawing: 'abaya' },
  Kaftan: { set: 'A', drawing: 'kaftan' },
  Frock: { set: 'D', drawing: 'dress' },
  Maxi: { set: 'D', drawing: 'gown' },
  Gown: { set: 'D', drawing: 'gown' },
  Dresses: { set: 'D', drawing: 'dress' },
  Skirts: { set: 'L', drawing: 'skirt' },
} satisfies Record<string, Garment>;

export type DressTypeCode = keyof typeof DRESS_TYPES;

export function garmentOf(code: string): Garment | undefined {
  return Object.hasOwn(DRESS_TYPES, code) ? DRESS_TYPES[code as DressTypeCode] : undefined;
}

export interface DressType extends Garment {
  code: DressTypeCode;
}

function dressTypes(...codes: DressTypeCode[]): readonly DressType[] {
  return codes.map((code) => ({ code, ...DRESS_TYPES[code] }));
}

// biome-ignore format: related garments share a line
const GENTS_DRESS_TYPES = dressTypes(
  'Shalwar_Kameez', 'Kurta_Pajama', 'Kurta', 'Kurta_Churidar', 'Pathani_Suit', 'Shalwar_Kameez_Waistcoat', 'Dhoti_Kurta',
  'Sherwani', 'Achkan', 'Prince_Coat', 'Waistcoat', 'Thobe', 'Bisht',
  'Two_Piece_Suit', 'Three_Piece_Suit', 'Tuxedo', 'Safari_Suit', 'Jackets', 'Coats',
  'Dress_Shirts', 'Polo_Shirts', 'T_Shirts', 'Hoodies', 'Trousers', 'Chinos', 'Jeans',
);

// biome-ignore format: related garments share a line
const LADIES_DRESS_TYPES = dressTypes(
  'Shalwar_Kameez', 'Kurta', 'Kurti', 'Kurta_Trousers', 'Churidar_Suit', 'Patiala_Suit', 'Farshi_Shalwar', 'Palazzo_Suit',
  'Anarkali_Suit', 'Angrakha', 'Pishwas', 'Peplum', 'Sharara', 'Gharara',
  'Lehenga_Choli', 'Bridal_Lehenga', 'Saree', 'Saree_Blouse', 'Abaya', 'Kaftan', 'Frock', 'Maxi', 'Gown', 'Dresses',
  'Tunics', 'T_Shirts', 'Sweaters', 'Jackets', 'Coats', 'Trousers', 'Jeans', 'Leggings', 'Skirts',
);

/** Empty without a tailor type (orders-4). */
export function dressTypesFor(tailorType: TailorType | undefined): readonly DressType[] {
  if (tailorType === 'Gents Tailor') return GENTS_DRESS_TYPES;
  return tailorType === 'Ladies Tailor' ? LADIES_DRESS_TYPES : [];
}

export function tailorTypesFor(dressType: string | null): readonly TailorType[] {
  return (['Gents Tailor', 'Ladies Tailor'] as const).filter((type) =>
    dressTypesFor(type).some(({ code }) => code === dressType),
  );
}

/** The only kind of tailor that may make it, by the garment, otherwise the person; null if unknown (orders-46). */
export function tailorKindFor({
  dressType,
  gender,
}: {
  dressType: string | null;
  gender: string | null | undefined;
}): Exclude<TailorKind, 'both'> | null {
  const [type, otherType] = tailorTypesFor(dressType);
  if (type && !otherType) return type === 'Gents Tailor' ? 'gents' : 'ladies';
  if (gender === 'male') return 'gents';
  return gender === 'female' ? 'ladies' : null;
}

/** Without duplicates (tailors-7). */
export function dressTypesOfKind(kind: TailorKind): readonly DressType[] {
  if (kind === 'gents') return GENTS_DRESS_TYPES;
  if (kind === 'ladies') return LADIES_DRESS_TYPES;
  const gents = new Set(GENTS_DRESS_TYPES.map(({ code }) => code));
  return [...GENTS_DRESS_TYPES, ...LADIES_DRESS_TYPES.filter(({ code }) => !gents.has(code))];
}

/** Codes, as on the wire; `garmentWords.fabrics` has their names. */
// biome-ignore format: a long list, kept compact (orders-4)
const GENTS_FABRICS = [
  'Cotton', 'Wool', 'Linen', 'Polyester', 'Twill', 'Denim', 'Velvet', 'Cashmere', 'Flannel', 'Gabardine', 'Corduroy',
  'Tweed', 'Chambray',
] as const;

// biome-ignore format: a long list, kept compact (orders-4)
const LADIES_FABRICS = [
  'Cotton', 'Silk', 'Chiffon', 'Georgette', 'Linen', 'Crepe', 'Velvet', 'Satin', 'Organza', 'Brocade', 'Net', 'Tulle',
  'Polyester',
] as const;

export type Fabric = (typeof GENTS_FABRICS | typeof LADIES_FABRICS)[number];

const ALL_FABRICS: readonly Fabric[] = [...new Set([...GENTS_FABRICS, ...LADIES_FABRICS])];

/** Without a tailor type, both lists without duplicates (orders-4). */
export function fabricsFor(tailorType: TailorType | undefined): readonly Fabric[] {
  if (tailorType === 'Gents Tailor') return GENTS_FABRICS;
  return tailorType === 'Ladies Tailor' ? LADIES_FABRICS : ALL_FABRICS;
}

/** How a finished garment should have fitted at a measure (reviews-5). */
export const FITS = ['tighter', 'looser'] as const;

/** Only the measures that do not fit. */
export type GarmentFit = Partial<Record<MeasureCode, (typeof FITS)[number]>>;
