import { type FormEvent, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { measurementsWords } from '#words';
import { editedBy } from '../../../contract/edited-by.ts';
import type { FieldErrors } from '../../../contract/errors.ts';
import { type Measurement, MeasurementForm } from '../../../contract/measurements.ts';
import { MEASURE_CODES, type Unit } from '../../../contract/measures.ts';
import { validate } from '../../../contract/validation.ts';
import { useSubmit } from '../../lib/form-submit.ts';
import { formatMoment } from '../../lib/moments.ts';
import { queryClient } from '../../lib/query-client.ts';
import { type Conflict, isSame, outdatedBy } from '../../lib/versioned-form.ts';
import { toast } from '../../ui/toast.tsx';
import { addRecord, measurementsQuery, replaceRecord } from './api.ts';
import { type Finding, type Findings, findingsOf } from './findings.ts';
import { keepTyped, recordDifferences } from './record-conflict.ts';
import { emptyFields, fieldsOf, type RecordFields, requestOf, shownText } from './record-fields.ts';
import { type Draft, draftName, ownDrafts, type RecordDrafts } from './store.ts';

/** Do not report "3" as too small while "38" is being typed. */
const CHECK_DEBOUNCE_MS = 600;

const PERSON_FIELDS = ['label', 'gender', 'age_group', 'unit', 'note', 'person', 'relation'];

interface RecordFormOptions<Saved extends { label: string }> {
  username: string;
  /** Undefined for a new record. */
  record: Measurement | undefined;
  /** The unit of a new record. */
  unit: Unit;
  /** Whose measures a new record has, where that is known. */
  person?: Pick<RecordFields, 'label' | 'gender' | 'age_group'> | undefined;
  drafts?: RecordDrafts;
  origin?: MeasurementForm['origin'];
  /** The suffix of a separate draft, apart from the form's and the guide's. */
  draftSuffix?: string;
  /** Completes the fields before saving. */
  complete?: (fields: RecordFields) => RecordFields;
  /** Sends a new record elsewhere than to the own records. */
  save?: ((body: MeasurementForm, idempotencyKey: string) => Promise<Saved>) | undefined;
  onSaved: (saved: Saved) => void;
}

/**
 * The measurement form: drafted on the device, validated while typing, saved to the server. If the record has changed
 * on the server since the draft began, it returns a `conflict` to resolve (wire-11).
 */
export function useRecordForm<Saved extends { label: string } = Measurement>({
  username,
  record,
  unit,
  person,
  drafts = ownDrafts,
  origin = 'form',
  draftSuffix = '',
  complete = asTyped,
  save,
  onSaved,
}: RecordFormOptions<Saved>) {
  const name = draftName(username, record?.id ?? 'new') + draftSuffix;
  const draft = drafts.use((state) => state.drafts[name]);
  const start = useMemo(
    () => (record ? fieldsOf(record) : { ...emptyFields(unit), ...person }),
    [record, unit, person],
  );
  /** Stays visible after the draft is deleted, until the page is left. */
  const [sent, setSent] = useState<RecordFields>();
  const fields = sent ?? draft?.fields ?? start;
  const findings = useFindings(fields);
  const [errors, setErrors] = useState<FieldErrors>({});
  const panel = useRef<HTMLDivElement>(null);
  const isRefused = useRef(false);
  const submission = useSubmit({
    send(body: MeasurementForm, { keyFor }) {
      setErrors({});
      setSent(fields);
      if (save && !record) return save(body, keyFor(body));
      const own = record
        ? replaceFrom(draft?.base ?? record.version, record.id, body)
        : addRecord(body, keyFor(body));
      // Without `save`, what is saved is the record.
      return own as Promise<unknown> as Promise<Saved>;
    },
    storedAttempt: { name: `measurements.${name}`, on: 'tab' },
    forgetDraft: () => drafts.forget(name),
    onSuccess(saved) {
      if (!save) showNewest(saved as unknown as Measurement);
      return onSaved(saved);
    },
    onFailure(error) {
      setSent(undefined);
      const current = outdatedBy<Measurement>(error);
      if (!current) return false;
      showNewest(current);
      isRefused.current = draft !== undefined;
      return isRefused.current;
    },
    showFindings(fields) {
      setErrors(fields);
      return Object.entries(fields).flatMap(([field, sentences]) => (isField(field) ? [] : sentences));
    },
    fallback: record
      ? measurementsWords.failedToUpdateMeasurements
      : measurementsWords.failedToAddMeasurements,
    afterLeaving: {
      onSuccess(saved) {
        if (!save) showNewest(saved as unknown as Measurement);
        toast.success(measurementsWords.theMeasurementsOfAreSaved({ label: saved.label }));
      },
    },
  });
  const { onEdited } = submission;

  /** Edits the record and clears the error of `field`. */
  const edit = useCallback(
    (field: string, change: (fields: RecordFields) => RecordFields) => {
      const before = drafts.use.getState().drafts[name];
      const begun = before ?? { base: record?.version ?? null, from: start, fields: start };
      drafts.keep(name, { ...begun, fields: change(begun.fields) });
      setErrors(({ [field]: _, ...others }) => others);
      onEdited();
    },
    [name, record, start, drafts, onEdited],
  );

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    const completed = complete(fields);
    const found = problemsOf(completed);
    setErrors(found);
    if (Object.keys(found).length > 0) submission.showError(null);
    else void submission.submit(MeasurementForm.parse(requestOf(completed, origin)));
  }

  /** True if the person is complete and there is no other error; otherwise focuses the first wrong field. */
  function checkPerson(others: object = {}): boolean {
    const found = Object.entries(problemsOf(fields)).filter(([field]) => PERSON_FIELDS.includes(field));
    setErrors(Object.fromEntries(found));
    const isRight = found.length === 0 && Object.keys(others).length === 0;
    if (!isRight) submission.showError(null);
    return isRight;
  }

  // The newest version arrives with the list of records, one render after the refusal.
  useEffect(() => {
    if (!isRefused.current || !panel.current) return;
    isRefused.current = false;
    panel.current.focus();
  });

  function keepMine(current: Measurement, mine: Draft) {
    const fields = keepTyped(mine, start);
    flushSync(() => drafts.keep(name, { base: current.version, from: start, fields }));
    submission.formProps.ref.current?.requestSubmit();
  }

  function takeTheirs() {
    flushSync(() => drafts.forget(name));
    submission.focusSubmit();
  }

  const conflict: Conflict | undefined =
    draft && record && draft.base !== record.version
      ? {
          by: editedBy(record),
          at: formatMoment(record.updated_at),
          differences: recordDifferences(draft, start),
          keepMine: () => keepMine(record, draft),
          takeTheirs,
          ref: panel,
        }
      : undefined;

  return {
    fields,
    findings,
    errors,
    failure: submission.failure,
    saving: submission.isSubmitting,
    formProps: { ...submission.formProps, onSubmit },
    edit,
    checkPerson,
    isTouched: draft !== undefined,
    conflict,
    discard: () => drafts.forget(name),
  };
}

