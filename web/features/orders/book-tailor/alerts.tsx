import { orderFormWords } from '#words';
import { AlertDialog } from '../../../ui/alert-dialog.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';

interface AlertProps {
  open: boolean;
  onClose: () => void;
  /** The path to which sign-in and profile return. */
  back?: string;
}

export const ORDER_FORM = '/book-tailor?step=order';

/** See orders-2. */
export function LoginAlert({ open, onClose, back = ORDER_FORM }: AlertProps) {
  return (
    <Dialog
      title={orderFormWords.loginAlert}
      open={open}
      onClose={onClose}
      actions={<ButtonLink to={`/login?next=${encodeURIComponent(back)}`}>{orderFormWords.login}</ButtonLink>}
    >
      <p>{orderFormWords.forOrderLoginRequire}</p>
      <p className="text-sm text-muted">{orderFormWords.yourEntriesAndPicturesStaySaved}</p>
    </Dialog>
  );
}

/** See orders-6. */
export function MeasurementAlert({ open, onClose, back = ORDER_FORM }: AlertProps) {
  return (
    <Dialog
      title={orderFormWords.measurement}
      open={open}
      onClose={onClose}
      actions={
        <ButtonLink to={`/profile?tab=measurements&next=${encodeURIComponent(back)}`}>
          {orderFormWords.goToProfile}
        </ButtonLink>
      }
    >
      <p>{orderFormWords.noMeasurementAddedChooseOther}</p>
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
      title={orderFormWords.isThisTheRightRecord}
      open
      cancelLabel={orderFormWords.chooseAnother}
      confirmLabel={orderFormWords.useItAnyway}
      onCancel={onCancel}
      onConfirm={onConfirm}
    >
      <p>{orderFormWords.askUseItAnyway({ question })}</p>
    </AlertDialog>
  );
}
