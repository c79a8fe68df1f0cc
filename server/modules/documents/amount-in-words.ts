const SMALL = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
];
const TENS = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];

const STEPS: readonly [number, string][] = [
  [10_000_000, 'crore'],
  [100_000, 'lakh'],
  [1_000, 'thousand'],
  [100, 'hundred'],
];

/** 99,99,99,99,999 is the largest amount with words. */
const MAX_RUPEES = 99_999_999_999;

function belowHundred(value: number): string {
  if (value < SMALL.length) return SMALL[value] ?? '';
  const unit = value % 10;
  const tens = TENS[Math.floor(value / 10)] ?? '';
  return unit === 0 ? tens : `${tens}-${SMALL[unit]}`;
}

function words(value: number): string {
  const step = STEPS.find(([size]) => value >= size);
  if (step === undefined) return belowHundred(value);
  const [size, name] = step;
  const head = `${words(Math.floor(value / size))} ${name}`;
  return value % size === 0 ? head : `${head} ${words(value % size)}`;
}

/**
 * Writes an amount in lakh and crore: 12340 → `Rupees twelve thousand three hundred forty only`. Throws RangeError
 * unless `rupees` is a whole number from 0 to 99,99,99,99,999.
 */
export function amountInWords(rupees: number): string {
  if (!Number.isInteger(rupees) || rupees < 0 || rupees > MAX_RUPEES) {
    throw new RangeError(`No words for an amount of ${rupees} rupees.`);
  }
  return `Rupees ${words(rupees)} only`;
}
