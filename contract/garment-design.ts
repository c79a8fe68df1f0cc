import { designFeatureWords } from '#words';
import {
  DESIGN_FEATURES,
  type DesignChoices,
  type DesignFeature,
  type DesignOption,
} from './design-features.ts';
import { DRESS_TYPES, type DressTypeCode, type Fabric, garmentOf } from './garments.ts';

type Offered = { readonly [Feature in DesignFeature]?: readonly DesignOption<Feature>[] };

const COLOURS = DESIGN_FEATURES.colour;
const LININGS = ['none', 'half', 'full'] as const;

/** Features of each silhouette with their options, the usual one first. */
const SILHOUETTES = {
  kameez: {
    collar: ['band', 'shirt', 'round', 'v_neck', 'boat', 'square'],
    placket: ['short', 'full', 'hidden', 'none'],
    sleeves: ['full', 'three_quarter', 'half', 'bell', 'none'],
    cuffs: ['plain', 'band', 'button', 'turned_back'],
    pockets: ['none', 'chest', 'side', 'chest_and_side'],
    daman: ['round', 'straight', 'curved'],
    length: ['knee', 'short', 'long'],
    ghera: ['straight', 'a_line', 'flared'],
    lining: LININGS,
  },
  sherwani: {
    collar: ['high_band', 'band'],
    placket: ['full', 'hidden'],
    cuffs: ['plain', 'band', 'button', 'turned_back'],
    pockets: ['welt', 'flap', 'none'],
    length: ['knee', 'short', 'long'],
    lining: ['full', 'half', 'none'],
  },
  waistcoat: {
    collar: ['band', 'v_neck'],
    placket: ['full', 'hidden'],
    pockets: ['welt', 'flap', 'none'],
    lining: ['full', 'half', 'none'],
  },
  jacket: {
    collar: ['notch_lapel', 'peak_lapel', 'shawl_lapel'],
    buttons: ['two', 'one', 'three', 'double'],
    pockets: ['flap', 'welt', 'patch'],
    lining: ['full', 'half', 'none'],
  },
  shirt: {
    collar: ['shirt', 'band', 'round', 'v_neck', 'hood'],
    placket: ['full', 'short', 'hidden', 'none'],
    sleeves: ['full', 'three_quarter', 'half'],
    cuffs: ['button', 'plain', 'band', 'turned_back'],
    pockets: ['none', 'chest'],
    daman: ['curved', 'straight'],
  },
  gown: {
    collar: ['round', 'v_neck', 'boat', 'square', 'band', 'shirt'],
    placket: ['none', 'short', 'full', 'hidden'],
    sleeves: ['full', 'three_quarter', 'half', 'bell', 'none'],
    cuffs: ['plain', 'band', 'button', 'turned_back'],
    pockets: ['none', 'side'],
    length: ['floor', 'long', 'knee'],
    ghera: ['a_line', 'straight', 'flared'],
    lining: LININGS,
  },
  trousers: {
    cut: ['straight', 'slim', 'wide'],
    pleats: ['none', 'one', 'two'],
    pockets: ['slant', 'straight', 'none'],
    turn_up: ['plain', 'turned'],
  },
  skirt: {
    length: ['floor', 'long', 'knee'],
    ghera: ['flared', 'a_line', 'straight'],
    border: ['none', 'narrow', 'broad'],
    lining: LININGS,
  },
  lehenga: {
    collar: ['round', 'v_neck', 'boat', 'square'],
    sleeves: ['half', 'three_quarter', 'full', 'none'],
    ghera: ['flared', 'a_line', 'straight'],
    border: ['broad', 'narrow', 'none'],
    lining: ['full', 'half', 'none'],
  },
  blouse: {
    collar: ['round', 'v_neck', 'boat', 'square'],
    sleeves: ['half', 'three_quarter', 'full', 'none'],
    lining: ['full', 'half', 'none'],
  },
} as const satisfies Record<string, Offered>;

export type Silhouette = keyof typeof SILHOUETTES;

/** Dress types drawn with another silhouette than their measures suggest. */
const DRAWN_AS: Partial<Record<DressTypeCode, Silhouette>> = {
  Waistcoat: 'waistcoat',
  Sherwani: 'sherwani',
  Achkan: 'sherwani',
  Prince_Coat: 'sherwani',
  Safari_Suit: 'shirt',
  Lehenga_Choli: 'lehenga',
  Saree: 'blouse',
  Saree_Blouse: 'blouse',
};

/** Usual options of a dress type, if not the first of its silhouette. */
const USUAL: Partial<Record<DressTypeCode, DesignChoices>> = {
  Pathani_Suit: { collar: 'shirt', pockets: 'chest_and_side', cuffs: 'button' },
  Anarkali_Suit: { collar: 'round', placket: 'none', ghera: 'flared', length: 'long' },
  Angrakha: { collar: 'v_neck', placket: 'none', ghera: 'flared' },
  Pishwas: { collar: 'round', placket: 'none', ghera: 'flared', length: 'long' },
  Peplum: { collar: 'round', placket: 'none', length: 'short', ghera: 'flared' },
  Kurti: { collar: 'round', length: 'short' },
  Prince_Coat: { length: 'short' },
  Polo_Shirts: { placket: 'short', sleeves: 'half', cuffs: 'plain', daman: 'straight' },
  T_Shirts: { collar: 'round', placket: 'none', sleeves: 'half', cuffs: 'plain', daman: 'straight' },
  Hoodies: { collar: 'hood', placket: 'none', cuffs: 'band', daman: 'straight' },
  Sweaters: { collar: 'round', placket: 'none', cuffs: 'band', daman: 'straight' },
  Thobe: { collar: 'band', placket: 'short', ghera: 'straight', pockets: 'side' },
  Bisht: { collar: 'v_neck', ghera: 'straight', sleeves: 'bell' },
  Abaya: { placket: 'full' },
  Frock: { length: 'knee', ghera: 'flared' },
  Dresses: { length: 'knee' },
  Jeans: { pockets: 'straight' },
  Leggings: { cut: 'slim', pockets: 'none' },
  Farshi_Shalwar: { collar: 'round', length: 'short' },
};

