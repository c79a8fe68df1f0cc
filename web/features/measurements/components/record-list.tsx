import { useState } from 'react';
import type { Measurement } from '../../../../contract/measurements.ts';
import { failureSentence } from '../../../lib/form-errors.ts';
import { AlertDialog } from '../../../ui/alert-dialog.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { toast } from '../../../ui/toast.tsx';
import { measurementsAddress } from '../address.ts';
import { deleteRecord } from '../api.ts';
import { draftName, forgetDraft, useDrafts } from '../store.ts';
import { RecordCard } from './record-card.tsx';

interface RecordListProps {
  username: string;
  records: Measurement[];
  next: string | null;
  onDeleted: () => void;
}

export function RecordList({ username, records, next, onDeleted }: RecordListProps) {
  const drafts = useDrafts((state) => state.drafts);
  const [recordToDelete, setRecordToDelete] = useState<Measurement>();
  const hasDraft = drafts[draftName(username, 'new')] !== undefined;
  const add = measurementsAddress({ edit: 'new' }, next);
  const guide = measurementsAddress({ guide: 'new' }, next);

  if (records.length === 0) {
    return (
      <EmptyState title={hasDraft ? 'You have started your first measurements' : 'No measurements yet'}>
        <p className="max-w-md text-muted">
          You need a soft tape and someone to help. Eight measurements are enough for any order; we save them
          for the next one.
        </p>
        <ButtonLink to={guide}>Measure with the guide</ButtonLink>
        <ButtonLink variant="secondary" to={add}>
          {hasDraft ? 'Continue' : 'Add the first measurements'}
        </ButtonLink>
      </EmptyState>
    );
  }
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-muted">
          Keep one record per person. An order keeps its own copy, so later changes do not affect it.
        </p>
        <div className="flex flex-wrap gap-3">
          <ButtonLink to={guide}>Measure with the guide</ButtonLink>
          <ButtonLink variant="secondary" to={add}>
            {hasDraft ? 'Continue measurements' : 'Add measurements'}
          </ButtonLink>
        </div>
      </div>
      <ul className="grid gap-5 lg:grid-cols-2">
        {records.map((record) => (
          <li key={record.id} className="grid">
            <RecordCard
              record={record}
              hasDraft={drafts[draftName(username, record.id)] !== undefined}
              next={next}
              onDelete={() => setRecordToDelete(record)}
            />
          </li>
        ))}
      </ul>
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
      title={`Delete ${record.label}?`}
      open
      cancelLabel="Keep"
      confirmLabel={`Delete ${record.label}`}
      pendingLabel="Deleting..."
      onCancel={onClose}
      onConfirm={async () => {
        await deleteRecord(record.id);
        toast.success(`The measurements of ${record.label} are deleted.`);
        onDeleted();
      }}
      errorText={(error) => failureSentence(error, 'Failed to delete measurements')}
    >
      <p>
        The measurements of {record.label} and their history will be deleted. Orders already placed keep their
        own copy.
      </p>
    </AlertDialog>
  );
}
