import '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { MAX_PICTURE_BYTES } from '../../contract/files.ts';
import { Failure, fail, failOn } from '../fail.ts';
import { type FormPlace, FormRoom } from './form-room.ts';

/** A file part as it came: judged by nobody yet. */
export interface Upload {
  bytes: Buffer;
}

/** A multipart body taken apart: text fields, and at most one file for each expected name. */
export interface MultipartBody {
  fields: Record<string, string>;
  uploads: Record<string, Upload>;
}

/** Longest text field of a form, in bytes. */
const MAX_FIELD_BYTES = 64 * 1024;
const MAX_FIELDS = 40;

/** What a picture counts at least, in bytes: a small file may hold as many pixels as a large one. */
const LEAST_PICTURE = 4 * 1024 * 1024;

/** What all forms in this process may hold in memory, a dozen of the largest, and what two of the largest of one caller do. */
const room = new FormRoom({ most: 256 * 1024 * 1024, mostOfOne: 48 * 1024 * 1024 });

/**
 * Reads a multipart body and lets `act` work on it. A file where none is expected, or one over 10 MB, is refused on its
 * field; an empty file part counts as none. A body that is cut short or no form at all is `request.malformed`; one that
 * finds no room is `request.too_many` or `server.unavailable`. `caller` is whose forms are counted together.
 */
export async function withMultipart<Answer>(
  request: FastifyRequest,
  fileNames: readonly string[],
  caller: string,
  act: (body: MultipartBody) => Promise<Answer>,
): Promise<Answer> {
  if (!request.isMultipart()) fail('request.unsupported_type');
  const place = room.enter(caller);
  try {
    return await act(await read(request, fileNames, place));
  } finally {
    place.leave();
  }
}

async function read(
  request: FastifyRequest,
  fileNames: readonly string[],
  place: FormPlace,
): Promise<MultipartBody> {
  try {
    return await takeApart(request, fileNames, place);
  } catch (error) {
    // What has no code comes from the parser: the body is not what its header says.
    if (error instanceof Failure || (error as { code?: string }).code?.startsWith('FST_')) throw error;
    fail('request.malformed');
  }
}

async function takeApart(
  request: FastifyRequest,
  fileNames: readonly string[],
  place: FormPlace,
): Promise<MultipartBody> {
  const body: MultipartBody = { fields: {}, uploads: {} };
  const limits = {
    fileSize: MAX_PICTURE_BYTES,
    files: fileNames.length,
    fields: MAX_FIELDS,
    parts: MAX_FIELDS + fileNames.length,
    fieldSize: MAX_FIELD_BYTES,
  };
  for await (const part of request.parts({ limits })) {
    if (part.type === 'field') {
      if (part.valueTruncated) failOn(part.fieldname, 'request.too_large');
      body.fields[part.fieldname] = String(part.value);
      continue;
    }
    if (!fileNames.includes(part.fieldname)) failOn(part.fieldname, 'files.unexpected');
    const chunks: Buffer[] = [];
    place.hold(LEAST_PICTURE);
    let beyond = -LEAST_PICTURE;
    for await (const chunk of part.file as AsyncIterable<Buffer>) {
      place.hold(Math.max(0, beyond + chunk.length) - Math.max(0, beyond));
      beyond += chunk.length;
      chunks.push(chunk);
    }
    if (part.file.truncated) failOn(part.fieldname, 'files.too_heavy');
    const bytes = Buffer.concat(chunks);
    if (bytes.length > 0) body.uploads[part.fieldname] = { bytes };
  }
  return body;
}
