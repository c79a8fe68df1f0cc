/** Crockford's base 32: no I, L, O or U, so that nobody misreads one on the phone. */
export const TRACKING_SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** How many signs follow `NP-`. */
export const TRACKING_LENGTH = 10;

const TRACKING_ID = new RegExp(`^NP-[${TRACKING_SIGNS}]{${TRACKING_LENGTH}}$`);

/** What people put between the signs: spaces, dashes, and signs that a copied text brings along unseen. */
const BETWEEN = /[\s\p{Pd}\p{Cf}\u2212]/gu;

/**
 * The tracking id that somebody means, or null when it cannot be one: any case, spaces and dashes anywhere, I and L
 * read as 1 and O as 0, as Crockford has it, and `NP` may be left out.
 */
export function trackingIdFrom(typed: string): string | null {
  const signs = typed.replace(BETWEEN, '');
  if (!/^[0-9A-Za-z]+$/.test(signs)) return null;
  const read = signs.toUpperCase().replace(/[IL]/g, '1').replaceAll('O', '0');
  const id = `NP-${read.length === TRACKING_LENGTH ? read : read.replace(/^NP/, '')}`;
  return TRACKING_ID.test(id) ? id : null;
}
