import type { FastifyRequest } from 'fastify';
import { checkWords } from '#words';
import type { BodyShape, Endpoint, ParamsOf, QueryOf } from '../../contract/endpoint.ts';
import { validate } from '../../contract/validation.ts';
import { Failure, failFields } from '../fail.ts';

export interface ValidInput<E extends Endpoint = Endpoint> {
  params: ParamsOf<E>;
  query: QueryOf<E>;
  fields: unknown;
}

/** A wrong id in the path is 404; everything else fails on its field. */
export function validateInput<E extends Endpoint>(
  endpoint: E,
  request: FastifyRequest,
  shape: BodyShape,
  sentBody: unknown,
): ValidInput<E> {
  const params = validate(endpoint.params, request.params);
  if (!params.ok) throw new Failure('request.not_found');
  const query = validate(endpoint.query, request.query);
  const body = validate(shape.body, sentBody);
  if (!query.ok || !body.ok) {
    failFields({ ...(query.ok ? {} : query.errors), ...(body.ok ? {} : body.errors) });
  }
  rejectUnstorable(query.data);
  rejectUnstorable(body.data);
  return {
    params: params.data as ParamsOf<E>,
    query: query.data as QueryOf<E>,
    fields: body.data,
  };
}

/** PostgreSQL's text cannot store U+0000, and its JSON no lone surrogate. */
function rejectUnstorable(input: unknown): void {
  for (const [field, value] of Object.entries(Object(input))) {
    if (!isStorable(value)) failFields({ [field]: [checkWords.unstorable] });
  }
}

/** Checks nested values too; the schema bounds the depth. */
function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return !value.includes('\0') && value.isWellFormed();
  if (Array.isArray(value)) return value.every(isStorable);
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return true;
  return Object.entries(value).flat().every(isStorable);
}
