import { clothWords, currentLocale } from '#words';

const METRES_PER_GAZ = 0.9144;

/** Quarters of a gaz, which is a yard. What is needed is rounded up, what is sold down. */
export function gazOf(metres: number, as: 'needed' | 'sold'): number {
  const quarters = Math.round((metres / METRES_PER_GAZ) * 4 * 1e6) / 1e6;
  return (as === 'needed' ? Math.ceil(quarters) : Math.floor(quarters)) / 4;
}

/** `3.25 m`; readers of Urdu get both units. */
export function lengthInWords(metres: number, as: 'needed' | 'sold'): string {
  return currentLocale() === 'ur'
    ? clothWords.metresAndGaz({ metres, gaz: gazOf(metres, as) })
    : clothWords.metres({ metres });
}
