import { expect, test } from 'vitest';
import { emptyEntry } from './entry-values.ts';
import { fieldOfRefusal } from './field-of-refusal.ts';

const values = emptyEntry({ name: '', phone_number: null, addresses: [] } as never);

test.each([
  ['cloth_quantity', 'garments.0.cloth_quantity'],
  ['measurement_from', 'garments.0.asked_name'],
  ['garments.0.cloth_quantity', 'garments.1.cloth_quantity'],
  ['garments.2.measurement_source', 'garments.3.measurement'],
  ['garments.10.dress_type', 'garments.11.dress_type'],
  ['dress_design_1', 'garments.0.dress_design'],
  ['measurement_picture_12', 'garments.11.measurement_picture'],
  ['needed_by', 'needed_by'],
  ['garments', undefined],
  ['garments.0.design_choices', undefined],
  ['payment_type', undefined],
])('what is refused at %s is shown at %s (backoffice-30)', (name, field) => {
  expect(fieldOfRefusal(name, values)).toBe(field);
});
