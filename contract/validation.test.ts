import { expect, test } from 'vitest';
import { z } from 'zod';
import { SingleOrderForm } from './orders.ts';
import { validate, wholeNumber } from './validation.ts';

function errorsOf(schema: z.ZodType, input: unknown) {
  const result = validate(schema, input);
  return result.ok ? {} : result.errors;
}

test('says what is wrong in words of the shop, never of the library', () => {
  const form = z.object({
    kind: z.union([z.literal('a'), z.int()]),
    days: z.record(z.enum(['monday']), z.int()),
    pieces: z.int().max(100_000),
    colours: z.array(z.int()).max(2),
  });
  expect(errorsOf(form, { kind: {}, days: { sunday: 1 }, pieces: 1.5, colours: [1, 2, 3] })).toEqual({
    kind: ['This is not in the expected format.'],
    days: ['This field is required.', 'This field is unknown.'],
    pieces: ['Enter a whole number.'],
    colours: ['Choose at most 2.'],
  });
  expect(errorsOf(form, { kind: 'a', days: { monday: 1 }, pieces: 1e7, colours: [] })).toEqual({
    pieces: ['Enter 100,000 or less.'],
  });
});

test('a whole number may be typed in Urdu digits', () => {
  expect(wholeNumber({ min: 1 }).parse('۱۲۳')).toBe(123);
});

test('a tailor or a measurement record that is no id is named in one plain sentence', () => {
  const errors = errorsOf(SingleOrderForm, { tailor: 'Usman', measurement: '9007199254740993' });
  expect(errors).toMatchObject({
    tailor: ['Enter a whole number.'],
    measurement: ['Enter 2,147,483,647 or less.'],
  });
});

test('thousands of unknown fields are answered in a few kilobytes', () => {
  const hostile = Object.fromEntries(Array.from({ length: 15_000 }, (_, at) => [`unknown${at}`, 1]));
  expect(Object.keys(errorsOf(z.strictObject({}), hostile))).toHaveLength(100);
  expect(errorsOf(z.strictObject({}), { ['x'.repeat(200_000)]: 1 })).toEqual({
    non_field_errors: ['This field is unknown.'],
  });
  const rates = z.object({ rates: z.record(z.enum(['Kurta']), z.int()) });
  expect(errorsOf(rates, { rates: hostile })).toEqual({
    rates: ['This field is required.', 'This field is unknown.'],
  });
});
