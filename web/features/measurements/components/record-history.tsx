import { useState } from 'react';
import { measurementsWords, sampleWords } from '#words';
import type { Version } from '../../../../contract/measurements.ts';
import { MEASURE_CODES } from '../../../../contract/measures.ts';
import { failureSentence } from '../../../lib/form-errors.ts';
import { formatMoment } from '../../../lib/moments.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { AlertDialog } from '../../../ui/alert-dialog.tsx';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toast.tsx';
import { restoreVersion } from '../api.ts';
import { type Change, changesBetween } from '../changes.ts';

interface RecordHistoryProps {
  versions: Version[];
  username: string;
}

/** The versions of a record: author, time, changes, and a button to restore each (measurements-5). */
export function RecordHistory({ versions, username }: RecordHistoryProps) {
  const [wanted, setWanted] = useState<Version>();
  const [latest] = versions;
  return (
    <>
      <ol className="flex flex-col">
        {versions.map((version, index) => {
          const older = versions[index + 1];
          return (
            <li
              key={version.version}
              className="relative flex flex-col gap-2 border-s-2 border-dashed border-saffron ps-6 pb-8 last:border-transparent last:pb-0"
            >
              <span
                aria-hidden="true"
                className="absolute -start-[9px] top-1.5 size-4 rounded-full border-2 border-saffron bg-paper"
              />
              <h3 className="font-sans text-base font-semibold">
                {older
                  ? measurementsWords.version({ version: version.version })
                  : measurementsWords.firstVersion}
                <time dateTime={version.updated_at} className="ms-3 text-sm font-normal text-muted">
                  {formatMoment(version.updated_at)}
                </time>
              </h3>
              <p className="text-sm text-muted">{savedHow(version, username)}</p>
              {older ? <Changes changes={changesBetween(older, version)} /> : <p>{summaryOf(version)}</p>}
              {index > 0 && (
                <Button
                  variant="quiet"
                  className="-ms-4 self-start"
                  aria-label={measurementsWords.restoreVersion({ version: version.version })}
                  onClick={() => setWanted(version)}
                >
                  {measurementsWords.restore}
                </Button>
              )}
            </li>
          );
        })}
      </ol>
      {wanted && latest && (
        <RestoreDialog latest={latest} wanted={wanted} onClose={() => setWanted(undefined)} />
      )}
    </>
  );
}

interface RestoreDialogProps {
  latest: Version;
  wanted: Version;
  onClose: () => void;
}

function RestoreDialog({ latest, wanted, onClose }: RestoreDialogProps) {
  return (
    <AlertDialog
      title={measurementsWords.askToRestoreVersion({ version: wanted.version })}
      open
      cancelLabel={measurementsWords.keepThePresentOne}
      confirmLabel={measurementsWords.restoreVersion({ version: wanted.version })}
      pendingLabel={measurementsWords.restoring}
      onCancel={onClose}
      onConfirm={async () => {
        const { label, version } = await restoreVersion(wanted.id, wanted.version);
        await queryClient.invalidateQueries({ queryKey: ['measurements'] });
        toast.success(measurementsWords.theMeasurementsOfAreRestoredAs({ label, version }));
        onClose();
      }}
      errorText={(error) => failureSentence(error, measurementsWords.failedToRestoreMeasurements)}
    >
      <p>{measurementsWords.itIsSavedAsANew}</p>
      <Changes
        changes={changesBetween(latest, wanted)}
        none={measurementsWords.nothingBothVersionsAreTheSame}
      />
    </AlertDialog>
  );
}

function Changes({
  changes,
  none = measurementsWords.savedAgainWithoutAChange,
}: {
  changes: Change[];
  none?: string;
}) {
  if (changes.length === 0) return <p className="text-muted">{none}</p>;
  return (
    <ul className="figures flex flex-col gap-1">
      {changes.map(({ what, from, to }) => (
        <li key={what} className="wrap-anywhere">
          <span className="text-muted">{what}:</span>{' '}
          {from === null ? measurementsWords.added : <del className="text-muted">{from}</del>}{' '}
          {to === null ? measurementsWords.removed : <ins className="font-semibold no-underline">{to}</ins>}
        </li>
      ))}
    </ul>
  );
}

function savedHow({ saved_by, origin, restored_version, measured_on }: Version, username: string): string {
  if (measured_on) return sampleWords.measuredOn(measured_on);
  const saving = { by: saved_by, isYou: saved_by === username };
  return restored_version === null
    ? measurementsWords.saved({ ...saving, how: origin })
    : measurementsWords.versionRestored({ ...saving, version: restored_version });
}

function summaryOf(version: Version): string {
  const count = MEASURE_CODES.filter((code) => version[code] !== null).length;
  return measurementsWords.firstMeasuresOf({ label: version.label, count });
}
