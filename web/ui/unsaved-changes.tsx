import { useState } from 'react';
import { uiWords } from '#words';
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
        {isRestored ? uiWords.whatYouTypedIsHereAgain : uiWords.notSavedYet}
      </p>
      <Button
        variant="quiet"
        className="px-3 text-sm"
        aria-label={uiWords.discardChangesOf({ of })}
        onClick={() => setAsking(true)}
      >
        {uiWords.discard}
      </Button>
      <AlertDialog
        title={uiWords.discardYourChangesOf({ of })}
        open={isAsking}
        cancelLabel={uiWords.keepThem}
        confirmLabel={uiWords.discard}
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          discard();
        }}
      >
        <p>{uiWords.theFormShowsWhatIsSaved}</p>
      </AlertDialog>
    </div>
  );
}
