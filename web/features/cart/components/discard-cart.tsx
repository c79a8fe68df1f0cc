import { AlertDialog } from '../../../ui/alert-dialog.tsx';
import type { NewItem } from '../store.ts';

const GOODS = { brand: 'products of brands', culture: 'products of the culture collection' } as const;

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
      title="Discard your cart?"
      open
      cancelLabel="Keep my cart"
      confirmLabel="Discard and add"
      onCancel={onKeep}
      onConfirm={onDiscard}
    >
      <p>
        Your cart holds {GOODS[added.type === 'brand' ? 'culture' : 'brand']}, and these are bought
        separately. Discard the cart and add {added.name} instead?
      </p>
    </AlertDialog>
  );
}
