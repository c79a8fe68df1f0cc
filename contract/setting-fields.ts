import { z } from 'zod';
import { MAX_FEE } from './constants/staff.ts';

export const Fee = z
  .int('Enter whole rupees.')
  .min(0, 'Enter 0 or more.')
  .max(MAX_FEE, 'Enter at most Rs 100,000.')
  .meta({ description: 'Whole rupees' });

export const count = (most: number, least = 1) =>
  z.int('Enter a whole number.').min(least, `Enter ${least} or more.`).max(most, `Enter ${most} or less.`);
