import { useState } from 'react';
import { RELATIONS } from '../../../../contract/constants/measurements.ts';
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
      <EmptyState title={hasDraft ? 'You have started your first measurements' : 'No measurements yet'}>
        <p className="max-w-md text-muted">
          You need a soft tape and someone to help. Eight measurements are enough for any order; we save them
          for the next one. No tape? Answer ten questions instead.
        </p>
        <ButtonLink to={guide}>Measure with the guide</ButtonLink>
        <ButtonLink variant="secondary" to={questions}>
          No tape: ten questions
        </ButtonLink>
        <ButtonLink variant="secondary" to={add}>
          {hasDraft ? 'Continue' : 'Add the first measurements'}
        </ButtonLink>
        <TextLink to={file}>Import a file</TextLink>
      </EmptyState>
    );
  }
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-muted">
          The records of one person are listed together. An order keeps its own copy, so later changes do not
          affect it.
        </p>
        <div className="flex flex-wrap gap-3">
          <ButtonLink to={guide}>Measure with the guide</ButtonLink>
          <ButtonLink variant="secondary" to={questions}>
            No tape: ten questions
          </ButtonLink>
          <ButtonLink variant="secondary" to={add}>
            {hasDraft ? 'Continue measurements' : 'Add measurements'}
          </ButtonLink>
          <TextLink to={file}>Import a file</TextLink>
        </div>
      </div>
      <ul className="grid gap-5 lg:grid-cols-2">
        {byPerson(records).map(({ person, relation, records: own }) => (
          <li key={own[0]?.id} className={own.length > 1 ? 'flex flex-col gap-3 lg:col-span-2' : 'grid'}>
            {own.length > 1 && (
              <h3 className="text-lg wrap-anywhere">
                {person}
                <span className="font-sans text-sm font-normal text-muted">
                  {relation && RELATIONS[relation] !== person && ` · ${RELATIONS[relation]}`} · {own.length}{' '}
                  records
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
      title={`Delete the measurements of “${record.label}”?`}
      open
      cancelLabel="Keep"
      confirmLabel="Delete the measurements"
      pendingLabel="Deleting..."
      onCancel={onClose}
      onConfirm={async () => {
        await deleteRecord(record.id);
        toast.success(`The measurements of ${record.label} are deleted.`);
        onDeleted();
      }}
      errorText={(error) => failureSentence(error, 'Failed to delete measurements')}
    >
      <p>Their history is deleted too. Orders already placed keep their own copy.</p>
    </AlertDialog>
  );
}
