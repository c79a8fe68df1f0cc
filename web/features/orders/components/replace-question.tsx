import { ordersWords } from '#words';
import { AlertDialog } from '../../../ui/alert-dialog.tsx';

interface ReplaceQuestionProps {
  /** Says what would discard the draft. */
  question: string;
  onCancel: () => void;
  onConfirm: () => void | Promise<void>;
}

export default function ReplaceQuestion({ question, onCancel, onConfirm }: ReplaceQuestionProps) {
  return (
    <AlertDialog
      title={ordersWords.replaceTheOrderYouHaveBegun}
      open
      cancelLabel={ordersWords.keepIt}
      confirmLabel={ordersWords.replaceIt}
      onCancel={onCancel}
      onConfirm={onConfirm}
    >
      {question}
    </AlertDialog>
  );
}
