import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { z } from 'zod';
import type { Endpoint } from './endpoint.ts';
import { addressOf } from './paths.ts';
import { validate } from './validation.ts';

const files = readdirSync(new URL('.', import.meta.url)).filter((name) => /^[a-z-]+\.ts$/.test(name));
const modules: object[] = await Promise.all(files.map((name) => import(new URL(name, import.meta.url).href)));
const endpoints = modules
  .flatMap((module): Partial<Endpoint>[] => Object.values(module))
  .filter((value): value is Endpoint => value?.call !== undefined && value.body !== undefined);

/** A text field: its schema, and an input that fills only this field. */
interface TextField {
  name: string;
  of: z.ZodType;
  inputWith(text: string): Record<string, unknown>;
  schema: z.ZodString;
}

function textSchemas(schema: z.core.$ZodType): z.ZodString[] {
  const { def } = (schema as z.ZodType)._zod as unknown as {
    def: Record<string, z.ZodType> & { type: string };
  };
  switch (def.type) {
    case 'string':
      return [schema as z.ZodString];
    case 'pipe':
      if (def.out?.type === 'boolean') return [];
      return [
        ...textSchemas(def.in as z.ZodType),
        ...(def.in?.type === 'transform' ? textSchemas(def.out as z.ZodType) : []),
      ];
    case 'union':
      return (def.options as unknown as z.ZodType[]).flatMap(textSchemas);
    default:
      return def.innerType ? textSchemas(def.innerType) : [];
  }
}

const textFields: TextField[] = endpoints.flatMap(({ call, body, query }) =>
  [body, query].flatMap((of) =>
    Object.entries((of as z.ZodObject).shape as Record<string, z.ZodType>).flatMap(([field, type]) =>
      textSchemas(type).map((schema) => ({
        name: `${field} of ${call.method} ${addressOf(call)}`,
        of,
        schema,
        inputWith: (text: string) => ({ [field]: text }),
      })),
    ),
  ),
);

test('finds the text fields of every module of the contract', () => {
  expect(endpoints.length).toBeGreaterThan(40);
  expect(textFields.length).toBeGreaterThan(40);
});

test.each(textFields)('$name has a maximum length that aborts later checks', ({ schema }) => {
  if ((schema as unknown as z.ZodISODate).format === 'date') return;
  const lengths = (schema.def.checks ?? []).flatMap(({ _zod: { def } }) =>
    def.check === 'max_length' ? [def] : [],
  );
  expect(lengths.map(({ abort }) => abort)).toEqual([true]);
});

/** Fields that are not stored as typed, or that other rules keep from being a card number. */
const UNCHECKED =
  /^(password|current_password|refresh|token|payment_token|client_secret|tracking_id|clear|email|card_number|expiry|cvv|website|q|search|ids|date_of_birth|dressType|favoriteColor) of /;

test.each(textFields.filter(({ name }) => !UNCHECKED.test(name)))(
  '$name refuses card numbers',
  ({ of, name, inputWith }) => {
    const [field = ''] = name.split(' ');
    const result = validate(of, inputWith('4242424242424242'));
    expect(result.ok ? [] : result.errors[field]).toContain('Please do not enter a card number here.');
  },
);
