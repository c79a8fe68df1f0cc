import { currentLocale } from '#words';
import { MAX_MEASUREMENTS } from '../../../contract/constants/measurements.ts';
import { checkMeasures } from '../../../contract/fit-checks.ts';
import type { Measurement, MeasurementForm, MeasurementUpdate } from '../../../contract/measurements.ts';
import { MEASURE_CODES, type MeasureCode, toCanonical } from '../../../contract/measures.ts';
import type { Db, Tx } from '../../db/client.ts';
import { lockUserRow } from '../../db/lock-user.ts';
import type { CanonicalValues, Marks } from '../../db/schema/measurements.ts';
import type { MeasurementSnapshot } from '../../db/schema/order-details.ts';
import type { Deps } from '../../deps.ts';
import { Failure, fail, failOn } from '../../fail.ts';
import type { Actor } from '../../infra/access-tokens.ts';
import { type ExportEntry, jsonList } from '../../infra/data-export/entries.ts';
import { printPdf } from '../../infra/pdf/threaded-pdf.ts';
import { requireVersion } from '../../require-version.ts';
import { measuresMarked, presentRecord, presentVersion } from './present.ts';
import {
  countRecords,
  deleteRecord,
  findVersion,
  insertRecord,
  lockRecord,
  recordsOf,
  replaceRecord,
  type SavedFields,
  versionsOf,
} from './queries.ts';
import type { renderMeasurementSheet } from './sheet-document.ts';

export function listMeasurements(db: Db, actor: Actor): Promise<Measurement[]> {
  return listMeasurementsOf(db, actor.id);
}

/** For staff: the records of a customer. */
export async function listMeasurementsOf(db: Db | Tx, userId: number): Promise<Measurement[]> {
  return (await recordsOf(db, userId)).map(presentRecord);
}

export function addMeasurement(tx: Tx, actor: Actor, form: MeasurementForm): Promise<Measurement> {
  return addMeasurementOf(tx, actor, actor.id, form);
}

/** For staff, who may add records for a customer. */
export async function addMeasurementOf(
  tx: Tx,
  actor: Actor,
  userId: number,
  form: MeasurementForm,
): Promise<Measurement> {
  const fields = plausibleRecord(form);
  await requireRoom(tx, userId);
  const record = { ...fields, marks: fields.marks ?? {}, savedBy: actor.id, measuredOn: null };
  return presentRecord(await insertRecord(tx, userId, record));
}

/**
 * An unchanged save also creates a version, because it dates a new measuring (measurements-5). Fails with
 * `measurements.implausible`, `edits.outdated` (wire-11) and `request.not_found`.
 */
export async function updateMeasurement(
  db: Db,
  actor: Actor,
  id: number,
  form: MeasurementUpdate,
): Promise<Measurement> {
  const fields = { ...plausibleRecord(form), savedBy: actor.id, restoredVersion: null };
  const saved = await replaceRecord(db, actor.id, id, fields, form.version);
  if (saved) return presentRecord(saved);
  const current = (await listMeasurements(db, actor)).find((own) => own.id === id);
  if (current && form.version !== undefined) requireVersion(form.version, current);
  return fail('request.not_found');
}

/** Also restores values outside today's limits, which were accepted then. Fails with `request.not_found`. */
export async function restoreVersion(
  db: Db,
  actor: Actor,
  { id, version }: { id: number; version: number },
): Promise<Measurement> {
  const old = (await findVersion(db, actor.id, id, version)) ?? fail('request.not_found');
  const restored = { origin: 'restore' as const, savedBy: actor.id, restoredVersion: version };
  const fields = { ...old, ...restored, measuredOn: null };
  const saved = await replaceRecord(db, actor.id, id, fields);
  return presentRecord(saved ?? fail('request.not_found'));
}

/** The records with their values in millimetres (weight: grams). */
export async function fittedRecords(db: Db | Tx, userId: number) {
  const records = await recordsOf(db, userId);
  return records.map(({ measurementId: id, unit, ageGroup, values }) => ({
    id,
    unit,
    age_group: ageGroup,
    values,
  }));
}

/** Locks an own record until the transaction ends. Fails with `request.not_found`. */
export async function lockMeasurement(tx: Tx, actor: Actor, id: number): Promise<Measurement> {
  const record = await lockRecord(tx, actor.id, id, 'update');
  return presentRecord(record ?? fail('request.not_found'));
}

/** Saves one measure of a locked record as a new version (measurements-16); `to` is in the record's unit. */
export async function changeMeasure(
  tx: Tx,
  actor: Actor,
  id: number,
  { measure, to }: { measure: MeasureCode; to: number },
): Promise<Measurement> {
  const {
    measurementId: _id,
    version: _version,
    savedAt: _savedAt,
    marks: { [measure]: _mark, ...marks },
    ...record
  } = (await lockRecord(tx, actor.id, id, 'update')) ?? fail('request.not_found');
  const values = { ...record.values, [measure]: toCanonical(measure, to, record.unit) };
  const fields = { ...record, values, marks, origin: 'fit' as const, measuredOn: null };
  const saved = await replaceRecord(tx, actor.id, id, {
    ...fields,
    savedBy: actor.id,
    restoredVersion: null,
  });
  return presentRecord(saved ?? fail('request.not_found'));
}

/** Deletes the history too; orders have their own copies. Fails with `request.not_found`. */
export async function deleteMeasurement(db: Db, actor: Actor, id: number): Promise<void> {
  if (!(await deleteRecord(db, actor.id, id))) fail('request.not_found');
}

