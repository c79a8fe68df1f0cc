import { z } from 'zod';
import type { Endpoint } from '../../contract/endpoint.ts';
import { Failure } from '../../contract/endpoint.ts';
import { additional, type Call, specified } from '../../contract/paths.ts';

interface About {
  title: string;
  server: string;
}

const [Detail] = Failure.options;

const FAILURES = {
  400: { name: 'Invalid', description: 'Fields are wrong, or the request cannot be read', of: 'Failure' },
  401: { name: 'Unauthenticated', description: 'The access token is missing or dead', of: 'Detail' },
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

/** OpenAPI 3.1, generated from the contract's schemas (wire-7). */
export function describeApi(endpoints: readonly Endpoint[], { title, server }: About) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const endpoint of endpoints) {
    const { method, path } = endpoint.call;
    paths[path] = { ...paths[path], [method.toLowerCase()]: operation(endpoint) };
  }
  return {
    openapi: '3.1.0',
    info: { title, version: '1' },
    servers: [{ url: server }],
    tags: [...new Set(endpoints.map(({ tag }) => tag))].map((name) => ({ name })),
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

const SECURITY = {
  none: {},
  optional: { security: [{}, { bearer: [] }] },
  required: { security: [{ bearer: [] }] },
};

function operation(endpoint: Endpoint) {
  const body = requestBody(endpoint);
  return {
    operationId: nameOf(endpoint.call),
    summary: endpoint.summary,
    tags: [endpoint.tag],
    ...SECURITY[endpoint.session],
    parameters: [
      ...parameters(endpoint.params, 'path'),
      ...parameters(endpoint.query, 'query'),
      ...(endpoint.idempotent ? [IDEMPOTENCY_KEY] : []),
    ],
    ...(body ? { requestBody: body } : {}),
    responses: {
      [endpoint.status]: answer(endpoint),
      ...Object.fromEntries(
        failuresOf(endpoint, body !== undefined).map((status) => [
          status,
          { $ref: `#/components/responses/${FAILURES[status].name}` },
        ]),
      ),
    },
  };
}

function nameOf(call: Call): string | undefined {
  return Object.entries({ ...specified, ...additional }).find(([, named]) => named === call)?.[0];
}

const IDEMPOTENCY_KEY = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'A repeated request with the same key and body gets the first answer, for 24 hours',
  schema: { type: 'string', maxLength: 255 },
};

function failuresOf(endpoint: Endpoint, hasBody: boolean): FailureStatus[] {
  const applies: Record<FailureStatus, boolean> = {
    400: hasBody || fieldsOf(endpoint.query).length > 0,
    401: endpoint.session !== 'none',
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

function answer({ status, answerType, answer }: Endpoint) {
  if (status === 204) return { description: 'Done' };
  // OpenAPI 3.1 describes raw bytes by media type alone.
  if (answerType) return { description: 'The document', content: { [answerType]: {} } };
  return { description: 'Success', content: { 'application/json': { schema: schema(answer, 'output') } } };
}

function requestBody({ body, bodyType, files }: Endpoint) {
  const described = schema(body, 'input');
  if (fieldsOf(body).length + files.length === 0) return undefined;
  if (bodyType === 'json') return { required: true, content: { 'application/json': { schema: described } } };
  const picture = { description: 'A picture', contentMediaType: 'application/octet-stream' };
  const pictures = Object.fromEntries(files.map((name) => [name, picture]));
  const form = { ...described, properties: { ...described.properties, ...pictures } };
  const encoding = Object.fromEntries(files.map((name) => [name, { contentType: 'image/*' }]));
  return { required: true, content: { 'multipart/form-data': { schema: form, encoding } } };
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
