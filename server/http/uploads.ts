import '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { MAX_PICTURE_BYTES } from '../../contract/constants/files.ts';
import { Failure, fail, failOn } from '../fail.ts';
import { UploadBudget, type UploadReservation } from './upload-budget.ts';

/** A file part as it came: judged by nobody yet. */
export interface Upload {
  bytes: Buffer;
}

/** A multipart body taken apart: text fields, and at most one file for each expected name. */
export interface MultipartBody {
  fields: Record<string, string>;
  uploads: Record<string, Upload>;
}

/** How long the names and values of the text fields of a form may be together, in bytes. */
const MAX_TEXT_BYTES = 64 * 1024;
const MAX_FIELDS = 40;

/** What a picture counts at least, in bytes: a small file may hold as many pixels as a large one. */
const MIN_PICTURE_BYTES = 4 * 1024 * 1024;

/** What all forms in this process may hold in memory, and those of one caller: a dozen small pictures with their texts. */
const budget = new UploadBudget({ total: 256 * 1024 * 1024, perCaller: 52 * 1024 * 1024 });

/**
 * Reads a multipart body and lets `act` work on it. A file where none is expected, or one over 10 MB, is refused on its
 * field; an empty file part counts as none. A body that is cut short or no form at all is `request.malformed`; one that
 * finds no memory left is `request.too_many` or `server.unavailable`. `caller` is whose forms are counted together.
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
    // Reserved before they arrive: the parser holds a field until its last byte has come.
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
    // What has no code comes from the parser: the body is not what its header says.
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
    if (bytes.length > 0) body.uploads[part.fieldname] = { bytes };
  }
  return body;
}
