import { useEffect, useEffectEvent } from 'react';
import { basicWords, measurementsWords, measureWords } from '#words';
import type { ReadFile } from '../../../../contract/measurement-files.ts';
import type { Measurement } from '../../../../contract/measurements.ts';
import { BottomBar } from '../../../ui/bottom-bar.tsx';
import { EditConflict } from '../../../ui/edit-conflict.tsx';
import { Heading } from '../../../ui/heading.tsx';
import { Rich } from '../../../ui/rich.tsx';
import { Banner } from '../../../ui/states.tsx';
import { FailureBanner, SubmitButton } from '../../../ui/submit.tsx';
import { findingOf } from '../findings.ts';
import { personOf, withImported } from '../imported.ts';
import { PART_NAMES } from '../record-conflict.ts';
import { type RecordFields, shownText } from '../record-fields.ts';
import { FILE_DRAFT } from '../store.ts';
import { useRecordForm } from '../use-record-form.ts';
import { unitOf } from '../words.ts';
import { PersonFields } from './person-fields.tsx';

interface ImportPreviewProps {
  username: string;
  file: ReadFile;
  /** Undefined for a new record. */
  record: Measurement | undefined;
  persons: readonly string[];
  onSaved: (saved: Measurement) => void;
}

/** Previews the measures to save, the changes and the rejected values (measurements-13). */
export function ImportPreview({ username, file, record, persons, onSaved }: ImportPreviewProps) {
  const complete = (fields: RecordFields) => withImported(fields, file).fields;
  const form = useRecordForm({
    username,
    record,
    unit: file.unit,
    origin: 'import',
    draftSuffix: FILE_DRAFT,
    complete,
    onSaved,
  });
  const { fields, edit } = form;
  const { fields: after, taken, refused } = withImported(fields, file);
  // A new record starts with the file's person; reading the file in another unit keeps the typed values.
  const isBegun = form.isTouched;
  const follow = useEffectEvent((read: ReadFile) => {
    if (record) return;
    edit('label', (typed) => (isBegun ? { ...typed, unit: read.unit } : personOf(read)));
  });
  useEffect(() => follow(file), [file]);

  return (
    <form {...form.formProps} className="flex flex-col gap-6">
      {!record && <PersonFields fields={fields} errors={form.errors} persons={persons} onEdit={edit} />}
      <section aria-labelledby="import-title" className="flex flex-col gap-3">
        <Heading level={3} size="item" id="import-title">
          {measurementsWords.measuresToImport({ count: taken.length })}
        </Heading>
        <ul className="figures flex flex-col">
          {taken.map((code) => {
            const entry = after.entries[code];
            const value = `${basicWords.leftToRight({ text: entry?.text ?? '' })} ${unitOf(code, file.unit)}`;
            const old = record && shownText({ ...fields, unit: file.unit }, code);
            const warnings = findingOf(after, code)?.warnings ?? [];
            return (
              <li key={code} className="border-b border-hairline py-2">
                <div className="flex justify-between gap-3">
                  <span>{measureWords.names[code]}</span>
                  <span className="shrink-0">
                    {old && old !== entry?.text && (
                      <del className="text-muted">
                        <bdi dir="ltr">{old}</bdi>{' '}
                      </del>
                    )}
                    {after.marks[code] === 'estimated' ? (
                      <Rich
                        text={measurementsWords.estimatedInFile({ value })}
                        parts={{ value: (text) => <strong>{text}</strong> }}
                      />
                    ) : (
                      <strong>{value}</strong>
                    )}
                  </span>
                </div>
                {warnings.length > 0 && <p className="text-sm text-saffron-ink">{warnings.join(' ')}</p>}
              </li>
            );
          })}
        </ul>
        {(refused.length > 0 || file.skipped.length > 0) && (
          <Banner kind="warning">
            <p className="font-semibold">{measurementsWords.notImported}</p>
            <ul className="list-disc ps-5">
              {refused.map(({ code, sentence }) => (
                <li key={code}>{sentence}</li>
              ))}
              {file.skipped.map(({ name, value, why }) => (
                <li key={`${name} ${value} ${why}`}>
                  {name || measurementsWords.aLineWithoutAName} ({value}): {measurementsWords.whySkipped[why]}
                </li>
              ))}
            </ul>
          </Banner>
        )}
      </section>
      <EditConflict conflict={form.conflict} labels={PART_NAMES} />
      <BottomBar kind="sticky" className="flex flex-col gap-3 sm:mx-0 sm:px-0">
        <FailureBanner failure={form.failure} />
        {taken.length > 0 && (
          <SubmitButton busy={form.saving} busyLabel={basicWords.saving} className="sm:self-end">
            {record
              ? measurementsWords.importInto({ label: record.label })
              : measurementsWords.importAsANewRecord}
          </SubmitButton>
        )}
      </BottomBar>
    </form>
  );
}