export function silhouetteOf(dressType: DressTypeCode): Silhouette {
  const named = DRAWN_AS[dressType];
  if (named) return named;
  const { set } = DRESS_TYPES[dressType];
  if (set.startsWith('K')) return 'kameez';
  if (set.startsWith('J')) return 'jacket';
  if (set.startsWith('W')) return 'shirt';
  if (set.startsWith('T')) return 'trousers';
  return set.startsWith('L') ? 'skirt' : 'gown';
}

/** Options for the lower part of a set, the usual one first. */
function bottomsOf(dressType: DressTypeCode): readonly DesignOption<'bottom'>[] {
  const silhouette = silhouetteOf(dressType);
  if (silhouette !== 'kameez' && silhouette !== 'sherwani') return [];
  const { set, either = '' } = garmentOf(dressType) ?? { set: '' };
  const worn = { S: 'shalwar', T: 'trousers', C: 'churidar' } as const;
  const usual = ([...set.slice(1), ...either] as (keyof typeof worn)[]).flatMap(
    (letter) => worn[letter] ?? [],
  );
  return usual.length === 0 ? [] : [...new Set([...usual, 'shalwar', 'trousers'] as const)];
}

/** A feature with a dress type's options, the usual one first. */
export interface OfferedFeature {
  feature: DesignFeature;
  options: readonly string[];
}

export interface ChosenFeature {
  feature: DesignFeature;
  option: string;
  label: string;
  choice: string;
}

/** The features of a dress type; none for an unknown one (design-1). */
export function designFeaturesOf(dressType: string): OfferedFeature[] {
  if (!Object.hasOwn(DRESS_TYPES, dressType)) return [];
  const code = dressType as DressTypeCode;
  const usual: DesignChoices = USUAL[code] ?? {};
  const offered: Offered = {
    colour: COLOURS,
    ...SILHOUETTES[silhouetteOf(code)],
    bottom: bottomsOf(code),
  };
  return (Object.keys(DESIGN_FEATURES) as DesignFeature[]).flatMap((feature) => {
    const options: readonly string[] = offered[feature] ?? [];
    const first = usual[feature];
    if (options.length === 0) return [];
    return [{ feature, options: first ? [first, ...options.filter((option) => option !== first)] : options }];
  });
}

/** The choices that the dress type offers; cuffs need sleeves to the wrist or elbow. */
export function validChoices(dressType: string, choices: Readonly<Record<string, unknown>>): DesignChoices {
  const kept = designFeaturesOf(dressType).flatMap(({ feature, options }) => {
    const chosen = choices[feature];
    return typeof chosen === 'string' && options.includes(chosen) ? [[feature, chosen] as const] : [];
  });
  const { cuffs, ...others } = Object.fromEntries(kept) as DesignChoices;
  return cuffs && others.sleeves !== 'none' && others.sleeves !== 'half' ? { ...others, cuffs } : others;
}

/** Every feature of the dress type, with the usual option if none was chosen. */
export function completeDesign(dressType: string, choices: DesignChoices): DesignChoices {
  const usual = designFeaturesOf(dressType).map(({ feature, options }) => [feature, options[0]] as const);
  return { ...(Object.fromEntries(usual) as DesignChoices), ...choices };
}

/** Choices in words, as an order lists them: "Collar", "Band collar" (design-4). */
export function designInWords(choices: DesignChoices): ChosenFeature[] {
  return (Object.keys(DESIGN_FEATURES) as DesignFeature[]).flatMap((feature) => {
    const option = choices[feature];
    if (!option) return [];
    const choice = optionName(feature, option);
    return choice ? [{ feature, option, label: designFeatureWords.features[feature], choice }] : [];
  });
}

/** Undefined for an unknown option. */
export function optionName(feature: DesignFeature, option: string): string | undefined {
  const names: Readonly<Record<string, string>> = designFeatureWords.options[feature];
  return names[option];
}

/** The weave that a sketch shows for a fabric; plain if absent. */
export const FABRIC_WEAVES = {
  Wool: 'herringbone',
  Tweed: 'herringbone',
  Twill: 'twill',
  Denim: 'twill',
  Gabardine: 'twill',
  Corduroy: 'stripe',
  Flannel: 'chalkstripe',
  Cashmere: 'knit',
  Silk: 'damask',
  Satin: 'damask',
  Velvet: 'damask',
  Brocade: 'brocade',
  Organza: 'buti',
  Net: 'chikan',
} as const satisfies Partial<Record<Fabric, string>>;
