import { WIZARD_DRESS_TYPES } from '../../../../contract/constants/preferences.ts';

/** The wizard's spellings (catalogue-10) that differ from contract/garments.ts. */
const WIZARD_SPELLINGS: Readonly<Record<string, string>> = {
  shalwarKameez: 'Shalwar_Kameez',
  Kurta_Pajam: 'Kurta_Pajama',
};

export function dressTypeMeant(spelling: string): string {
  return WIZARD_SPELLINGS[spelling] ?? spelling;
}

type Wear = 'eastern' | 'western';

const WEARS = new Map<string, Wear>(
  Object.values(WIZARD_DRESS_TYPES).flatMap((wears) =>
    (['eastern', 'western'] as const).flatMap((wear) =>
      wears[wear].map((spelling): [string, Wear] => [dressTypeMeant(spelling), wear]),
    ),
  ),
);

/** Undefined for a dress type unknown to the wizard. */
export function wearOf(dressType: string): Wear | undefined {
  return WEARS.get(dressType);
}
