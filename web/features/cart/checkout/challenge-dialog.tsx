import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';

interface ChallengeDialogProps {
  open: boolean;
  onAnswer: (approved: boolean) => void;
}

export function ChallengeDialog({ open, onAnswer }: ChallengeDialogProps) {
  return (
    <Dialog
      title="Approve this payment?"
      open={open}
      onClose={() => onAnswer(false)}
      actions={
        <>
          <Button variant="secondary" onClick={() => onAnswer(false)}>
            Decline
          </Button>
          <Button onClick={() => onAnswer(true)}>Approve</Button>
        </>
      }
    >
      <p>This is the test bank. With a real card, your bank asks you here whether it is you who pays.</p>
    </Dialog>
  );
}
