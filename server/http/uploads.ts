import '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { MAX_PICTURE_BYTES } from '../../contract/constants/files.ts';
import { Failure, fail, failOn } from '../fail.ts';
import { networkOf } from './network.ts';
import { Arrival } from './upload-arrival.ts';
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

/**
 * Reserved while a picture is decoded, because a small file may hold as many pixels as a large one. Once for a form,
 * whose pictures are decoded one after the other (`withPictures`).
 */
const MIN_DECODED_BYTES = 4 * 1024 * 1024;

const MEGABYTES = 1024 * 1024;
const budget = new UploadBudget({
  total: 256 * MEGABYTES,
  perNetwork: 128 * MEGABYTES,
  perCaller: 52 * MEGABYTES,
});

/**
 * Reads a multipart body for `act`. Unexpected files and files over 10 MB fail on their field; a broken body fails with
 * `request.malformed`, one that alone exceeds the memory of a caller with `request.too_large`, exhausted memory
 * with `request.too_many` or `server.unavailable`, a stalled form with `request.timeout`.
 */
export async function withMultipart<Result>(
  request: FastifyRequest,
  fileNames: readonly string[],
  caller: string,
  act: (body: MultipartBody) => Promise<Result>,
): Promise<Result> {
  if (!request.isMultipart()) fail('request.unsupported_type');
  const reservation = budget.open(caller, networkOf(request.ip));
  const arrival = new Arrival(request.raw.socket);
  try {
    // The parser buffers a field until its last byte.
    reservation.reserve(MAX_TEXT_BYTES);
    const body = await Promise.race([read(request, fileNames, reservation), arrival.stalled]);
    arrival.end();
    const lacking = Object.values(body.uploads).map(({ bytes }) => MIN_DECODED_BYTES - bytes.length);
    reservation.reserve(Math.max(0, ...lacking));
    return await act(body);
  } finally {
    arrival.end();
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
    for await (const chunk of part.file as AsyncIterable<Buffer>) {
      reservation.reserve(chunk.length);
      chunks.push(chunk);
    }
    if (part.file.truncated) failOn(part.fieldname, 'files.too_heavy');
    const bytes = Buffer.concat(chunks);
    // Browsers send an empty, unnamed part for an input without a file.
    if (bytes.length > 0) body.uploads[part.fieldname] = { bytes };
    else if (part.filename) failOn(part.fieldname, 'files.empty');
  }
  return body;
}
