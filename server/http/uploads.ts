import '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { MAX_PICTURE_BYTES } from '../../contract/constants/files.ts';
import { Failure, fail, failOn } from '../fail.ts';
import { UploadBudget, type UploadReservation } from './upload-budget.ts';

export interface Upload {
  bytes: Buffer;
}

/** Text fields, and at most one file per expected name. */
export interface MultipartBody {
  fields: Record<string, string>;
  uploads: Record<string, Upload>;
}

const MAX_TEXT_BYTES = 64 * 1024;
const MAX_FIELDS = 40;

/** A small file may hold as many pixels as a large one. */
const MIN_PICTURE_BYTES = 4 * 1024 * 1024;

const budget = new UploadBudget({ total: 256 * 1024 * 1024, perCaller: 52 * 1024 * 1024 });

/**
 * Reads a multipart body for `act`. Unexpected files and those over 10 MB fail on their field; a broken body is
 * `request.malformed`, exhausted memory `request.too_many` or `server.unavailable`.
 */
export async function withMultipart<Answer>(
  request: FastifyRequest,
  fileNames: readonly string[],
  caller: string,
  act: (body: MultipartBody) => Promise<Answer>,
): Promise<Answer> {
  if (!request.isMultipart()) fail('request.unsupported_type');
  const reservation = budget.open(caller);
  try {
    // The parser buffers a field until its last byte.
    reservation.reserve(MAX_TEXT_BYTES);
    return await act(await read(request, fileNames, reservation));
  } finally {
    reservation.release();
  }
}

async function read(
  request: FastifyRequest,
  fileNames: readonly string[],
  reservation: UploadReservation,
): Promise<MultipartBody> {
  try {
    return await takeApart(request, fileNames, reservation);
  } catch (error) {
    // Errors without a code come from the parser: the body is malformed.
    if (error instanceof Failure || (error as { code?: string }).code?.startsWith('FST_')) throw error;
    fail('request.malformed');
  }
}

async function takeApart(
  request: FastifyRequest,
  fileNames: readonly string[],
  reservation: UploadReservation,
): Promise<MultipartBody> {
  const body: MultipartBody = { fields: {}, uploads: {} };
  let textBytes = 0;
  const limits = {
    fileSize: MAX_PICTURE_BYTES,
    files: fileNames.length,
    fields: MAX_FIELDS,
    parts: MAX_FIELDS + fileNames.length,
    fieldSize: MAX_TEXT_BYTES,
  };
  for await (const part of request.parts({ limits })) {
    if (part.type === 'field') {
      const value = String(part.value);
      textBytes += Buffer.byteLength(part.fieldname) + Buffer.byteLength(value);
      if (part.valueTruncated || textBytes > MAX_TEXT_BYTES) failOn(part.fieldname, 'request.too_large');
      body.fields[part.fieldname] = value;
      continue;
    }
    if (!fileNames.includes(part.fieldname)) failOn(part.fieldname, 'files.unexpected');
    const chunks: Buffer[] = [];
    reservation.reserve(MIN_PICTURE_BYTES);
    let beyond = -MIN_PICTURE_BYTES;
    for await (const chunk of part.file as AsyncIterable<Buffer>) {
      reservation.reserve(Math.max(0, beyond + chunk.length) - Math.max(0, beyond));
      beyond += chunk.length;
      chunks.push(chunk);
    }
    if (part.file.truncated) failOn(part.fieldname, 'files.too_heavy');
    const bytes = Buffer.concat(chunks);
    // Browsers send a part without a name for an input without a file.
    if (bytes.length > 0) body.uploads[part.fieldname] = { bytes };
    else if (part.filename) failOn(part.fieldname, 'files.empty');
  }
  return body;
}
