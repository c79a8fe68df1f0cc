import type { Measurement } from '../../../contract/measurements.ts';
import type { BodyFor } from '../../../contract/paths.ts';
import { call, download } from '../../lib/call.ts';
import { nullWhereMissing } from '../../lib/call-error.ts';
import { definePersonalQuery } from '../../lib/queries.ts';

/** The account's records, oldest first (measurements-6). */
export const measurementsQuery = definePersonalQuery({
  queryKey: ['measurements', 'list'],
  queryFn: ({ signal }) => call('GET /user_module/measurements/', { signal }),
});

/** All versions of a record, newest first; null if there is no such record. */
export const versionsQuery = (id: number) =>
  definePersonalQuery({
    queryKey: ['measurements', 'versions', id],
    async queryFn({ signal }) {
      const answer = await call('GET /user_module/measurements/{id}/versions/', {
        params: { id },
        signal,
      }).catch(nullWhereMissing);
      return answer?.results;
    },
  });

/** What did not fit, by record, with suggested changes (measurements-15). */
export const fitMemoryQuery = definePersonalQuery({
  queryKey: ['measurements', 'fit'],
  async queryFn({ signal }) {
    return (await call('GET /api/fit-memory/', { signal })).results;
  },
});

export type SuggestionAnswer = BodyFor<'POST /api/fit-memory/answers/'>['answer'];

/** An accepted suggestion is a new version of the record (measurements-16). */
export function answerSuggestion(
  body: BodyFor<'POST /api/fit-memory/answers/'>,
  idempotencyKey: string,
): Promise<Measurement> {
  return call('POST /api/fit-memory/answers/', { body, idempotencyKey });
}

/** See measurements-6. */
export function addRecord(
  body: BodyFor<'POST /user_module/measurements/'>,
  idempotencyKey: string,
): Promise<Measurement> {
  return call('POST /user_module/measurements/', { body, idempotencyKey });
}

/** Replaces a record; its history keeps the old version (measurements-5). */
export function replaceRecord(
  id: number,
  body: BodyFor<'PUT /user_module/measurements/{id}/'>,
): Promise<Measurement> {
  return call('PUT /user_module/measurements/{id}/', { params: { id }, body });
}

/** Saves an old version as a new one (measurements-5). */
export function restoreVersion(id: number, version: number): Promise<Measurement> {
  return call('POST /user_module/measurements/{id}/versions/{version}/restore/', { params: { id, version } });
}

/** A printable record (measurements-14). */
export function downloadSheet(id: number): Promise<{ blob: Blob; filename: string }> {
  return download('GET /user_module/measurements/{id}/sheet/', { params: { id } });
}

/** See measurements-6. */
export async function deleteRecord(id: number): Promise<void> {
  await call('DELETE /user_module/measurements/{id}/', { params: { id } });
}
