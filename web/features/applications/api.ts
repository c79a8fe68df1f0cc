import { APPLICATION_PICTURES } from '../../../contract/constants/tailors.ts';
import type { BodyFor, ResponseOf } from '../../../contract/paths.ts';
import { call } from '../../lib/call.ts';

export type OwnApplication = ResponseOf<'POST /api/tailor-applications/open/'>;

interface Sending {
  idempotencyKey: string;
  signal: AbortSignal;
  onProgress?: (sent: number) => void;
}

/** The pictures by their field names. */
function filesOf(pictures: readonly File[]): Record<string, File> {
  return Object.fromEntries(pictures.map((picture, place) => [APPLICATION_PICTURES[place], picture]));
}

/** Throws CallError; errors of pictures are in fields `picture_1` to `picture_6`. */
export async function sendApplication(
  body: BodyFor<'POST /api/tailor-applications/'>,
  pictures: readonly File[],
  how: Sending,
): Promise<void> {
  await call('POST /api/tailor-applications/', {
    session: 'optional',
    body,
    files: filesOf(pictures),
    ...how,
  });
}

/** Like `sendApplication`, but answers the shop's question about an application. */
export function sendAnswer(
  body: BodyFor<'POST /api/tailor-applications/answer/'>,
  pictures: readonly File[],
  how: Sending,
): Promise<OwnApplication> {
  return call('POST /api/tailor-applications/answer/', {
    session: 'none',
    body,
    files: filesOf(pictures),
    ...how,
  });
}

/** Throws CallError. */
export function openApplication(token: string, signal: AbortSignal): Promise<OwnApplication> {
  return call('POST /api/tailor-applications/open/', { session: 'none', body: { token }, signal });
}

/** Throws CallError. */
export function confirmApplication(token: string): Promise<OwnApplication> {
  return call('POST /api/tailor-applications/confirm/', { session: 'none', body: { token } });
}

/** Throws CallError. */
export async function withdrawApplication(token: string): Promise<void> {
  await call('POST /api/tailor-applications/withdraw/', { session: 'none', body: { token } });
}
