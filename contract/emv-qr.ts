/**
 * Payment codes by EMVCo's "QR Code Specification for Payment Systems: Merchant-Presented Mode" 1.1: fields of a two
 * digit id, a two digit length in characters and a value, with a checksum last.
 */
export interface EmvField {
  id: string;
  value: string;
}

/** The most characters that the specification allows. */
export const MAX_EMV_LENGTH = 512;

const CHECKSUM = '63';
const AMOUNT = '54';
const ADDITIONAL = '62';
const BILL_NUMBER = '01';
/** Tips, which would change the sum. */
const TIPS = ['55', '56', '57'];
/** A code for one payment; `11` is one that is paid any number of times. */
const ONE_PAYMENT: EmvField = { id: '01', value: '12' };

/** The fields without the checksum, in order; undefined for anything that is not such a code or has a wrong checksum. */
export function readEmv(text: string): EmvField[] | undefined {
  if (text.length > MAX_EMV_LENGTH) return undefined;
  const fields = fieldsOf(text);
  const last = fields?.pop();
  if (fields?.[0]?.id !== '00' || last?.id !== CHECKSUM) return undefined;
  return checksum(text.slice(0, -4)) === last.value.toUpperCase() ? fields : undefined;
}

function fieldsOf(text: string): EmvField[] | undefined {
  const characters = [...text];
  const fields: EmvField[] = [];
  let place = 0;
  while (place < characters.length) {
    const head = characters.slice(place, place + 4).join('');
    if (!/^\d{4}$/.test(head)) return undefined;
    const length = Number(head.slice(2));
    const value = characters.slice(place + 4, place + 4 + length);
    if (length === 0 || value.length < length) return undefined;
    fields.push({ id: head.slice(0, 2), value: value.join('') });
    place += 4 + length;
  }
  return fields;
}

/**
 * The shop's code for one payment of whole rupees, with the number of its order as bill number, in whose place another
 * one goes. Undefined if `text` is no such code, or is too long then.
 */
export function emvFor(
  text: string,
  { rupees, order }: { rupees: number; order: string },
): string | undefined {
  const fields = readEmv(text);
  if (!fields) return undefined;
  const further = fieldsOf(fields.find(({ id }) => id === ADDITIONAL)?.value ?? '') ?? [];
  const additional = [{ id: BILL_NUMBER, value: order }, ...further.filter(({ id }) => id !== BILL_NUMBER)];
  const own = [
    ONE_PAYMENT,
    { id: AMOUNT, value: String(rupees) },
    { id: ADDITIONAL, value: written(additional) },
  ];
  const ids = new Set([...TIPS, ...own.map(({ id }) => id)]);
  const [format, ...others] = fields.filter(({ id }) => !ids.has(id));
  if (!format) return undefined;
  // Numbers rise, as readers expect; the templates of languages after 62 keep their places.
  const all = [format, ...[...own, ...others].toSorted((one, other) => one.id.localeCompare(other.id))];
  if (all.some(({ value }) => [...value].length > 99)) return undefined;
  const unsigned = `${written(all)}${CHECKSUM}04`;
  const signed = unsigned + checksum(unsigned);
  return signed.length > MAX_EMV_LENGTH ? undefined : signed;
}

function written(fields: readonly EmvField[]): string {
  return fields.map(({ id, value }) => id + String([...value].length).padStart(2, '0') + value).join('');
}

/** CRC-16 with the polynomial 1021 and the start FFFF, over UTF-8. */
function checksum(text: string): string {
  let crc = 0xffff;
  for (const byte of new TextEncoder().encode(text)) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit++)
      crc = crc & 0x8000 ? ((crc << 1) ^ 0x1021) & 0xffff : (crc << 1) & 0xffff;
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
}
