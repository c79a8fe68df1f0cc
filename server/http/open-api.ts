import { z } from 'zod';
import type { BodyShape, Endpoint } from '../../contract/endpoint.ts';
import { Failure } from '../../contract/endpoint.ts';
import { endpoints } from '../../contract/endpoints.ts';
import { ROLES } from '../../contract/roles.ts';
import { permittedRoles } from './permitted-roles.ts';

interface About {
  title: string;
  server: string;
}

const [Detail] = Failure.options;

const FAILURES = {
  400: { name: 'Invalid', description: 'Fields are wrong, or the request cannot be read', of: 'Failure' },
  401: { name: 'Unauthenticated', description: 'The access token is missing or dead', of: 'Detail' },
  403: {
    name: 'Forbidden',
    description: 'The role of the access token may not make this call',
    of: 'Detail',
  },
  404: { name: 'NotFound', description: 'There is no such thing, or it is not yours', of: 'Detail' },
  413: { name: 'TooLarge', description: 'The body is longer than accepted', of: 'Detail' },
  415: { name: 'UnsupportedType', description: 'The body is of another kind than described', of: 'Detail' },
  422: {
    name: 'KeyReused',
    description: 'The Idempotency-Key belongs to a different request',
    of: 'Detail',
  },
  429: { name: 'TooMany', description: 'Too many calls; Retry-After says when to go on', of: 'Detail' },
  503: {
    name: 'Unavailable',
    description: 'The database cannot serve at this moment; Retry-After says when to try again',
    of: 'Detail',
  },
  default: {
    name: 'Failure',
    description: 'Any other failure: messages by field, or a sentence with its code',
    of: 'Failure',
  },
} as const;
type FailureStatus = keyof typeof FAILURES;

/** Calls for customers come first. */
function tagsOf(served: readonly Endpoint[]): string[] {
  const forCustomers = served.filter((endpoint) => permittedRoles(endpoint).includes('customer'));
  return [...new Set([...forCustomers, ...served].map(({ tag }) => tag))];
}

/** OpenAPI 3.1, generated from the contract's schemas (wire-7). */
export function describeApi(served: readonly Endpoint[], { title, server }: About) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const endpoint of served) {
    const { method, path } = endpoint;
    paths[path] = { ...paths[path], [method.toLowerCase()]: operation(endpoint) };
  }
  return {
    openapi: '3.1.0',
    info: { title, version: '1' },
    servers: [{ url: server }],
    tags: tagsOf(served).map((name) => ({ name })),
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      schemas: { Failure: schema(Failure, 'output'), Detail: schema(Detail, 'output') },
      responses: Object.fromEntries(
        Object.values(FAILURES).map((failure) => [failure.name, refusal(failure)]),
      ),
    },
  };
}

/** One alternative per role; an empty one if the token is optional. */
function security(endpoint: Endpoint) {
  if (endpoint.session === 'none') return {};
  const tokens = isRestricted(endpoint)
    ? permittedRoles(endpoint).map((role) => ({ bearer: [role] }))
    : [{ bearer: [] }];
  return { security: endpoint.session === 'optional' ? [{}, ...tokens] : tokens };
}

function isRestricted(endpoint: Endpoint): boolean {
  return permittedRoles(endpoint).length < ROLES.length;
}

function operation(endpoint: Endpoint) {
  const body = requestBody(endpoint);
  return {
    operationId: nameOf(endpoint),
    summary: endpoint.summary,
    tags: [endpoint.tag],
    ...security(endpoint),
    parameters: [
      ...parameters(endpoint.params, 'path'),
      ...parameters(endpoint.query, 'query'),
      ...(endpoint.idempotent ? [IDEMPOTENCY_KEY] : []),
    ],
    ...(body ? { requestBody: body } : {}),
    responses: {
      [endpoint.status]: success(endpoint),
      ...Object.fromEntries(
        failuresOf(endpoint, body !== undefined).map((status) => [
          status,
          { $ref: `#/components/responses/${FAILURES[status].name}` },
        ]),
      ),
    },
  };
}

function nameOf({ call }: Endpoint): string | undefined {
  return [...endpoints].find(([, named]) => named.call === call)?.[0];
}

const IDEMPOTENCY_KEY = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'A repeated request with the same key and body gets the first response, for 24 hours',
  schema: { type: 'string', maxLength: 255 },
};

