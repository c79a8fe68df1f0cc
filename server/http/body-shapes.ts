import type { FastifyRequest } from 'fastify';
import type { BodyShape, Endpoint } from '../../contract/endpoint.ts';
import { fail, failOn } from '../fail.ts';
import type { Upload } from './uploads.ts';

/** The shapes of the request's content type. Fails with `request.unsupported_type` when there is none. */
export function candidateShapes({ shapes }: Endpoint, request: FastifyRequest): readonly BodyShape[] {
  const bodyType = request.isMultipart() ? 'multipart' : 'json';
  const candidates = shapes.filter((shape) => shape.bodyType === bodyType);
  return candidates.length > 0 ? candidates : fail('request.unsupported_type');
}

/** Parts come in any order, so a file of any candidate may come before the field that identifies the shape. */
export function filesOf(candidates: readonly BodyShape[]): readonly string[] {
  return [...new Set(candidates.flatMap(({ files }) => files))];
}

/**
 * The shape whose identifying field was sent, otherwise the default, otherwise the first. A file of another shape fails with
 * `files.unexpected`.
 */
export function shapeOf(
  candidates: readonly BodyShape[],
  fields: unknown,
  uploads: Record<string, Upload>,
): BodyShape {
  const isSent = ({ identifiedBy }: BodyShape) =>
    identifiedBy !== undefined && Object.hasOwn(Object(fields), identifiedBy);
  const meant = candidates.find(isSent) ?? candidates.find(({ identifiedBy }) => !identifiedBy);
  const shape = meant ?? candidates[0];
  if (!shape) throw new Error('A body has no shape');
  const stray = Object.keys(uploads).find((name) => !shape.files.includes(name));
  if (stray !== undefined) failOn(stray, 'files.unexpected');
  return shape;
}
