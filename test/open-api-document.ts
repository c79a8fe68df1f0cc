import { z } from 'zod';
import { Role } from '../contract/fields.ts';

/** The part of OpenAPI 3.1 in use. Every object is strict, so that an unknown key fails. */

const name = z.string().min(1);
const TYPES = ['string', 'number', 'integer', 'boolean', 'object', 'array', 'null'] as const;
const type = z.enum(TYPES);

/** A schema of JSON Schema 2020-12. */
const Schema: z.ZodType = z.lazy(() =>
  z.union([
    z.boolean(),
    z.strictObject({ $ref: z.string().startsWith('#/components/schemas/') }),
    z.strictObject({
      type: z.union([type, z.array(type).min(1)]).optional(),
      title: name.optional(),
      description: name.optional(),
      format: z.enum(['date', 'date-time', 'email', 'uri']).optional(),
      pattern: z.string().refine(isExpression).optional(),
      minLength: z.int().min(0).optional(),
      maxLength: z.int().min(0).optional(),
      minimum: z.number().optional(),
      maximum: z.number().optional(),
      exclusiveMinimum: z.number().optional(),
      exclusiveMaximum: z.number().optional(),
      multipleOf: z.number().optional(),
      minItems: z.int().min(0).optional(),
      maxItems: z.int().min(0).optional(),
      enum: z.array(z.unknown()).min(1).optional(),
      const: z.unknown().optional(),
      default: z.unknown().optional(),
      anyOf: z.array(Schema).min(1).optional(),
      oneOf: z.array(Schema).min(1).optional(),
      allOf: z.array(Schema).min(1).optional(),
      not: Schema.optional(),
      properties: z.record(z.string(), Schema).optional(),
      propertyNames: Schema.optional(),
      additionalProperties: Schema.optional(),
      required: z.array(name).optional(),
      items: Schema.optional(),
      prefixItems: z.array(Schema).optional(),
      contentMediaType: name.optional(),
    }),
  ]),
);

function isExpression(source: string): boolean {
  try {
    return new RegExp(source, 'u') instanceof RegExp;
  } catch {
    return false;
  }
}

const Parameter = z
  .strictObject({
    name,
    in: z.enum(['path', 'query', 'header']),
    required: z.boolean(),
    description: name.optional(),
    schema: Schema,
  })
  .refine((parameter) => parameter.in !== 'path' || parameter.required, 'a path parameter is required');

const Content = z.record(
  z.string().regex(/^[a-z]+\/[a-z0-9.+-]+$/),
  z.strictObject({
    schema: Schema.optional(),
    encoding: z.record(z.string(), z.strictObject({ contentType: name })).optional(),
  }),
);

const Answer = z.strictObject({
  description: name,
  headers: z.record(z.string(), z.strictObject({ description: name, schema: Schema })).optional(),
  content: Content.optional(),
});

const Operation = z.strictObject({
  operationId: name,
  summary: name,
  tags: z.array(name).length(1),
  security: z.array(z.strictObject({ bearer: z.array(Role).max(1).optional() })).optional(),
  parameters: z.array(Parameter),
  requestBody: z.strictObject({ required: z.literal(true), content: Content }).optional(),
  responses: z.record(
    z.string().regex(/^([1-5]\d\d|default)$/),
    z.union([Answer, z.strictObject({ $ref: z.string().startsWith('#/components/responses/') })]),
  ),
});

export const OpenApiDocument = z.strictObject({
  openapi: z.literal('3.1.0'),
  info: z.strictObject({ title: name, version: name }),
  servers: z.array(z.strictObject({ url: z.url() })).min(1),
  tags: z.array(z.strictObject({ name })),
  paths: z.record(
    z.string().startsWith('/'),
    z.partialRecord(z.enum(['get', 'post', 'put', 'patch', 'delete']), Operation),
  ),
  components: z.strictObject({
    securitySchemes: z.strictObject({
      bearer: z.strictObject({ type: z.literal('http'), scheme: z.literal('bearer'), bearerFormat: name }),
    }),
    schemas: z.record(name, Schema),
    responses: z.record(name, Answer),
  }),
});
