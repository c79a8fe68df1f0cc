import { DIRECTIONS, LOCALE_NAMES, type Locale } from './locale.ts';

/** What an order's sheet and job card can be read in, as `lang` spells them; `ur-Latn` is Urdu in Latin letters. */
export const TONGUES = ['ur', 'ur-Latn', 'en'] as const;
export type Tongue = (typeof TONGUES)[number];

/** Each tongue by its own name. */
export const TONGUE_NAMES: Record<Tongue, string> = { ...LOCALE_NAMES, 'ur-Latn': 'Roman Urdu' };

export const TONGUE_DIRECTIONS: Record<Tongue, 'ltr' | 'rtl'> = { ...DIRECTIONS, 'ur-Latn': 'ltr' };

/** The language whose days and months a tongue has: Roman Urdu has those of English. */
export function localeOfTongue(tongue: Tongue): Locale {
  return tongue === 'ur' ? 'ur' : 'en';
}

interface GarmentNames {
  dressTypes: Readonly<Record<string, string>>;
  fabrics: Readonly<Record<string, string>>;
}

interface DesignNames {
  features: Readonly<Record<string, string>>;
  options: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

interface NamedChoice {
  feature: string;
  option: string;
  label: string;
  choice: string;
}

/** Undefined for an unknown code. */
export function dressIn({ dressTypes }: Pick<GarmentNames, 'dressTypes'>, code: string): string | undefined {
  return named(dressTypes, code);
}

/** An unknown fabric is its own name. */
export function fabricIn({ fabrics }: Pick<GarmentNames, 'fabrics'>, fabric: string): string {
  return named(fabrics, fabric) ?? fabric;
}

/** The choices of an order in a tongue; one without a name there keeps the words that came with it. */
export function designIn<Choice extends NamedChoice>(
  { features, options }: DesignNames,
  design: readonly Choice[],
): readonly Choice[] {
  return design.map((chosen) => ({
    ...chosen,
    label: named(features, chosen.feature) ?? chosen.label,
    choice: named(options[chosen.feature] ?? {}, chosen.option) ?? chosen.choice,
  }));
}

function named(names: Readonly<Record<string, string>>, code: string): string | undefined {
  return Object.hasOwn(names, code) ? names[code] : undefined;
}
