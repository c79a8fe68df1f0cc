import { z } from 'zod';
import type { Endpoint } from '../../contract/endpoint.ts';
import { Failure } from '../../contract/errors.ts';

interface About {
  title: string;
  server: string;
}

/** The OpenAPI 3.1 description of the given endpoints, made from the contract's own schemas. */
export function describeApi(endpoints: readonly Endpoint[], { title, server }: About) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const endpoint of endpoints) {
    const path = (paths[endpoint.call.path] ??= {});
    path[endpoint.call.method.toLowerCase()] = operation(endpoint);
  }
  return {
    openapi: '3.1.0',
    info: { title, version: '1' },
    servers: [{ url: server }],
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      schemas: { Failure: schema(Failure, 'output') },
    },
    paths,
  };
}

function operation(endpoint: Endpoint) {
  return {
    summary: endpoint.summary,
    tags: [endpoint.tag],
    ...(endpoint.session === 'required' ? { security: [{ bearer: [] }] } : {}),
    parameters: [
      ...parameters(endpoint.params, 'path'),
      ...parameters(endpoint.query, 'query'),
      ...(endpoint.idempotent
        ? [
            {
              name: 'Idempotency-Key',
              in: 'header',
              required: false,
              schema: { type: 'string', maxLength: 255 },
            },
          ]
        : []),
    ],
    ...requestBody(endpoint),
    responses: {
      [endpoint.status]: answer(endpoint),
      default: {
        description: 'Failure: messages by field, or a sentence with its code',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
      },
    },
  };
}

function answer(endpoint: Endpoint) {
  if (endpoint.status === 204) return { description: 'Done' };
  if (endpoint.answerType) {
    return {
      description: 'The document',
      content: { [endpoint.answerType]: { schema: { type: 'string', format: 'binary' } } },
    };
  }
  return {
    description: 'Success',
    content: { 'application/json': { schema: schema(endpoint.answer, 'output') } },
  };
}

function requestBody(endpoint: Endpoint) {
  const body = schema(endpoint.body, 'input') as { properties?: Record<string, unknown> };
  const fields = Object.keys(body.properties ?? {});
  if (fields.length + endpoint.files.length === 0) return {};
  if (endpoint.bodyType === 'json') {
    return { requestBody: { required: true, content: { 'application/json': { schema: body } } } };
  }
  const files = Object.fromEntries(
    endpoint.files.map((name) => [name, { type: 'string', format: 'binary' }]),
  );
  const form = { ...body, properties: { ...body.properties, ...files } };
  return { requestBody: { required: true, content: { 'multipart/form-data': { schema: form } } } };
}

function parameters(of: z.ZodType, place: 'path' | 'query') {
  const object = schema(of, 'input') as { properties?: Record<string, unknown>; required?: string[] };
  return Object.entries(object.properties ?? {}).map(([name, type]) => ({
    name,
    in: place,
    required: place === 'path' || (object.required ?? []).includes(name),
    schema: type,
  }));
}

function schema(of: z.ZodType, io: 'input' | 'output') {
  const { $schema: _, ...described } = z.toJSONSchema(of, {
    io,
    unrepresentable: 'any',
    target: 'draft-2020-12',
  });
  return described;
}
