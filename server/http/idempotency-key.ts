import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { checkWords } from '#words';
import type { BodyShape, Endpoint } from '../../contract/endpoint.ts';
import { failFields } from '../fail.ts';
import type { Actor } from '../infra/access-tokens.ts';
import type { IdempotentRequest } from './idempotency.ts';
import type { Upload } from './uploads.ts';
import type { ValidInput } from './validation.ts';

const MAX_KEY_LENGTH = 255;

/** Undefined without the header, or for endpoints that ignore it. */
export function idempotentRequestOf(
  endpoint: Endpoint,
  request: FastifyRequest,
  {
    actor,
    shape,
    input,
    uploads,
  }: { actor: Actor | null; shape: BodyShape; input: ValidInput; uploads: Record<string, Upload> },
): IdempotentRequest | undefined {
  const key = request.headers['idempotency-key'];
  if (!endpoint.idempotent || typeof key !== 'string' || key === '') return undefined;
  if (key.length > MAX_KEY_LENGTH) {
    failFields({ 'Idempotency-Key': [checkWords.atMostCharacters({ most: String(MAX_KEY_LENGTH) })] });
  }
  const { params, query } = input;
  const hashes = Object.entries(uploads).map(([name, { bytes }]) => [
    name,
    createHash('sha256').update(bytes).digest('base64'),
  ]);
  const fields = Object.entries(Object(input.fields));
  const isExcluded = ([name]: [string, unknown]) => endpoint.excludedFromFingerprint.includes(name);
  const body = Object.fromEntries(fields.filter((field) => !isExcluded(field)));
  return {
    key,
    scope: `${endpoint.method} ${endpoint.path} ${actor?.id ?? 'anonymous'}`,
    fingerprinted: { params, query, ...(shape.name ? { shape: shape.name } : {}), body, hashes },
    excluded: Object.fromEntries(fields.filter(isExcluded)),
  };
}
