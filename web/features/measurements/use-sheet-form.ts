import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { FieldErrors } from '../../../contract/errors.ts';
import { type Measurement, MeasurementForm } from '../../../contract/measurements.ts';
import { MEASURE_CODES, type Unit } from '../../../contract/measures.ts';
import { validate } from '../../../contract/validation.ts';
import { randomKey } from '../../lib/attempt-key.ts';
import { CallError } from '../../lib/call-error.ts';
import { failureSentence } from '../../lib/form-errors.ts';
import { addRecord, replaceRecord } from './api.ts';
import { type Finding, type Findings, findingsOf } from './findings.ts';
import { emptySheet, requestOf, type Sheet, sheetOf, shownText } from './sheet.ts';
import { draftName, forgetDraft, keepDraft, useDrafts } from './store.ts';

/** How long a number rests before it is judged, in milliseconds: nobody is told that "3" is too small for "38". */
const REST = 600;

/** Fields of the form beside the measures. */
const PERSON_FIELDS = ['label', 'gender', 'age_group', 'unit', 'note'];

interface SheetFormOptions {
  username: string;
  /** The record to change; none for a new one. */
  record: Measurement | undefined;
  /** What a new sheet is typed in. */
  unit: Unit;
  onSaved: (saved: Measurement) => void;
}

/** A sheet being filled in: kept on the device, judged while typing, saved to the server. */
export function useSheetForm({ username, record, unit, onSaved }: SheetFormOptions) {
  const name = draftName(username, record?.id ?? 'new');
  const draft = useDrafts(({ drafts }) => drafts[name]);
  const start = useMemo(() => (record ? sheetOf(record) : emptySheet(unit)), [record, unit]);
  /** What is on its way to the server: it stays in sight until the page is left. */
  const [sent, setSent] = useState<Sheet>();
  const sheet = sent ?? draft?.sheet ?? start;
  const findings = useFindings(sheet);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [failure, setFailure] = useState<string>();
  const form = useRef<HTMLFormElement>(null);
  const [refusals, setRefusals] = useState(0);

  // Errors are on their fields only after the next paint; then the first of them gets the focus.
  useEffect(() => {
    if (refusals > 0) focusFirstError(form.current);
  }, [refusals]);

  /** Changes the sheet; what was said about `field` is forgotten. */
  const edit = useCallback(
    (field: string, change: (sheet: Sheet) => Sheet) => {
      const before = useDrafts.getState().drafts[name];
      keepDraft(name, { base: record?.version ?? null, ...before, sheet: change(before?.sheet ?? start) });
      setErrors(({ [field]: _, ...others }) => others);
    },
    [name, record, start],
  );

  function refuse(found: FieldErrors, sentence?: string) {
    setErrors(found);
    setFailure(sentence);
    setRefusals((count) => count + 1);
  }

  async function save() {
    const found = problemsOf(sheet);
    if (Object.keys(found).length > 0) return refuse(found);
    const body = MeasurementForm.parse(requestOf(sheet));
    setFailure(undefined);
    setErrors({});
    setSent(sheet);
    try {
      const saved = await (record ? replaceRecord(record.id, body) : addRecord(body, attemptKey(name, body)));
      forgetDraft(name);
      onSaved(saved);
    } catch (error) {
      const sentence = failureSentence(
        error,
        record ? 'Failed to update measurements' : 'Failed to add measurements',
      );
      const fields = error instanceof CallError ? error.fields : {};
      const known = Object.keys(fields).some(isField);
      refuse(fields, known ? undefined : sentence);
      setSent(undefined);
    }
  }

  return {
    sheet,
    findings,
    errors,
    failure,
    saving: sent !== undefined,
    form,
    edit,
    save,
    isTouched: draft !== undefined,
    /** The record was saved elsewhere since this draft began. */
    isOvertaken: draft !== undefined && record !== undefined && draft.base !== record.version,
    discard: () => forgetDraft(name),
  };
}

/** What stops a sheet from being sent, by field. */
function problemsOf(sheet: Sheet): FieldErrors {
  const request = validate(MeasurementForm, requestOf(sheet));
  const problems: FieldErrors = request.ok ? {} : request.errors;
  for (const [code, { refused }] of Object.entries(findingsOf(sheet))) {
    if (refused) problems[code] = [refused];
  }
  if (request.ok && MEASURE_CODES.every((code) => request.data[code] == null)) {
    problems.chest = ['Type at least one measure.'];
  }
  return problems;
}

function isField(name: string): boolean {
  return PERSON_FIELDS.includes(name) || MEASURE_CODES.some((code) => code === name);
}

/** What is to be said about the measures that rest; about one that is being typed nothing. */
function useFindings(sheet: Sheet): Findings {
  const [rested, setRested] = useState(sheet);
  useEffect(() => {
    const timer = setTimeout(() => setRested(sheet), REST);
    return () => clearTimeout(timer);
  }, [sheet]);
  const found = useMemo(() => findingsOf(rested), [rested]);
  if (rested.unit !== sheet.unit || rested.age_group !== sheet.age_group) return {};
  const resting = Object.entries(found).filter(([name]) => {
    const code = MEASURE_CODES.find((candidate) => candidate === name);
    return code && shownText(rested, code) === shownText(sheet, code);
  });
  return Object.fromEntries(resting) as Partial<Record<string, Finding>>;
}

/** The key under which a new record goes out; it outlives a reload, so a lost answer never makes a second record. */
function attemptKey(name: string, body: unknown): string {
  const sent = JSON.stringify(body);
  const draft = useDrafts.getState().drafts[name];
  if (draft?.attempt?.sent === sent) return draft.attempt.key;
  const key = randomKey();
  if (draft) keepDraft(name, { ...draft, attempt: { sent, key } });
  return key;
}

function focusFirstError(form: HTMLFormElement | null) {
  const wrong = [...(form?.querySelectorAll<HTMLElement>('[aria-invalid="true"]') ?? [])];
  for (const control of wrong) {
    const fold = control.closest('details');
    if (fold) fold.open = true;
  }
  const first = wrong[0]?.matches('fieldset') ? wrong[0].querySelector('input') : wrong[0];
  first?.focus();
}
