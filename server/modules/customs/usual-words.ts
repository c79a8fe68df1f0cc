import { BRAND_SECTIONS, CATEGORIES, COLLECTIONS } from '../../../contract/constants/catalogue.ts';

type Words = readonly [hsCode: string, words: string];

/**
 * Six digits of the Harmonized System (2022), for the cloth that a garment is usually made of. Staff changes them where
 * the shop's garments are of other cloth; a customs agent knows which code a country wants.
 */
// biome-ignore format: a table reads best with one garment a line
const GENTS: Readonly<Record<string, Words>> = {
  Shalwar_Kameez: ['621132', "Men's shalwar kameez (tunic and trousers), woven"],
  Kurta_Pajama: ['621132', "Men's kurta and pajama (tunic and trousers), woven"],
  Kurta: ['620520', "Men's kurta (long shirt), woven"],
  Kurta_Churidar: ['621132', "Men's kurta and churidar (tunic and trousers), woven"],
  Pathani_Suit: ['621132', "Men's Pathani suit (tunic and trousers), woven"],
  Shalwar_Kameez_Waistcoat: ['621132', "Men's shalwar kameez with waistcoat, woven"],
  Dhoti_Kurta: ['621132', "Men's kurta and dhoti (tunic and waist cloth), woven"],
  Sherwani: ['621133', "Men's sherwani (long formal coat with trousers), woven"],
  Achkan: ['621133', "Men's achkan (long formal coat with trousers), woven"],
  Prince_Coat: ['620333', "Men's prince coat (formal jacket), woven"],
  Waistcoat: ['621133', "Men's waistcoat, woven"],
  Thobe: ['621133', "Men's thobe (ankle-length robe), woven"],
  Bisht: ['621133', "Men's bisht (open cloak), woven"],
  Two_Piece_Suit: ['620312', "Men's two-piece suit, woven"],
  Three_Piece_Suit: ['620312', "Men's three-piece suit, woven"],
  Tuxedo: ['620312', "Men's tuxedo suit, woven"],
  Safari_Suit: ['620323', "Men's safari suit (jacket shirt and trousers), woven"],
  Jackets: ['620333', "Men's jacket, woven"],
  Coats: ['620120', "Men's coat, woven"],
  Dress_Shirts: ['620520', "Men's shirt, woven"],
  Polo_Shirts: ['610510', "Men's polo shirt, knitted"],
  T_Shirts: ['610910', "Men's T-shirt, knitted"],
  Hoodies: ['611020', "Men's hooded pullover, knitted"],
  Trousers: ['620343', "Men's trousers, woven"],
  Chinos: ['620342', "Men's chino trousers, woven"],
  Jeans: ['620342', "Men's jeans, woven denim"],
  other: ['621132', "Men's garment made to measure, woven"],
};

