import { AlertDialog } from '../../../ui/alert-dialog.tsx';

interface ReplaceQuestionProps {
  /** A sentence that says what would discard the draft. */
  discards: string;
  onCancel: () => void;
  onConfirm: () => void | Promise<void>;
}

export default function ReplaceQuestion({ discards, onCancel, onConfirm }: ReplaceQuestionProps) {
  return (
    <AlertDialog
      title="Replace the order you have begun?"
      open
      cancelLabel="Keep it"
      confirmLabel="Replace it"
      onCancel={onCancel}
      onConfirm={onConfirm}
    >
      You have an order in the form that is not sent. {discards}
    </AlertDialog>
  );
}
