interface Placed {
  address: string;
  city: string;
  postal_code: string;
}

/**
 * The part of a city in which an address is: the last part of its text that is neither the city nor a mere number, else
 * the postal code; empty if there is none either (backoffice-24).
 */
export function areaOf({ address, city, postal_code: code }: Placed): string {
  const parts = address.split(/[,،\n]/).map((part) => part.replaceAll(/\s+/g, ' ').trim());
  const [, ...others] = parts.filter(Boolean);
  const area = others.findLast((part) => /\p{L}/u.test(part) && keyOf(part) !== keyOf(city));
  return area ?? code.trim();
}

/** Spellings of one place differ in case, spaces and dots. */
export function keyOf(place: string): string {
  return place.toLowerCase().replaceAll(/[\s.'-]+/g, '');
}
