import type { FastifyInstance, InjectOptions } from 'fastify';
import { z } from 'zod';
import type { Endpoint } from '../contract/endpoint.ts';
import { endpoints } from '../contract/endpoints.ts';
import { addressOf } from '../contract/paths.ts';
import { ROLES, type Role } from '../contract/roles.ts';
import { permittedRoles } from '../server/http/permitted-roles.ts';
import { multipart } from './factories.ts';

export const TEXT_KINDS = {
  'digits and blanks': '1 ',
  'digits and dots': '1.',
  'digits and dashes': '4-',
  'card numbers': '4242 4242 4242 4241 ',
  digits: '4',
  letters: 'a',
  'signs of an address': '@',
  'an address without end': 'a@a.',
  dots: '.',
  dashes: '-',
  slashes: '/',
  quotes: '"',
  apostrophes: "'",
  'angle brackets': '<',
  ampersands: '&',
  blanks: ' ',
  'blanks before a letter': '      a',
  'line breaks': '\n \n',
  backslashes: '\\',
  brackets: '((',
  'percent signs': '%2',
  'combining marks': '\u0301\u0323',
  'a letter with combining marks': 'a\u0301\u0323\u0301',
  'Arabic-Indic digits': '\u0664 ',
  'Urdu digits': '\u06f4',
  'full-width digits': '\uff14',
  'mathematical digits': '\u{1d7ff}',
  'Urdu letters': 'ناپ ',
  emoji: '🧵',
  'halves of a pair': '\ud83e',
  'invisible characters': '\u200b4',
  www: 'www',
} as const;

/** The `NEAR_MATCHES` that are parsed differently depending on a unit, type or country in another field. */
export const NEAR_NUMBERS: Record<string, (length: number) => string> = {
  'a number': (length) => `${'1'.repeat(length)}x`,
  'a number with separators': (length) => `${'1 '.repeat(length / 2)}x`,
  'feet and inches': (length) => `5'a${' '.repeat(length)}a`,
};

/** Texts of about `length` characters that match a field's format except for the last character. */
export const NEAR_MATCHES: typeof NEAR_NUMBERS = {
  ...NEAR_NUMBERS,
  'a number with decimals': (length) => `1.${'1'.repeat(length)}x`,
  'an e-mail address': (length) => `a@${'a.'.repeat(length / 2)}`,
  'a path': (length) => `/${'a/'.repeat(length / 2)}\\`,
  'a tracking number': (length) => `NP${'-'.repeat(length)}!`,
  'names with commas': (length) => `${'a,'.repeat(length / 2)};`,
  JSON: (length) => `{"a":${'['.repeat(length)}x`,
};

export interface TextField {
  name: string;
  endpoint: Endpoint;
  /** Who sends the field: a customer, or staff where customers may not. */
  role: Role;
  /** Bytes on the wire. */
  limit: number;
  /** Values of other fields that may change how it is parsed, one changed at a time. */
  variants: readonly Record<string, string>[];
  requestWith(text: string, variant?: Record<string, string>): InjectOptions;
}

/** Bytes, with some room for the rest of the request. */
const LIMITS = { json: 63 * 1024, workJson: 255 * 1024, multipart: 63 * 1024, query: 15 * 1024 };

/** The text fields of all operations. Strangers may call those with the role of a customer, also without a session. */
export function textFields(): TextField[] {
  return [...endpoints.values()].flatMap((endpoint) => [
    ...bodyFields(endpoint),
    ...queryFields(endpoint),
    ...paramFields(endpoint),
  ]);
}

/** The permitted role with the least rights. */
function roleFor(endpoint: Endpoint): Role {
  const permitted = permittedRoles(endpoint);
  return ROLES.find((role) => permitted.includes(role)) ?? 'admin';
}

function bodyFields(endpoint: Endpoint): TextField[] {
  const { call, method, path } = endpoint;
  const url = addressOf(path, { id: 1, number: 'NP-0000000000' });
  const role = roleFor(endpoint);
  return endpoint.shapes.flatMap(({ name: shape, body, bodyType, identifiedBy }) =>
    bodyFieldsIn(body).map(({ name, beside, choices }) => ({
      name: `${name} of ${shape ? `${shape} of ` : ''}${call}`,
      endpoint,
      role,
      limit: LIMITS[bodyType === 'json' && role !== 'customer' ? 'workJson' : bodyType],
      variants: variantsOf(choices, name),
      requestWith: (text, variant = {}) => {
        const fields = {
          ...(identifiedBy ? { [identifiedBy]: '' } : {}),
          ...beside,
          ...variant,
          [name]: text,
        };
        if (bodyType === 'json') return { method, url, payload: fields };
        return { method, url, ...multipart(fields) };
      },
    })),
  );
}

