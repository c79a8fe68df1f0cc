const EASTERN_DIGITS = /[٠-٩۰-۹]/g;
const FRACTIONS: Record<string, string> = {
  '¼': '1/4',
  '½': '1/2',
  '¾': '3/4',
  '⅛': '1/8',
  '⅜': '3/8',
  '⅝': '5/8',
  '⅞': '7/8',
};

/** A longer text is no number. */
export const MAX_TYPED_LENGTH = 40;

/**
 * `null` if empty, NaN if unreadable. Reads decimal commas, Urdu and Arabic digits, and fractions (`15 1/2`, `15½`).
 */
export function typedNumber(text: string): number | null {
  if (text.length > MAX_TYPED_LENGTH) return Number.NaN;
  const plain = inAsciiDigits(text)
    .trim()
    .replace(/[¼½¾⅛⅜⅝⅞]/g, (sign) => ` ${FRACTIONS[sign]}`)
    .replace(/[,٫]/g, '.')
    .trim();
  if (plain === '') return null;
  if (/^(?:\d+(?:\.\d*)?|\.\d+)$/.test(plain)) return Number(plain);
  const [, whole = '0', part, parts] = /^(?:(\d+)[ -]+)?(\d+)\/(\d+)$/.exec(plain) ?? [];
  return part && Number(parts) > 0 ? Number(whole) + Number(part) / Number(parts) : Number.NaN;
}

/** Like `typedNumber`; NaN for `10,000`, which is ten thousand, but would be read as ten (orders-192). */
export function typedMetres(text: string): number | null {
  return /^\d{1,3}(?:,\d{3})+$/.test(inAsciiDigits(text).trim()) ? Number.NaN : typedNumber(text);
}

const FEET = /^(\d)\s*(?:['’′]|ft\.?|feet|foot|-)/i;
const INCHES = /(?:["”″]|['’′]{2}|in\.?|inch(?:es)?)$/i;

/** Like `typedNumber`; also reads feet with inches: `5'8"`, `5 ft 8 in`, `5-8` (measurements-7). */
export function typedHeightInInches(text: string): number | null {
  if (text.length > MAX_TYPED_LENGTH) return Number.NaN;
  const inches = typedNumber(text);
  if (!Number.isNaN(inches)) return inches;
  const plain = inAsciiDigits(text).trim();
  const [sign = '', feet] = FEET.exec(plain) ?? [];
  const more = typedNumber(plain.slice(sign.length).replace(INCHES, '')) ?? 0;
  return feet && more < 12 ? Number(feet) * 12 + more : Number.NaN;
}

/** Urdu and Arabic digits become 0 to 9. */
export function inAsciiDigits(text: string): string {
  return text.replace(EASTERN_DIGITS, (digit) => String((digit.codePointAt(0) ?? 0) & 15));
}
