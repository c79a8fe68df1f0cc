import { basicWords } from '#words';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';

interface PhotoDialogProps {
  title: string;
  photo: string | undefined;
  /** Undefined if there is only one photo. */
  onStep: ((by: number) => void) | undefined;
  onClose: () => void;
}

export default function PhotoDialog({ title, photo, onStep, onClose }: PhotoDialogProps) {
  return (
    <Dialog
      title={title}
      open
      onClose={onClose}
      wide
      actions={
        onStep && (
          <>
            <Button variant="secondary" onClick={() => onStep(-1)}>
              {basicWords.previous}
            </Button>
            <Button variant="secondary" onClick={() => onStep(1)}>
              {basicWords.next}
            </Button>
          </>
        )
      }
    >
      <img src={photo} alt={title} className="max-h-[65dvh] w-full rounded-lg bg-sunken object-contain" />
    </Dialog>
  );
}