function failuresOf(endpoint: Endpoint, hasBody: boolean): FailureStatus[] {
  const applies: Record<FailureStatus, boolean> = {
    400: hasBody || fieldsOf(endpoint.query).length > 0,
    401: endpoint.session !== 'none',
    403: endpoint.session !== 'none' && isRestricted(endpoint),
    404: fieldsOf(endpoint.params).length > 0,
    413: hasBody,
    415: hasBody,
    422: endpoint.idempotent,
    429: true,
    503: true,
    default: true,
  };
  return (Object.keys(FAILURES) as unknown as FailureStatus[]).filter((status) => applies[status]);
}

function refusal({ name, description, of }: (typeof FAILURES)[FailureStatus]) {
  const retryAfter = { description: 'Seconds to wait', schema: { type: 'integer', minimum: 0 } };
  return {
    description,
    ...(name === 'TooMany' || name === 'Unavailable' ? { headers: { 'Retry-After': retryAfter } } : {}),
    content: { 'application/json': { schema: { $ref: `#/components/schemas/${of}` } } },
  };
}

function success({ status, responseType, response }: Endpoint) {
  if (status === 204) return { description: 'Done' };
  // OpenAPI 3.1 describes raw bytes by media type alone.
  if (responseType) return { description: 'The document', content: { [responseType]: {} } };
  return { description: 'Success', content: { 'application/json': { schema: schema(response, 'output') } } };
}

const MEDIA_TYPES = { json: 'application/json', multipart: 'multipart/form-data' } as const;

function requestBody({ shapes }: Endpoint) {
  if (shapes.every(({ body, files }) => isEmpty(body) && files.length === 0)) return undefined;
  const content = Object.entries(MEDIA_TYPES).flatMap(([bodyType, mediaType]) => {
    const candidates = shapes.filter((shape) => shape.bodyType === bodyType);
    return candidates.length === 0 ? [] : [[mediaType, mediaTypeOf(candidates)]];
  });
  return { required: true, content: Object.fromEntries(content) };
}

/** A union has alternatives in place of fields. */
function isEmpty(body: z.ZodType): boolean {
  return fieldsOf(body).length === 0 && schema(body, 'input').oneOf === undefined;
}

function mediaTypeOf(shapes: readonly BodyShape[]) {
  const schemas = shapes.map((shape) => shapeSchema(shape, shapes));
  const files = new Set(shapes.flatMap((shape) => shape.files));
  return {
    schema: schemas.length === 1 ? schemas[0] : { oneOf: schemas },
    ...(files.size > 0
      ? { encoding: Object.fromEntries([...files].map((name) => [name, { contentType: 'image/*' }])) }
      : {}),
  };
}

/** Excludes the fields that identify other shapes, so that `oneOf` matches one. */
function shapeSchema({ name, body, files, identifiedBy }: BodyShape, shapes: readonly BodyShape[]) {
  const { properties, oneOf, ...described } = schema(body, 'input');
  const picture = { description: 'A picture', contentMediaType: 'application/octet-stream' };
  const others = shapes
    .flatMap((shape) => shape.identifiedBy ?? [])
    .filter((field) => field !== identifiedBy);
  return {
    ...(name === undefined ? {} : { title: name }),
    ...(identifiedBy === undefined ? {} : { description: `With \`${identifiedBy}\`` }),
    ...(others.length > 0
      ? { description: `Without ${others.map((field) => `\`${field}\``).join(' and ')}` }
      : {}),
    ...described,
    ...(oneOf && { oneOf: oneOf.map(named) }),
    ...((properties || files.length > 0) && {
      properties: { ...properties, ...Object.fromEntries(files.map((file) => [file, picture])) },
    }),
    ...(others.length > 0 ? { not: { anyOf: others.map((field) => ({ required: [field] })) } } : {}),
  };
}

/** An alternative has the name of its literal: `confirm`. */
function named(alternative: z.core.JSONSchema.JSONSchema) {
  const literal = Object.values(alternative.properties ?? {})
    .map((field) => (typeof field === 'object' ? field.const : undefined))
    .find((value) => typeof value === 'string');
  return literal === undefined ? alternative : { title: literal, ...alternative };
}

function parameters(of: z.ZodType, place: 'path' | 'query') {
  const { required = [] } = schema(of, 'input');
  return fieldsOf(of).map(([name, type]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: type,
  }));
}

function fieldsOf(of: z.ZodType) {
  return Object.entries(schema(of, 'input').properties ?? {});
}

function schema(of: z.ZodType, io: 'input' | 'output') {
  const { $schema: _, ...described } = z.toJSONSchema(of, {
    io,
    unrepresentable: 'any',
    target: 'draft-2020-12',
    override: ({ jsonSchema }) => {
      if (jsonSchema.format) delete jsonSchema.pattern;
      if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
    },
  });
  return described;
}