function asTyped(fields: RecordFields): RecordFields {
  return fields;
}

/** If the newest version equals the body, an earlier attempt was saved and its response lost: no conflict. */
async function replaceFrom(version: number, id: number, body: MeasurementForm): Promise<Measurement> {
  try {
    return await replaceRecord(id, { ...body, version });
  } catch (error) {
    const current = outdatedBy<Measurement>(error);
    if (current && isSavedFrom(body, current)) return current;
    throw error;
  }
}

function isSavedFrom(body: MeasurementForm, current: Measurement): boolean {
  const values = Object.entries(requestOf(fieldsOf(current), body.origin));
  return values.every(([name, value]) => isSame(value, body[name as keyof MeasurementForm]));
}

/** Updates the list at once, then refetches the rest. */
function showNewest(newest: Measurement): void {
  queryClient.setQueryData(measurementsQuery.queryKey, (records) =>
    records?.some(({ id }) => id === newest.id)
      ? records.map((record) => (record.id === newest.id ? newest : record))
      : records && [...records, newest],
  );
  void queryClient.invalidateQueries({ queryKey: ['measurements'] });
}

function problemsOf(fields: RecordFields): FieldErrors {
  const request = validate(MeasurementForm, requestOf(fields));
  const problems: FieldErrors = request.ok ? {} : request.errors;
  for (const [code, { refused }] of Object.entries(findingsOf(fields))) {
    if (refused) problems[code] = [refused];
  }
  if (request.ok && MEASURE_CODES.every((code) => request.data[code] == null)) {
    problems.chest = [measurementsWords.enterAtLeastOneMeasurement];
  }
  return problems;
}

function isField(name: string): boolean {
  return PERSON_FIELDS.includes(name) || MEASURE_CODES.some((code) => code === name);
}

function useFindings(fields: RecordFields): Findings {
  const [debounced, setDebounced] = useState(fields);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(fields), CHECK_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [fields]);
  const found = useMemo(() => findingsOf(debounced), [debounced]);
  if (debounced.unit !== fields.unit || debounced.age_group !== fields.age_group) return {};
  const settled = Object.entries(found).filter(([name]) => {
    const code = MEASURE_CODES.find((candidate) => candidate === name);
    return code && shownText(debounced, code) === shownText(fields, code);
  });
  return Object.fromEntries(settled) as Partial<Record<string, Finding>>;
}
