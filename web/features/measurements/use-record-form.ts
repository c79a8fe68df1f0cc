import { type FormEvent, useCallback, useEffect, useMemo, useState } from 'react';
import type { FieldErrors } from '../../../contract/errors.ts';
import { type Measurement, MeasurementForm } from '../../../contract/measurements.ts';
import { MEASURE_CODES, type Unit } from '../../../contract/measures.ts';
import { validate } from '../../../contract/validation.ts';
import { useSubmit } from '../../lib/form-submit.ts';
import { queryClient } from '../../lib/query-client.ts';
import { toast } from '../../ui/toast.tsx';
import { addRecord, measurementsQuery, replaceRecord } from './api.ts';
import { type Finding, type Findings, findingsOf } from './findings.ts';
import { emptyFields, fieldsOf, type RecordFields, requestOf, shownText } from './record-fields.ts';
import { draftName, forgetDraft, keepDraft, useDrafts } from './store.ts';

/** Do not report "3" as too small while "38" is being typed. */
const CHECK_DEBOUNCE_MS = 600;

const PERSON_FIELDS = ['label', 'gender', 'age_group', 'unit', 'note', 'person', 'relation'];

interface RecordFormOptions {
  username: string;
  /** Undefined for a new record. */
  record: Measurement | undefined;
  /** The unit of a new record. */
  unit: Unit;
  origin?: MeasurementForm['origin'];
  /** A draft of its own, apart from that of the form and the guide. */
  draftSuffix?: string;
  /** Adds to what was typed before it is saved. */
  complete?: (fields: RecordFields) => RecordFields;
  onSaved: (saved: Measurement) => void;
}

/** The measurement form: drafted on the device, validated while typing, saved to the server. */
export function useRecordForm({
  username,
  record,
  unit,
  origin = 'form',
  draftSuffix = '',
  complete = asTyped,
  onSaved,
}: RecordFormOptions) {
  const name = draftName(username, record?.id ?? 'new') + draftSuffix;
  const draft = useDrafts(({ drafts }) => drafts[name]);
  const start = useMemo(() => (record ? fieldsOf(record) : emptyFields(unit)), [record, unit]);
  /** Stays visible after the draft is deleted, until the page is left. */
  const [sent, setSent] = useState<RecordFields>();
  const fields = sent ?? draft?.fields ?? start;
  const findings = useFindings(fields);
  const [errors, setErrors] = useState<FieldErrors>({});
  const submission = useSubmit({
    send(body: MeasurementForm, { keyFor }) {
      setErrors({});
      setSent(fields);
      return record ? replaceRecord(record.id, body) : addRecord(body, keyFor(body));
    },
    storedAttempt: { name: `measurements.${name}`, on: 'tab' },
    forgetDraft: () => forgetDraft(name),
    onSuccess(saved) {
      showSaved(saved);
      return onSaved(saved);
    },
    onFailure: () => setSent(undefined),
    showFindings(fields) {
      setErrors(fields);
      return Object.entries(fields).flatMap(([field, sentences]) => (isField(field) ? [] : sentences));
    },
    fallback: record ? 'Failed to update measurements' : 'Failed to add measurements',
    afterLeaving: {
      onSuccess(saved) {
        showSaved(saved);
        toast.success(`The measurements of ${saved.label} are saved.`);
      },
    },
  });
  const { onEdited } = submission;

  /** Edits the record and clears the error of `field`. */
  const edit = useCallback(
    (field: string, change: (fields: RecordFields) => RecordFields) => {
      const before = useDrafts.getState().drafts[name];
      keepDraft(name, { base: record?.version ?? null, ...before, fields: change(before?.fields ?? start) });
      setErrors(({ [field]: _, ...others }) => others);
      onEdited();
    },
    [name, record, start, onEdited],
  );

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    const completed = complete(fields);
    const found = problemsOf(completed);
    setErrors(found);
    if (Object.keys(found).length > 0) submission.showError(null);
    else void submission.submit(MeasurementForm.parse(requestOf(completed, origin)));
  }

  /** Whether the person is complete and nothing else is wrong; otherwise the first wrong field gets the focus. */
  function checkPerson(others: object = {}): boolean {
    const found = Object.entries(problemsOf(fields)).filter(([field]) => PERSON_FIELDS.includes(field));
    setErrors(Object.fromEntries(found));
    const isRight = found.length === 0 && Object.keys(others).length === 0;
    if (!isRight) submission.showError(null);
    return isRight;
  }

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
    /** True when the record was saved elsewhere since this draft began. */
    isOutdated: draft !== undefined && record !== undefined && draft.base !== record.version,
    discard: () => forgetDraft(name),
  };
}

function asTyped(fields: RecordFields): RecordFields {
  return fields;
}

/** The list has the record at once; what else may have changed follows. */
function showSaved(saved: Measurement): void {
  queryClient.setQueryData(measurementsQuery.queryKey, (records) =>
    records?.some(({ id }) => id === saved.id)
      ? records.map((record) => (record.id === saved.id ? saved : record))
      : records && [...records, saved],
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
    problems.chest = ['Enter at least one measurement.'];
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
