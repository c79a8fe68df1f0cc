import { ButtonLink } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';

interface AlertProps {
  open: boolean;
  onClose: () => void;
}

/** Sign-in and profile lead back to the form. */
const backTo = (step: 'order' | 'bulk') => encodeURIComponent(`/book-tailor?step=${step}`);

/** See orders-2. */
export function LoginAlert({ open, onClose, step = 'order' }: AlertProps & { step?: 'order' | 'bulk' }) {
  return (
    <Dialog
      title="Login Alert"
      open={open}
      onClose={onClose}
      actions={<ButtonLink to={`/login?next=${backTo(step)}`}>Login</ButtonLink>}
    >
      <p>For Order Login Require</p>
      <p className="text-sm text-muted">Your entries and pictures stay saved on this device.</p>
    </Dialog>
  );
}

/** See orders-6. */
export function MeasurementAlert({ open, onClose }: AlertProps) {
  return (
    <Dialog
      title="Measurement"
      open={open}
      onClose={onClose}
      actions={
        <ButtonLink to={`/profile?tab=measurements&next=${backTo('order')}`}>Go to profile</ButtonLink>
      }
    >
      <p>No Meaurement added, choose other option or update measurement from profile</p>
    </Dialog>
  );
}
