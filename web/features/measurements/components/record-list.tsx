import { useState } from 'react';
import { basicWords, measurementsWords, measureWords } from '#words';
import type { Measurement } from '../../../../contract/measurements.ts';
import { failureSentence } from '../../../lib/form-errors.ts';
import { AlertDialog } from '../../../ui/alert-dialog.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { LazyPart } from '../../../ui/lazy-part.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { toast } from '../../../ui/toast.tsx';
import { measurementsAddress } from '../address.ts';
import { deleteRecord } from '../api.ts';
import { byPerson } from '../persons.ts';
import { draftName, forgetDraft, useDrafts } from '../store.ts';
import { RecordCard } from './record-card.tsx';

const loadDownloadDialog = () => import('./download-dialog.tsx');

interface RecordListProps {
  username: string;
  records: Measurement[];
  next: string | null;
  onDeleted: () => void;
}

export function RecordList({ username, records, next, onDeleted }: RecordListProps) {
  const drafts = useDrafts((state) => state.drafts);
  const [recordToDelete, setRecordToDelete] = useState<Measurement>();
  const [recordToDownload, setRecordToDownload] = useState<Measurement>();
  const hasDraft = drafts[draftName(username, 'new')] !== undefined;
  const add = measurementsAddress({ edit: 'new' }, next);
  const guide = measurementsAddress({ guide: 'new' }, next);
  const questions = measurementsAddress({ questions: 'new' }, next);
  const file = measurementsAddress({ file: 'new' }, next);

  if (records.length === 0) {
    return (
      <EmptyState
        title={
          hasDraft
            ? measurementsWords.youHaveStartedYourFirstMeasurements
            : measurementsWords.noMeasurementsYet
        }
      >
        <p className="max-w-md text-muted">{measurementsWords.youNeedASoftTapeAnd}</p>
        <ButtonLink to={guide}>{measurementsWords.measureWithTheGuide}</ButtonLink>
        <ButtonLink variant="secondary" to={questions}>
          {measurementsWords.noTapeTenQuestions}
        </ButtonLink>
        <ButtonLink variant="secondary" to={add}>
          {hasDraft ? basicWords.continueLabel : measurementsWords.addTheFirstMeasurements}
        </ButtonLink>
        <TextLink to={file}>{measurementsWords.importAFile}</TextLink>
      </EmptyState>
    );
  }
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-muted">{measurementsWords.theRecordsOfOnePersonAre}</p>
        <div className="flex flex-wrap gap-3">
          <ButtonLink to={guide}>{measurementsWords.measureWithTheGuide}</ButtonLink>
          <ButtonLink variant="secondary" to={questions}>
            {measurementsWords.noTapeTenQuestions}
          </ButtonLink>
          <ButtonLink variant="secondary" to={add}>
            {hasDraft ? measurementsWords.continueMeasurements : measurementsWords.addMeasurements}
          </ButtonLink>
          <TextLink to={file}>{measurementsWords.importAFile}</TextLink>
        </div>
      </div>
      <ul className="grid gap-5 lg:grid-cols-2">
        {byPerson(records).map(({ person, relation, records: own }) => (
          <li key={own[0]?.id} className={own.length > 1 ? 'flex flex-col gap-3 lg:col-span-2' : 'grid'}>
            {own.length > 1 && (
              <h3 className="text-lg wrap-anywhere">
                {person}
                <span className="font-sans text-sm font-normal text-muted">
                  {relation &&
                    measureWords.relations[relation] !== person &&
                    ` · ${measureWords.relations[relation]}`}
                  {` · ${measurementsWords.records({ count: own.length })}`}
                </span>
              </h3>
            )}
            <div className={own.length > 1 ? 'grid gap-5 lg:grid-cols-2' : 'contents'}>
              {own.map((record) => (
                <RecordCard
                  key={record.id}
                  record={record}
                  hasDraft={drafts[draftName(username, record.id)] !== undefined}
                  next={next}
                  onDownload={() => setRecordToDownload(record)}
                  onDelete={() => setRecordToDelete(record)}
                />
              ))}
            </div>
          </li>
        ))}
      </ul>
      {recordToDownload && (
        <LazyPart load={loadDownloadDialog}>
          {(DownloadDialog) => (
            <DownloadDialog record={recordToDownload} onClose={() => setRecordToDownload(undefined)} />
          )}
        </LazyPart>
      )}
      {recordToDelete && (
        <DeleteDialog
          record={recordToDelete}
          onClose={() => setRecordToDelete(undefined)}
          onDeleted={() => {
            forgetDraft(draftName(username, recordToDelete.id));
            setRecordToDelete(undefined);
            onDeleted();
          }}
        />
      )}
    </>
  );
}

interface DeleteDialogProps {
  record: Measurement;
  onClose: () => void;
  onDeleted: () => void;
}

function DeleteDialog({ record, onClose, onDeleted }: DeleteDialogProps) {
  return (
    <AlertDialog
      title={measurementsWords.deleteTheMeasurementsOf({ label: record.label })}
      open
      cancelLabel={basicWords.keep}
      confirmLabel={measurementsWords.deleteTheMeasurements}
      pendingLabel={basicWords.deleting}
      onCancel={onClose}
      onConfirm={async () => {
        await deleteRecord(record.id);
        toast.success(measurementsWords.theMeasurementsOfAreDeleted({ label: record.label }));
        onDeleted();
      }}
      errorText={(error) => failureSentence(error, measurementsWords.failedToDeleteMeasurements)}
    >
      <p>{measurementsWords.theirHistoryIsDeletedTooOrders}</p>
    </AlertDialog>
  );
}
