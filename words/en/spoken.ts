import { plural } from '../plural.ts';

export { shortNames } from './measures.ts';

const EIGHTHS = [
  '',
  'an eighth',
  'a quarter',
  'three eighths',
  'a half',
  'five eighths',
  'three quarters',
  'seven eighths',
];

/** `40 and three eighths inches` */
export const inches = ({ whole, eighths }: { whole: number; eighths: number }) => {
  const fraction = EIGHTHS[eighths] ?? '';
  if (fraction === '') return plural(whole, '1 inch', `${whole} inches`);
  if (whole > 0) return `${whole} and ${fraction} inches`;
  return eighths === 4 ? 'half an inch' : `${fraction} of an inch`;
};

export const centimetres = ({ tenths }: { tenths: number }) =>
  plural(tenths / 10, '1 centimetre', `${tenths / 10} centimetres`);

export const kilos = ({ grams }: { grams: number }) =>
  plural(grams / 1000, '1 kilo', `${grams / 1000} kilos`);

export const rupees = ({ amount }: { amount: number }) => plural(amount, '1 rupee', `${amount} rupees`);

export const measure = ({ name, length }: { name: string; length: string }) =>
  `${name.replace(' / ', ' or ')}, ${length}`;
