import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';
import type { BodyShape, Endpoint } from './endpoint.ts';
import { validate } from './validation.ts';

const files = readdirSync(new URL('.', import.meta.url)).filter((name) => /^[a-z-]+\.ts$/.test(name));
const modules: object[] = await Promise.all(files.map((name) => import(new URL(name, import.meta.url).href)));
/** Endpoints and exported `oneOf` bodies. */
const bodies = modules
  .flatMap((module): [string, Partial<Endpoint>][] => Object.entries(module))
  .filter((entry): entry is [string, { shapes: readonly BodyShape[]; query?: z.ZodType }] =>
    Array.isArray(entry[1]?.shapes),
  );

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

const textFields: TextField[] = bodies.flatMap(([name, { shapes, query }]) =>
  [...shapes.map(({ body }) => body), ...(query ? [query] : [])].flatMap((of) =>
    objectsOf(of).flatMap(({ shape }) => {
      const fields = Object.entries(shape as Record<string, z.ZodType>);
      // What tells the objects of a union apart.
      const constants = fields.flatMap(([field, type]) =>
        type instanceof z.ZodLiteral ? [[field, type.value] as const] : [],
      );
      return fields.flatMap(([field, type]) =>
        textSchemas(type).map((schema) => ({
          name: `${field} of ${name}`,
          of,
          schema,
          inputWith: (text: string) => ({ ...Object.fromEntries(constants), [field]: text }),
        })),
      );
    }),
  ),
);

function objectsOf(schema: z.ZodType): z.ZodObject[] {
  if (schema instanceof z.ZodUnion) return (schema.options as z.ZodType[]).flatMap(objectsOf);
  if (!(schema instanceof z.ZodPipe)) return [schema as z.ZodObject];
  return objectsOf((schema.in instanceof z.ZodTransform ? schema.out : schema.in) as z.ZodType);
}

test('finds the text fields of every module of the contract', () => {
  expect(bodies.length).toBeGreaterThan(40);
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
  /^(client_id|code|challenge|setup_token|order|password|current_password|refresh|token|payment_token|client_secret|tracking_id|courier_number|clear|[Ee]mail|card_number|expiry|cvv|website|q|search|next|after|before|from|to|ids|since|kind|logo|owner_email|date_of_birth|expected_delivery_date|dressType|favoriteColor|design_choices|fit|height|services|rates|kept_pictures|collection_address|delivery_address) of |^(area|dress_type) of tailors$|^city of staffOrders$|^area of staffTailors$/;

test.each(textFields.filter(({ name }) => !UNCHECKED.test(name)))(
  '$name refuses card numbers',
  ({ of, name, inputWith }) => {
    const [field = ''] = name.split(' ');
    const result = validate(of, inputWith('4242424242424242'));
    expect(result.ok ? [] : result.errors[field]).toContain('Please do not enter a card number here.');
  },
);
