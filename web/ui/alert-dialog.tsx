import { type ReactNode, useId, useRef, useState } from 'react';
import { uiWords } from '#words';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { Banner } from './states.tsx';

interface AlertDialogProps {
  title: string;
  open: boolean;
  children: ReactNode;
  cancelLabel: string;
  confirmLabel: string;
  pendingLabel?: string;
  onCancel: () => void;
  /** If it rejects, the dialog stays open and shows the error. */
  onConfirm: () => void | Promise<void>;
  errorText?: (error: unknown) => string;
}

/** Asks before an irreversible action; Cancel has the focus. */
export function AlertDialog({ title, open, children, onCancel, ...question }: AlertDialogProps) {
  const textId = useId();
  const isPending = useRef(false);
  const cancel = () => {
    if (!isPending.current) onCancel();
  };
  return (
    <Dialog
      role="alertdialog"
      title={title}
      open={open}
      onClose={cancel}
      describedBy={textId}
      hasCloseButton={false}
    >
      <div id={textId}>{children}</div>
      <Answers {...question} isPending={isPending} onCancel={cancel} />
    </Dialog>
  );
}

type AnswersProps = Pick<
  AlertDialogProps,
  'cancelLabel' | 'confirmLabel' | 'pendingLabel' | 'onCancel' | 'onConfirm' | 'errorText'
> & { isPending: { current: boolean } };

function Answers({
  cancelLabel,
  confirmLabel,
  pendingLabel = confirmLabel,
  onCancel,
  onConfirm,
  errorText,
  isPending,
}: AnswersProps) {
  const [pending, setPending] = useState(false);
  const [error, setError] = useState<string>();

  function change(now: boolean) {
    isPending.current = now;
    setPending(now);
  }

  async function confirm() {
    change(true);
    setError(undefined);
    try {
      await onConfirm();
    } catch (thrown) {
      setError(errorText?.(thrown) ?? uiWords.somethingWentWrongTryAgain);
    }
    change(false);
  }

  return (
    <>
      {error && <Banner kind="error">{error}</Banner>}
      <div className="flex flex-wrap justify-end gap-3">
        <Button
          // `showModal` focuses the element with this attribute, which React never writes.
          ref={(button) => button?.setAttribute('autofocus', '')}
          variant="secondary"
          pending={pending}
          onClick={onCancel}
        >
          {cancelLabel}
        </Button>
        <Button variant="danger" pending={pending} onClick={() => void confirm()}>
          {pending ? pendingLabel : confirmLabel}
        </Button>
      </div>
    </>
  );
}
