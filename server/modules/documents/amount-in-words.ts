import { amountWords } from '#words';

const STEPS = [
  [10_000_000, 'crore'],
  [100_000, 'lakh'],
  [1_000, 'thousand'],
  [100, 'hundred'],
] as const;

/** 99,99,99,99,999 is the largest amount with words. */
const MAX_RUPEES = 99_999_999_999;

function belowHundred(value: number): string {
  return amountWords.numbers[Math.floor(value / 10)]?.split(' ')[value % 10] ?? '';
}

function words(value: number): string {
  const step = STEPS.find(([size]) => value >= size);
  if (step === undefined) return belowHundred(value);
  const [size, name] = step;
  const head = `${words(Math.floor(value / size))} ${amountWords[name]}`;
  return value % size === 0 ? head : `${head} ${words(value % size)}`;
}

/**
 * Writes an amount in lakh and crore: 12340 → `Rupees twelve thousand three hundred forty only`, or in Urdu. Throws
 * RangeError unless `rupees` is a whole number from 0 to 99,99,99,99,999.
 */
export function amountInWords(rupees: number): string {
  if (!Number.isInteger(rupees) || rupees < 0 || rupees > MAX_RUPEES) {
    throw new RangeError(`No words for an amount of ${rupees} rupees.`);
  }
  return amountWords.rupees({ amount: words(rupees) });
}
