import { cartWords } from '#words';
import { AlertDialog } from '../../../ui/alert-dialog.tsx';
import type { NewItem } from '../store.ts';

interface DiscardCartProps {
  /** An item of another type than the cart. */
  added: NewItem;
  onKeep: () => void;
  onDiscard: () => void;
}

/** See shop-2. */
export default function DiscardCart({ added, onKeep, onDiscard }: DiscardCartProps) {
  return (
    <AlertDialog
      title={cartWords.discardYourCart}
      open
      cancelLabel={cartWords.keepMyCart}
      confirmLabel={cartWords.discardAndAdd}
      onCancel={onKeep}
      onConfirm={onDiscard}
    >
      <p>{cartWords.yourCartHolds[added.type === 'brand' ? 'culture' : 'brand']({ name: added.name })}</p>
    </AlertDialog>
  );
}