// biome-ignore format: a table reads best with one garment a line
const LADIES: Readonly<Record<string, Words>> = {
  Shalwar_Kameez: ['620442', "Women's shalwar kameez (dress and trousers), woven"],
  Kurta: ['620442', "Women's kurta (long tunic dress), woven"],
  Kurti: ['620630', "Women's kurti (short tunic blouse), woven"],
  Kurta_Trousers: ['620442', "Women's kurta with trousers, woven"],
  Churidar_Suit: ['620442', "Women's churidar suit (dress and trousers), woven"],
  Patiala_Suit: ['620442', "Women's Patiala suit (dress and trousers), woven"],
  Farshi_Shalwar: ['620442', "Women's kameez with farshi shalwar (dress and trousers), woven"],
  Palazzo_Suit: ['620442', "Women's palazzo suit (dress and trousers), woven"],
  Anarkali_Suit: ['620443', "Women's anarkali suit (flared dress and trousers), woven"],
  Angrakha: ['620442', "Women's angrakha (wrap dress), woven"],
  Pishwas: ['620443', "Women's pishwas (formal dress), woven"],
  Peplum: ['620640', "Women's peplum blouse, woven"],
  Sharara: ['621143', "Women's sharara suit (tunic and flared trousers), woven"],
  Gharara: ['621143', "Women's gharara suit (tunic and flared trousers), woven"],
  Lehenga_Choli: ['621143', "Women's lehenga choli (skirt and blouse), woven"],
  Bridal_Lehenga: ['621143', "Women's bridal lehenga (skirt and tunic), woven"],
  Saree: ['621143', "Women's saree with blouse, woven"],
  Saree_Blouse: ['620640', "Women's saree blouse, woven"],
  Abaya: ['621143', "Women's abaya (full-length robe), woven"],
  Kaftan: ['620443', "Women's kaftan dress, woven"],
  Frock: ['620442', "Women's frock (dress), woven"],
  Maxi: ['620443', "Women's maxi dress, woven"],
  Gown: ['620443', "Women's gown (formal dress), woven"],
  Dresses: ['620442', "Women's dress, woven"],
  Tunics: ['620630', "Women's tunic blouse, woven"],
  T_Shirts: ['610910', "Women's T-shirt, knitted"],
  Sweaters: ['611030', "Women's sweater, knitted"],
  Jackets: ['620433', "Women's jacket, woven"],
  Coats: ['620220', "Women's coat, woven"],
  Trousers: ['620462', "Women's trousers, woven"],
  Jeans: ['620462', "Women's jeans, woven denim"],
  Leggings: ['610463', "Women's leggings, knitted"],
  Skirts: ['620452', "Women's skirt, woven"],
  other: ['621142', "Women's garment made to measure, woven"],
};

type Place = (typeof BRAND_SECTIONS | typeof COLLECTIONS)[number];

/** Of men, women and children. */
type OfEach = readonly [mens: Words, womens: Words, childrens: Words];

const WORN: OfEach = [
  ['621132', "Men's shalwar kameez (tunic and trousers), woven cotton"],
  ['620442', "Women's shalwar kameez (dress and trousers), woven cotton"],
  ['620442', "Child's shalwar kameez (tunic and trousers), woven cotton"],
];

const forAll = (...words: Words): OfEach => [words, words, words];

const PLACES: Readonly<Record<Place, OfEach>> = {
  western: [
    ['620520', "Men's shirt, woven cotton"],
    ['620442', "Women's dress, woven cotton"],
    ['620442', "Child's dress, woven cotton"],
  ],
  unstitched: [
    ['551511', "Men's suit, unstitched fabric of polyester and viscose"],
    ['520852', "Women's suit, unstitched printed cotton fabric"],
    ['520852', "Child's suit, unstitched printed cotton fabric"],
  ],
  stitched: WORN,
  formal: [
    ['621133', "Men's formal tunic and trousers, woven synthetic fibres"],
    ['620443', "Women's formal dress, woven synthetic fibres"],
    ['620443', "Child's formal dress, woven synthetic fibres"],
  ],
  buttons: forAll('960629', 'Buttons for garments'),
  punjabi: WORN,
  sindhi: WORN,
  balochi: WORN,
  jewelry: forAll('711719', 'Imitation jewellery of base metal'),
  abayas: forAll('621143', "Women's abaya (full-length robe), woven synthetic fibres"),
  home_decor: forAll('630492', 'Furnishing articles of woven cotton'),
};

/** Of handmade leather shoes such as khussa. */
const SHOES: Words = ['640359', 'Handmade footwear with uppers and soles of leather'];

function ofTrade(trade: string, table: Readonly<Record<string, Words>>): [string, Words][] {
  return Object.entries(table).map(([code, words]) => [`${trade}-${code}`, words]);
}

/** HS code and words by key, until staff changes them (abroad-1). */
export const USUAL_WORDS: ReadonlyMap<string, Words> = new Map([
  ...ofTrade('gents', GENTS),
  ...ofTrade('ladies', LADIES),
  ['shoes', SHOES],
  ...[...BRAND_SECTIONS, ...COLLECTIONS].flatMap((place) =>
    CATEGORIES.map((category, at): [string, Words] => [
      `goods-${place}-${category}`,
      PLACES[place][at] ?? PLACES[place][0],
    ]),
  ),
]);

export const USUAL_ORIGIN = 'PK';
