import type { AnswerOf, BodyFor } from '../../../contract/calls.ts';
import { calls } from '../../../contract/calls.ts';
import type { Measurement } from '../../../contract/measurements.ts';
import { call, download } from '../../lib/call.ts';
import { CallError } from '../../lib/call-error.ts';
import { definePersonalQuery } from '../../lib/queries.ts';

/** The own records, oldest first (measurements-6). */
export const measurementsQuery = definePersonalQuery({
  queryKey: ['measurements', 'list'],
  queryFn: ({ signal }) => call(calls.measurements, { signal }),
});

/** Every save of one record, newest first; null where there is no such record. */
export const versionsQuery = (id: number) =>
  definePersonalQuery({
    queryKey: ['measurements', 'versions', id],
    queryFn: ({ signal }) => readVersions(id, signal),
  });

async function readVersions(
  id: number,
  signal: AbortSignal,
): Promise<AnswerOf<typeof calls.measurementVersions>['results'] | null> {
  try {
    return (await call(calls.measurementVersions, { params: { id }, signal })).results;
  } catch (error) {
    if (error instanceof CallError && error.status === 404) return null;
    throw error;
  }
}

/** See measurements-6. */
export function addRecord(
  body: BodyFor<typeof calls.addMeasurement>,
  idempotencyKey: string,
): Promise<Measurement> {
  return call(calls.addMeasurement, { body, idempotencyKey });
}

/** Replaces a record; its history keeps the old version (measurements-5). */
export function replaceRecord(
  id: number,
  body: BodyFor<typeof calls.updateMeasurement>,
): Promise<Measurement> {
  return call(calls.updateMeasurement, { params: { id }, body });
}

/** Saves an old version as a new one (measurements-5). */
export function restoreVersion(id: number, version: number): Promise<Measurement> {
  return call(calls.restoreMeasurementVersion, { params: { id, version } });
}

/** The record on paper (measurements-14). */
export function downloadSheet(id: number): Promise<{ blob: Blob; filename: string }> {
  return download(calls.measurementSheet, { params: { id } });
}

/** See measurements-6. */
export async function deleteRecord(id: number): Promise<void> {
  await call(calls.deleteMeasurement, { params: { id } });
}
