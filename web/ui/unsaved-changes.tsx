import { useState } from 'react';
import { AlertDialog } from './alert-dialog.tsx';
import { Button } from './button.tsx';

interface UnsavedChangesProps {
  /** "Times". */
  of: string;
  draft: { isDirty: boolean; isRestored: boolean; discard: () => void };
}

/** Says that a form has unsaved changes, and offers to discard them. */
export function UnsavedChanges({ of, draft: { isDirty, isRestored, discard } }: UnsavedChangesProps) {
  const [isAsking, setAsking] = useState(false);
  if (!isDirty) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-2">
      <p className="text-sm text-muted">
        {isRestored ? 'What you typed is here again. It is not saved yet.' : 'Not saved yet'}
      </p>
      <Button
        variant="quiet"
        className="px-3 text-sm"
        aria-label={`Discard changes of ${of}`}
        onClick={() => setAsking(true)}
      >
        Discard
      </Button>
      <AlertDialog
        title={`Discard your changes of ${of}?`}
        open={isAsking}
        cancelLabel="Keep them"
        confirmLabel="Discard"
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          discard();
        }}
      >
        <p>The form shows what is saved again.</p>
      </AlertDialog>
    </div>
  );
}
