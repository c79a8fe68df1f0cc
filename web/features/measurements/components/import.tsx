import { type ChangeEvent, type MouseEvent, useMemo, useState } from 'react';
import { measurementFileWords, measurementsWords } from '#words';
import {
  type FileProblem,
  MAX_MEASUREMENT_FILE_BYTES,
  type ReadFile,
  readMeasurementFile,
} from '../../../../contract/measurement-files.ts';
import type { Measurement } from '../../../../contract/measurements.ts';
import type { Unit } from '../../../../contract/measures.ts';
import { recordName } from '../../../lib/record-name.ts';
import { FIELD_BOX, FieldFrame, SelectField } from '../../../ui/field.tsx';
import { draftName, FILE_DRAFT, forgetDraft } from '../store.ts';
import { ImportPreview } from './import-preview.tsx';
import { UnitSwitch } from './unit-switch.tsx';

const emptyInput = ({ currentTarget }: MouseEvent<HTMLInputElement>) => {
  currentTarget.value = '';
};

interface ImportProps {
  username: string;
  records: readonly Measurement[];
  unit: Unit;
  onSaved: (saved: Measurement) => void;
}

/** Reads a file of measures on the device and previews it before saving (measurements-13). */
export default function Import({ username, records, unit, onSaved }: ImportProps) {
  const [assumedUnit, setAssumedUnit] = useState(unit);
  const [text, setText] = useState<string>();
  const [problem, setProblem] = useState<FileProblem>();
  const [target, setTarget] = useState('new');
  const reading = useMemo(
    () => (text === undefined ? undefined : readMeasurementFile(text, assumedUnit)),
    [text, assumedUnit],
  );
  const file: ReadFile | undefined = reading?.ok ? reading.file : undefined;
  const shownProblem = problem ?? (reading && !reading.ok ? reading.problem : undefined);
  const record = records.find(({ id }) => String(id) === target);

  async function open({ target: input }: ChangeEvent<HTMLInputElement>) {
    const [chosen] = input.files ?? [];
    if (!chosen) return;
    const isTooLarge = chosen.size > MAX_MEASUREMENT_FILE_BYTES;
    setProblem(isTooLarge ? 'too_large' : undefined);
    setText(undefined);
    // Forget the person typed for an earlier file.
    forgetDraft(draftName(username, 'new') + FILE_DRAFT);
    if (isTooLarge) return;
    try {
      setText(await chosen.text());
    } catch {
      setProblem('malformed');
    }
  }

  return (
    <div className="flex flex-col gap-6">
      <FieldFrame
        label={measurementsWords.fileOfMeasurements}
        isErrorAnnounced
        error={shownProblem && measurementFileWords.problems[shownProblem]}
        hint={measurementsWords.seamlymeSmisValentinaVitOrA}
      >
        {(ids) => (
          <input
            {...ids}
            type="file"
            accept=".smis,.vit,.csv,.xml,.txt,text/csv,text/xml"
            // Otherwise a corrected file of the same name could not be chosen again.
            onClick={emptyInput}
            onChange={open}
            className={FIELD_BOX}
          />
        )}
      </FieldFrame>
      <div className="flex flex-wrap items-center gap-3">
        <p className="text-sm font-semibold">{measurementsWords.numbersWithoutAUnitAreIn}</p>
        <UnitSwitch unit={assumedUnit} onSwitch={setAssumedUnit} />
      </div>
      {file && records.length > 0 && (
        <SelectField
          label={measurementsWords.addTo}
          name="target"
          value={target}
          onChange={({ target: { value } }) => setTarget(value)}
        >
          <option value="new">{measurementsWords.aNewRecord}</option>
          {records.map((one) => (
            <option key={one.id} value={one.id}>
              {recordName(one, records)}
            </option>
          ))}
        </SelectField>
      )}
      {file && (
        <ImportPreview
          key={target}
          username={username}
          file={file}
          record={record}
          persons={records.map(({ person }) => person)}
          onSaved={onSaved}
        />
      )}
    </div>
  );
}
