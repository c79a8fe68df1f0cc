import { useState } from 'react';
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
                {older ? `Version ${version.version}` : 'First version'}
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
                  aria-label={`Restore version ${version.version}`}
                  onClick={() => setWanted(version)}
                >
                  Restore
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
      title={`Restore version ${wanted.version}?`}
      open
      cancelLabel="Keep the present one"
      confirmLabel={`Restore version ${wanted.version}`}
      pendingLabel="Restoring..."
      onCancel={onClose}
      onConfirm={async () => {
        const { label, version } = await restoreVersion(wanted.id, wanted.version);
        await queryClient.invalidateQueries({ queryKey: ['measurements'] });
        toast.success(`The measurements of ${label} are restored, as version ${version}.`);
        onClose();
      }}
      errorText={(error) => failureSentence(error, 'Failed to restore measurements')}
    >
      <p>It is saved as a new version; nothing is lost. This changes:</p>
      <Changes changes={changesBetween(latest, wanted)} none="Nothing: both versions are the same." />
    </AlertDialog>
  );
}

function Changes({ changes, none = 'Saved again without a change.' }: { changes: Change[]; none?: string }) {
  if (changes.length === 0) return <p className="text-muted">{none}</p>;
  return (
    <ul className="figures flex flex-col gap-1">
      {changes.map(({ what, from, to }) => (
        <li key={what} className="wrap-anywhere">
          <span className="text-muted">{what}:</span>{' '}
          {from === null ? 'added' : <del className="text-muted">{from}</del>}{' '}
          {to === null ? 'removed' : <ins className="font-semibold no-underline">{to}</ins>}
        </li>
      ))}
    </ul>
  );
}

const ORIGIN_WORDS = {
  form: 'in the form',
  guide: 'with the guide',
  questions: 'from the ten questions',
  import: 'from a file',
  restore: 'as it was in an earlier version',
} as const;

function savedHow({ saved_by, origin, restored_version }: Version, username: string): string {
  const who = saved_by === null ? '' : ` by ${saved_by === username ? 'you' : saved_by}`;
  if (restored_version !== null) return `Version ${restored_version} restored${who}`;
  return `Saved${who} ${ORIGIN_WORDS[origin]}`;
}

function summaryOf(version: Version): string {
  const taken = MEASURE_CODES.filter((code) => version[code] !== null).length;
  return `${version.label}, with ${taken === 1 ? '1 measure' : `${taken} measures`}.`;
}
