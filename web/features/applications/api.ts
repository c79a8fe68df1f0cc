import { applicationCalls } from '../../../contract/application-calls.ts';
import type { AnswerOf, BodyFor } from '../../../contract/calls.ts';
import { APPLICATION_PICTURES } from '../../../contract/constants/applications.ts';
import { call } from '../../lib/call.ts';

export type OwnApplication = AnswerOf<typeof applicationCalls.openApplication>;

interface Sending {
  idempotencyKey: string;
  signal: AbortSignal;
  onProgress?: (sent: number) => void;
}

/** By the names under which they are sent. */
function filesOf(pictures: readonly File[]): Record<string, File> {
  return Object.fromEntries(pictures.map((picture, place) => [APPLICATION_PICTURES[place], picture]));
}

/** Throws CallError; errors of pictures are in fields `picture_1` to `picture_6`. */
export async function sendApplication(
  body: BodyFor<typeof applicationCalls.applyAsTailor>,
  pictures: readonly File[],
  how: Sending,
): Promise<void> {
  await call(applicationCalls.applyAsTailor, { body, files: filesOf(pictures), ...how });
}

/** Like `sendApplication`, of an application that the shop has asked about. */
export function sendAnswer(
  body: BodyFor<typeof applicationCalls.answerApplication>,
  pictures: readonly File[],
  how: Sending,
): Promise<OwnApplication> {
  return call(applicationCalls.answerApplication, { body, files: filesOf(pictures), ...how });
}

/** Throws CallError. */
export function openApplication(token: string, signal: AbortSignal): Promise<OwnApplication> {
  return call(applicationCalls.openApplication, { body: { token }, signal });
}

/** Throws CallError. */
export function confirmApplication(token: string): Promise<OwnApplication> {
  return call(applicationCalls.confirmApplication, { body: { token } });
}

/** Throws CallError. */
export async function withdrawApplication(token: string): Promise<void> {
  await call(applicationCalls.withdrawApplication, { body: { token } });
}
