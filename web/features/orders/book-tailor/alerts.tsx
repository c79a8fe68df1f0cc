import { AlertDialog } from '../../../ui/alert-dialog.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';

interface AlertProps {
  open: boolean;
  onClose: () => void;
  /** The path to which sign-in and profile return. */
  back?: string;
}

const ORDER_FORM = '/book-tailor?step=order';

/** See orders-2. */
export function LoginAlert({ open, onClose, back = ORDER_FORM }: AlertProps) {
  return (
    <Dialog
      title="Login Alert"
      open={open}
      onClose={onClose}
      actions={<ButtonLink to={`/login?next=${encodeURIComponent(back)}`}>Login</ButtonLink>}
    >
      <p>For Order Login Require</p>
      <p className="text-sm text-muted">Your entries and pictures stay saved on this device.</p>
    </Dialog>
  );
}

/** See orders-6. */
export function MeasurementAlert({ open, onClose, back = ORDER_FORM }: AlertProps) {
  return (
    <Dialog
      title="Measurement"
      open={open}
      onClose={onClose}
      actions={
        <ButtonLink to={`/profile?tab=measurements&next=${encodeURIComponent(back)}`}>
          Go to profile
        </ButtonLink>
      }
    >
      <p>No Meaurement added, choose other option or update measurement from profile</p>
    </Dialog>
  );
}

interface RecordQuestionProps {
  question: string;
  onCancel: () => void;
  onConfirm: () => void;
}

/** See orders-41. */
export function RecordQuestion({ question, onCancel, onConfirm }: RecordQuestionProps) {
  return (
    <AlertDialog
      title="Is this the right record?"
      open
      cancelLabel="Choose another"
      confirmLabel="Use it anyway"
      onCancel={onCancel}
      onConfirm={onConfirm}
    >
      <p>{question} Use it anyway?</p>
    </AlertDialog>
  );
}
