import { type ReactNode, useId, useRef, useState } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { Banner } from './states.tsx';

interface AlertDialogProps {
  /** The question, naming what would be lost. */
  title: string;
  open: boolean;
  children: ReactNode;
  cancelLabel: string;
  confirmLabel: string;
  /** What the confirming button says while it works. */
  pendingLabel?: string;
  onCancel: () => void;
  /** What was asked about. When it fails, the dialog stays and says why. */
  onConfirm: () => void | Promise<void>;
  /** The sentence for a failure of `onConfirm`. */
  errorText?: (error: unknown) => string;
}

/** Asks before something that cannot be undone. The safe answer has the focus, and Escape gives it too. */
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
      setError(errorText?.(thrown) ?? 'Something went wrong. Please try again.');
    }
    change(false);
  }

  return (
    <>
      {error && <Banner kind="error">{error}</Banner>}
      <div className="flex flex-wrap justify-end gap-3">
        <Button
          // `showModal` focuses what has this attribute, which React itself never writes.
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
