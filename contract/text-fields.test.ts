import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { ClientFrame, MessageFrame } from './chat.ts';
import type { BodyShape, Endpoint } from './endpoint.ts';
import { ProductRow } from './product-file.ts';
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
      // Constants identify the objects of a union.
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

/** The text schemas of an input, at any depth; of a `transform` only its source. */
function textsWithin(schema: z.core.$ZodType, path: string): [string, z.ZodString][] {
  const { def } = (schema as z.ZodType)._zod as unknown as {
    def: Record<string, unknown> & { type: string };
  };
  const within = (part: unknown, name = '') => textsWithin(part as z.ZodType, `${path}${name}`);
  switch (def.type) {
    case 'string':
      return [[path, schema as z.ZodString]];
    case 'object':
      return Object.entries(def.shape as object).flatMap(([name, part]) => within(part, `.${name}`));
    case 'record':
      return [...within(def.keyType, '{}'), ...within(def.valueType, '{}')];
    case 'array':
      return within(def.element, '[]');
    case 'tuple':
      return (def.items as unknown[]).flatMap((part) => within(part, '[]'));
    case 'union':
      return (def.options as unknown[]).flatMap((part) => within(part));
    case 'pipe': {
      const { in: source, out } = def as unknown as { in: z.ZodType; out: z.ZodType };
      // A text of YesNo is compared with four words only.
      if (out.type === 'boolean') return [];
      return within(source.type === 'transform' ? out : source);
    }
    default:
      if (def.innerType) return within(def.innerType);
      // An unknown kind of schema could contain unbounded texts.
      expect(WITHOUT_TEXTS, `${path} is of the kind ${def.type}`).toContain(def.type);
      return [];
  }
}

const WITHOUT_TEXTS = ['number', 'boolean', 'enum', 'literal', 'null', 'undefined'];

/** Other inputs from the browser: chat frames and rows of a file. */
const OTHERS = { MessageFrame, ClientFrame, ProductRow };

const textsFromOutside = [
  ...modules
    .flatMap((module): [string, Partial<Endpoint>][] => Object.entries(module))
    .filter(([, part]) => Array.isArray(part?.shapes))
    .flatMap(([name, { shapes = [], query, params }]) =>
      [...shapes.map(({ body }) => body), query, params].flatMap((part) =>
        part ? textsWithin(part, name) : [],
      ),
    ),
  ...Object.entries(OTHERS).flatMap(([name, schema]) => textsWithin(schema, name)),
];

test('every text from outside has a maximum length before anything else reads it, at any depth', () => {
  const unbounded = textsFromOutside.flatMap(([path, schema]) => {
    const [first] = (schema.def.checks ?? []).map(({ _zod: { def } }) => def).filter(isNoTrim);
    const isBounded = first?.check === 'max_length' && first.abort === true;
    // Their regular expressions are linear, of fixed length, and end the check.
    const isMoment = ['date', 'datetime'].includes((schema as unknown as z.ZodISODate).format ?? '');
    return isBounded || isMoment ? [] : [path];
  });
  expect(textsFromOutside.length).toBeGreaterThan(200);
  expect(unbounded).toEqual([]);
});

function isNoTrim({ check }: z.core.$ZodCheckDef): boolean {
  return check !== 'overwrite';
}

test('only text.ts reads what was sent before a schema has checked it', () => {
  const reading = files.filter((name) =>
    readFileSync(new URL(name, import.meta.url), 'utf8').includes('z.preprocess('),
  );
  expect(reading).toEqual(['text.ts']);
});

/** Fields that are not stored as typed, or that other rules keep free of card numbers. */
const UNCHECKED =
  /^(client_id|code|old_code|phone_code|ticket|challenge|setup_token|order|password|current_password|refresh|token|payment_token|client_secret|tracking_id|courier_number|clear|[Ee]mail|card_number|expiry|cvv|iban|cnic|ntn|strn|website|q|search|next|after|before|from|to|ids|since|kind|logo|owner_email|date_of_birth|expected_delivery_date|needed_by|pressed_at|day|starts_on|ends_on|posted_on|qr_text|dressType|favoriteColor|design_choices|fit|height|top_length|services|rates|kept_pictures|collection_address|delivery_address|measurement_from|measurement_sample|entry|endpoint) of |^items of (askReturn(ByLink)?|goodsToTakeBack)$|^number of askWithdrawal$|^(area|dress_type) of tailors$|^city of staffOrders$|^area of (staffTailors|moveForNoLight)$|^seen of bookRemittance$/;

test.each(textFields.filter(({ name }) => !UNCHECKED.test(name)))(
  '$name refuses card numbers',
  ({ of, name, inputWith }) => {
    const [field = ''] = name.split(' ');
    const result = validate(of, inputWith('4242424242424242'));
    expect(result.ok ? [] : result.errors[field]).toContain('Please do not enter a card number here.');
  },
);
