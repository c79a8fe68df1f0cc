import { accountCalls } from '../../../contract/account-calls.ts';
import type { BodyFor } from '../../../contract/calls.ts';
import type { Measurement } from '../../../contract/measurements.ts';
import { call, download } from '../../lib/call.ts';
import { nullWhereMissing } from '../../lib/call-error.ts';
import { definePersonalQuery } from '../../lib/queries.ts';

/** The own records, oldest first (measurements-6). */
export const measurementsQuery = definePersonalQuery({
  queryKey: ['measurements', 'list'],
  queryFn: ({ signal }) => call(accountCalls.measurements, { signal }),
});

/** Every save of one record, newest first; null where there is no such record. */
export const versionsQuery = (id: number) =>
  definePersonalQuery({
    queryKey: ['measurements', 'versions', id],
    async queryFn({ signal }) {
      const answer = await call(accountCalls.measurementVersions, { params: { id }, signal }).catch(
        nullWhereMissing,
      );
      return answer?.results;
    },
  });

/** See measurements-6. */
export function addRecord(
  body: BodyFor<typeof accountCalls.addMeasurement>,
  idempotencyKey: string,
): Promise<Measurement> {
  return call(accountCalls.addMeasurement, { body, idempotencyKey });
}

/** Replaces a record; its history keeps the old version (measurements-5). */
export function replaceRecord(
  id: number,
  body: BodyFor<typeof accountCalls.updateMeasurement>,
): Promise<Measurement> {
  return call(accountCalls.updateMeasurement, { params: { id }, body });
}

/** Saves an old version as a new one (measurements-5). */
export function restoreVersion(id: number, version: number): Promise<Measurement> {
  return call(accountCalls.restoreMeasurementVersion, { params: { id, version } });
}

/** The record on paper (measurements-14). */
export function downloadSheet(id: number): Promise<{ blob: Blob; filename: string }> {
  return download(accountCalls.measurementSheet, { params: { id } });
}

/** See measurements-6. */
export async function deleteRecord(id: number): Promise<void> {
  await call(accountCalls.deleteMeasurement, { params: { id } });
}
