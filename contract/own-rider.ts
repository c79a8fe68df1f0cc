import { IN_HOUSE_TAILOR_ID } from './roles.ts';

interface Leaving {
  tailor: number;
  delivery: string;
  country: string;
}

/** The shop's own rider brings what its own workshop has stitched, within Pakistan (backoffice-26). */
export function mayGoByRider({ tailor, delivery, country }: Leaving): boolean {
  return tailor === IN_HOUSE_TAILOR_ID && delivery === 'BY_SHOP' && country === 'PK';
}
