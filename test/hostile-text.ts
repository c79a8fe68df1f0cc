import { readdirSync } from 'node:fs';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { z } from 'zod';
import type { Endpoint } from '../contract/endpoint.ts';
import { addressOf } from '../contract/paths.ts';
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

export interface TextField {
  name: string;
  endpoint: Endpoint;
  /** Bytes on the wire. */
  limit: number;
  requestWith(text: string): InjectOptions;
}

/** Bytes, with a little room for what surrounds the text. */
const LIMITS = { json: 255 * 1024, multipart: 63 * 1024, query: 15 * 1024 };

/** Of operations that a stranger may call: without a session, or as a customer. */
export async function textFields(): Promise<TextField[]> {
  const folder = new URL('../contract/', import.meta.url);
  const files = readdirSync(folder).filter((name) => /^[a-z-]+\.ts$/.test(name));
  const modules: object[] = await Promise.all(files.map((name) => import(new URL(name, folder).href)));
  return modules
    .flatMap((module): unknown[] => Object.values(module))
    .filter((value): value is Endpoint => typeof value === 'object' && value !== null && 'call' in value)
    .filter((endpoint) => permittedRoles(endpoint).includes('customer'))
    .flatMap((endpoint) => [...bodyFields(endpoint), ...queryFields(endpoint), ...paramFields(endpoint)]);
}

function bodyFields(endpoint: Endpoint): TextField[] {
  const { call } = endpoint;
  const url = addressOf(call, { id: 1, number: 'NP-0000000000' });
  return endpoint.shapes.flatMap(({ name: shape, body, bodyType, identifiedBy }) =>
    bodyFieldsIn(body).map(({ name, beside }) => ({
      name: `${name} of ${shape ? `${shape} of ` : ''}${call.method} ${call.path}`,
      endpoint,
      limit: LIMITS[bodyType],
      requestWith: (text) => {
        const fields = { ...(identifiedBy ? { [identifiedBy]: '' } : {}), ...beside, [name]: text };
        if (bodyType === 'json') return { method: call.method, url, payload: fields };
        return { method: call.method, url, ...multipart(fields) };
      },
    })),
  );
}

function queryFields(endpoint: Endpoint): TextField[] {
  const { call } = endpoint;
  return namesIn(endpoint.query).map((name) => ({
    name: `?${name} of ${call.method} ${call.path}`,
    endpoint,
    limit: LIMITS.query,
    requestWith: (text) => ({
      method: call.method,
      url: addressOf(call, { id: 1 }, { [name]: text.toWellFormed() }),
      ...(call.method === 'GET' ? {} : { payload: {} }),
    }),
  }));
}

function paramFields(endpoint: Endpoint): TextField[] {
  const { call } = endpoint;
  return namesIn(endpoint.params).map((name) => ({
    name: `{${name}} of ${call.method} ${call.path}`,
    endpoint,
    limit: LIMITS.query,
    requestWith: (text) => ({ method: call.method, url: addressOf(call, { [name]: text.toWellFormed() }) }),
  }));
}

interface BodyField {
  name: string;
  /** What chooses the option of a union that has the field. */
  beside: Record<string, string>;
}

/** Of the options of a union, each name once. */
function bodyFieldsIn(schema: z.ZodType): BodyField[] {
  if (!(schema instanceof z.ZodDiscriminatedUnion)) {
    return namesIn(schema).map((name) => ({ name, beside: {} }));
  }
  const { discriminator } = schema.def;
  const fields = (schema.options as z.ZodObject[]).flatMap((option) => {
    const { value } = option.shape[discriminator] as z.ZodLiteral<string>;
    return namesIn(option).map((name) => ({ name, beside: { [discriminator]: value } }));
  });
  return [...new Map(fields.map((field) => [field.name, field])).values()];
}

function namesIn(schema: z.ZodType): string[] {
  if (!(schema instanceof z.ZodPipe)) return Object.keys((schema as z.ZodObject).shape);
  return namesIn((schema.in instanceof z.ZodTransform ? schema.out : schema.in) as z.ZodType);
}

/** `bytes` count on the wire: escaped in JSON, encoded in a URL. */
export function hostileText(kind: keyof typeof TEXT_KINDS, bytes: number, { limit }: TextField): string {
  const unit = TEXT_KINDS[kind];
  const inAddress = limit === LIMITS.query;
  const travelling = inAddress
    ? encodeURIComponent(unit.toWellFormed()).length
    : Buffer.byteLength(JSON.stringify(unit)) - 2;
  return unit.repeat(Math.floor(bytes / travelling));
}

/** Milliseconds of processor time of the whole process during one request. */
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