const SHEET = { file: 'modules/measurements/sheet-document.ts', name: 'renderMeasurementSheet' } as const;

/** About 50 kB each. */
const MAX_KEPT_SHEETS = 100;
const sheetsOf = new WeakMap<Db, Map<string, Buffer>>();

/** A cache of printed sheets, which never change because versions never change. */
function keptSheets(db: Db): Map<string, Buffer> {
  const kept = sheetsOf.get(db) ?? new Map<string, Buffer>();
  sheetsOf.set(db, kept);
  return kept;
}

/** The record as a PDF in the present language (measurements-14). Fails with `request.not_found`. */
export async function printRecord({ db, config }: Pick<Deps, 'db' | 'config'>, actor: Actor, id: number) {
  const records = await listMeasurements(db, actor);
  const record = records.find((own) => own.id === id) ?? fail('request.not_found');
  const kept = keptSheets(db);
  const key = `${id} ${record.version} ${currentLocale()} ${config.brandName}`;
  const bytes =
    kept.get(key) ??
    (await printPdf<typeof renderMeasurementSheet>(String(actor.id), SHEET, record, config.brandName));
  // Evicts the least recently used sheets.
  kept.delete(key);
  kept.set(key, bytes);
  const [eldest] = kept.keys();
  if (eldest !== undefined && kept.size > MAX_KEPT_SHEETS) kept.delete(eldest);
  return { bytes, filename: `measurements-${id}.pdf` };
}

/** Newest first. Fails with `request.not_found`. */
export async function listVersions(db: Db, actor: Actor, id: number) {
  const versions = await versionsOf(db, actor.id, id);
  if (versions.length === 0) fail('request.not_found');
  return versions.map(presentVersion);
}

/**
 * A snapshot for an order, by id or the latest; null without a record. Locks the record, so that the order may
 * reference it.
 */
export async function snapshotFor(
  tx: Tx,
  actorId: number,
  measurementId: number | undefined,
): Promise<MeasurementSnapshot | null> {
  const record = await lockRecord(tx, actorId, measurementId);
  if (!record) return null;
  const { version, label, gender, unit, note, values, marks } = record;
  return {
    id: record.measurementId,
    version,
    label,
    gender,
    age_group: record.ageGroup,
    unit,
    note,
    values,
    estimated: measuresMarked(marks, 'estimated'),
    confirmed: measuresMarked(marks, 'confirmed'),
  };
}

/** Millimetres (weight: grams). Fails with `measurements.implausible`. */
export function plausibleMeasures(form: MeasurementForm) {
  const { values, marks } = plausibleRecord(form);
  return {
    values,
    estimated: measuresMarked(marks ?? {}, 'estimated'),
    confirmed: measuresMarked(marks ?? {}, 'confirmed'),
  };
}

/** Copies the measures of an order into a new record of the actor. Fails with `measurements.too_many`. */
export async function addSnapshot(
  tx: Tx,
  actor: Actor,
  { label, unit, note, values, ...snapshot }: MeasurementSnapshot,
): Promise<Measurement> {
  await requireRoom(tx, actor.id);
  const marks: Marks = {};
  for (const code of snapshot.confirmed ?? []) marks[code] = 'confirmed';
  for (const code of snapshot.estimated ?? []) marks[code] = 'estimated';
  const person = {
    label,
    gender: snapshot.gender as Measurement['gender'],
    ageGroup: snapshot.age_group as Measurement['age_group'],
    person: '',
    relation: null,
  };
  return presentRecord(
    await insertRecord(tx, actor.id, { ...person, unit, note, values, marks, origin: 'form' }),
  );
}

async function requireRoom(tx: Tx, userId: number): Promise<void> {
  if (!(await lockUserRow(tx, userId))) fail('session.invalid');
  if ((await countRecords(tx, userId)) >= MAX_MEASUREMENTS) {
    failOn('non_field_errors', 'measurements.too_many', { limit: MAX_MEASUREMENTS });
  }
}

/** Fails on fields that are more than 25 % outside their range. */
function plausibleRecord(form: MeasurementForm): Omit<SavedFields, 'savedBy' | 'restoredVersion'> {
  const { refused } = checkMeasures({ ...form, values: form });
  if (refused.length > 0) {
    const fields = Object.fromEntries(refused.map(({ code, sentence }) => [code, [sentence]]));
    throw new Failure('measurements.implausible', { fields });
  }
  const values: CanonicalValues = {};
  for (const code of MEASURE_CODES) {
    const typed = form[code];
    if (typed !== null && typed !== undefined) values[code] = toCanonical(code, typed, form.unit);
  }
  const { label, gender, unit, note, person, relation, origin } = form;
  const marks = marksOf(form, values);
  return { label, gender, ageGroup: form.age_group, unit, note, values, person, relation, marks, origin };
}

/** Keeps only marks of measures that have a value; null if the form has no marks. */
function marksOf({ estimated, confirmed }: MeasurementForm, values: CanonicalValues): Marks | null {
  if (!estimated && !confirmed) return null;
  const marks: Marks = {};
  for (const code of confirmed ?? []) if (values[code] !== undefined) marks[code] = 'confirmed';
  for (const code of estimated ?? []) if (values[code] !== undefined) marks[code] = 'estimated';
  return marks;
}

export function exportMeasurements({ db }: Deps, actor: Actor): ExportEntry[] {
  async function* records() {
    for (const record of await listMeasurements(db, actor)) {
      yield { ...record, versions: await listVersions(db, actor, record.id) };
    }
  }
  return [jsonList('measurements.json', records)];
}
