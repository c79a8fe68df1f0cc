export { shortNames } from './measures.ts';

const BELOW_HUNDRED = [
  ...['صفر', 'ایک', 'دو', 'تین', 'چار', 'پانچ', 'چھ', 'سات', 'آٹھ', 'نو'],
  ...['دس', 'گیارہ', 'بارہ', 'تیرہ', 'چودہ', 'پندرہ', 'سولہ', 'سترہ', 'اٹھارہ', 'انیس'],
  ...['بیس', 'اکیس', 'بائیس', 'تئیس', 'چوبیس', 'پچیس', 'چھبیس', 'ستائیس', 'اٹھائیس', 'انتیس'],
  ...['تیس', 'اکتیس', 'بتیس', 'تینتیس', 'چونتیس', 'پینتیس', 'چھتیس', 'سینتیس', 'اڑتیس', 'انتالیس'],
  ...[
    'چالیس',
    'اکتالیس',
    'بیالیس',
    'تینتالیس',
    'چوالیس',
    'پینتالیس',
    'چھیالیس',
    'سینتالیس',
    'اڑتالیس',
    'انچاس',
  ],
  ...['پچاس', 'اکیاون', 'باون', 'ترپن', 'چون', 'پچپن', 'چھپن', 'ستاون', 'اٹھاون', 'انسٹھ'],
  ...['ساٹھ', 'اکسٹھ', 'باسٹھ', 'تریسٹھ', 'چونسٹھ', 'پینسٹھ', 'چھیاسٹھ', 'سڑسٹھ', 'اڑسٹھ', 'انہتر'],
  ...['ستر', 'اکہتر', 'بہتر', 'تہتر', 'چوہتر', 'پچہتر', 'چھہتر', 'ستتر', 'اٹھہتر', 'اناسی'],
  ...['اسّی', 'اکیاسی', 'بیاسی', 'تراسی', 'چوراسی', 'پچاسی', 'چھیاسی', 'ستاسی', 'اٹھاسی', 'نواسی'],
  ...['نوے', 'اکانوے', 'بانوے', 'ترانوے', 'چورانوے', 'پچانوے', 'چھیانوے', 'ستانوے', 'اٹھانوے', 'ننانوے'],
];

const POWERS = [
  [10_000_000, 'کروڑ'],
  [100_000, 'لاکھ'],
  [1000, 'ہزار'],
  [100, 'سو'],
] as const;

function integer(value: number): string {
  for (const [power, name] of POWERS) {
    if (value < power) continue;
    const rest = value % power;
    return `${integer(Math.floor(value / power))} ${name}${rest === 0 ? '' : ` ${integer(rest)}`}`;
  }
  return BELOW_HUNDRED[value] ?? '';
}

const QUARTERS = ['', 'پاؤ', 'آدھا', 'پون'];

/**
 * `ساڑھے چالیس` is 40 1/2 and `پونے اکتالیس` 40 3/4. With a hundred the same words would mean halves of the hundred
 * (`ساڑھے تین سو` is 350), so there the fraction stands behind it.
 */
function withQuarters(whole: number, quarters: number): string {
  if (quarters === 0) return integer(whole);
  const rest = whole % 100;
  if (whole > 0 && (rest === 0 || (rest === 99 && quarters === 3)))
    return `${integer(whole)} اور ${QUARTERS[quarters]}`;
  const hundreds = whole > rest ? `${integer(whole - rest)} ` : '';
  return hundreds + belowHundred(rest, quarters);
}

function belowHundred(whole: number, quarters: number): string {
  if (whole === 0) return QUARTERS[quarters] ?? '';
  if (quarters === 3) return `پونے ${integer(whole + 1)}`;
  if (quarters === 1) return whole === 1 ? 'سوا' : `سوا ${integer(whole)}`;
  if (whole === 1) return 'ڈیڑھ';
  return whole === 2 ? 'ڈھائی' : `ساڑھے ${integer(whole)}`;
}

/** `decimals` are the digits behind the point; quarters of the whole have words of their own. */
function decimal(whole: number, decimals: string): string {
  const digits = decimals.replace(/0+$/, '');
  const quarters = ['', '25', '5', '75'].indexOf(digits);
  if (quarters >= 0) return withQuarters(whole, quarters);
  return `${integer(whole)} اعشاریہ ${[...digits].map((digit) => integer(Number(digit))).join(' ')}`;
}

/** `ساڑھے چالیس انچ`; an eighth of an inch is a سوت. */
export const inches = ({ whole, eighths }: { whole: number; eighths: number }) => {
  if (eighths % 2 === 0) return `${withQuarters(whole, eighths / 2)} انچ`;
  return `${whole === 0 ? '' : `${integer(whole)} انچ `}${integer(eighths)} سوت`;
};

export const centimetres = ({ tenths }: { tenths: number }) =>
  `${decimal(Math.floor(tenths / 10), String(tenths % 10))} سینٹی میٹر`;

export const kilos = ({ grams }: { grams: number }) =>
  `${decimal(Math.floor(grams / 1000), String(grams % 1000).padStart(3, '0'))} کلو`;

export const rupees = ({ amount }: { amount: number }) =>
  amount === 1 ? 'ایک روپیہ' : `${integer(amount)} روپے`;

export const measure = ({ name, length }: { name: string; length: string }) =>
  `${name.replace(' / ', ' یا ')}، ${length}`;