function queryFields(endpoint: Endpoint): TextField[] {
  const { call, method, path } = endpoint;
  return namesIn(endpoint.query).map((name) => ({
    name: `?${name} of ${call}`,
    endpoint,
    role: roleFor(endpoint),
    limit: LIMITS.query,
    variants: variantsOf(choicesIn(endpoint.query), name),
    requestWith: (text, variant = {}) => ({
      method,
      url: addressOf(path, { id: 1 }, { ...variant, [name]: text.toWellFormed() }),
      ...(method === 'GET' ? {} : { payload: {} }),
    }),
  }));
}

function paramFields(endpoint: Endpoint): TextField[] {
  const { call, method, path } = endpoint;
  return namesIn(endpoint.params).map((name) => ({
    name: `{${name}} of ${call}`,
    endpoint,
    role: roleFor(endpoint),
    limit: LIMITS.query,
    variants: [],
    requestWith: (text) => ({ method, url: addressOf(path, { [name]: text.toWellFormed() }) }),
  }));
}

interface BodyField {
  name: string;
  /** The discriminator of the union's option that has the field. */
  beside: Record<string, string>;
  choices: Choices;
}

/** The values of fields with a fixed set of values. */
type Choices = Record<string, readonly string[]>;

const MAX_CHOICES = 6;
/** The shop's own country, and those with their own phone number rules. */
const COUNTRIES = ['PK', 'US', 'GB'];

function choicesIn(schema: z.ZodType): Choices {
  const fields = Object.entries(objectIn(schema).shape as Record<string, z.ZodType>);
  return Object.fromEntries(
    fields.flatMap(([name, field]) => {
      const values = valuesOf(field);
      if (values.length <= MAX_CHOICES) return values.length > 0 ? [[name, values]] : [];
      const known = values.filter((value) => COUNTRIES.includes(value));
      return [[name, known.length > 0 ? known : values.slice(0, MAX_CHOICES)]];
    }),
  );
}

/** The values of an enumeration or a boolean; empty for other fields. */
function valuesOf(schema: z.ZodType): readonly string[] {
  if (schema instanceof z.ZodEnum) return schema.options.map(String);
  if (schema instanceof z.ZodBoolean) return ['true', 'false'];
  if (schema instanceof z.ZodPipe) {
    const { in: source, out } = schema as z.ZodPipe<z.ZodType, z.ZodType>;
    return valuesOf(source instanceof z.ZodTransform || out instanceof z.ZodBoolean ? out : source);
  }
  const { innerType } = schema.def as { innerType?: z.ZodType };
  return innerType ? valuesOf(innerType) : [];
}

/** Without the other fields, then with each value of each of them. */
function variantsOf(choices: Choices, field: string): Record<string, string>[] {
  const others = Object.entries(choices).filter(([name]) => name !== field);
  return [{}, ...others.flatMap(([name, values]) => values.map((value) => ({ [name]: value })))];
}

/** The fields of all options of a union, each name once. */
function bodyFieldsIn(schema: z.ZodType): BodyField[] {
  if (!(schema instanceof z.ZodDiscriminatedUnion)) {
    return namesIn(schema).map((name) => ({ name, beside: {}, choices: choicesIn(schema) }));
  }
  const { discriminator } = schema.def;
  const fields = (schema.options as z.ZodObject[]).flatMap((option) => {
    const { value } = option.shape[discriminator] as z.ZodLiteral<string>;
    const choices = choicesIn(option);
    return namesIn(option).map((name) => ({ name, beside: { [discriminator]: value }, choices }));
  });
  return [...new Map(fields.map((field) => [field.name, field])).values()];
}

function namesIn(schema: z.ZodType): string[] {
  return Object.keys(objectIn(schema).shape);
}

function objectIn(schema: z.ZodType): z.ZodObject {
  if (!(schema instanceof z.ZodPipe)) return schema as z.ZodObject;
  return objectIn((schema.in instanceof z.ZodTransform ? schema.out : schema.in) as z.ZodType);
}

/** `bytes` count as sent: escaped in JSON, encoded in a URL. */
export function hostileText(kind: keyof typeof TEXT_KINDS, bytes: number, { limit }: TextField): string {
  const unit = TEXT_KINDS[kind];
  const inAddress = limit === LIMITS.query;
  const travelling = inAddress
    ? encodeURIComponent(unit.toWellFormed()).length
    : Buffer.byteLength(JSON.stringify(unit)) - 2;
  return unit.repeat(Math.floor(bytes / travelling));
}

/** CPU milliseconds of the whole process during one request. */
export async function costOf(
  app: FastifyInstance,
  request: InjectOptions,
  headers: Record<string, string>,
): Promise<number> {
  const before = process.cpuUsage();
  await app.inject({ ...request, headers: { ...request.headers, ...headers } });
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
