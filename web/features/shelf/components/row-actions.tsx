import { useState } from 'react';
import { basicWords, shelfWords } from '#words';
import type { ShelfListItem } from '../../../../contract/shelf.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { useAction } from '../../../lib/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toast.tsx';
import { SHELF_KEY, showProduct } from '../api.ts';
import { StockDialog } from './stock-dialog.tsx';

/** Actions that need no product page: change the stock, show or hide. */
export function RowActions({ product }: { product: ShelfListItem }) {
  const [isStockOpen, setStockOpen] = useState(false);
  const { act, isPending } = useAction((failure) => toast.error(failure));
  const { id, name, active } = product;

  async function toggle() {
    await showProduct(id, !active);
    await queryClient.invalidateQueries({ queryKey: SHELF_KEY });
    toast.success(active ? shelfWords.isHidden({ name }) : shelfWords.isShown({ name }));
  }

  return (
    <div className="-ms-4 flex flex-wrap lg:ms-0 lg:flex-nowrap">
      <Button variant="quiet" aria-label={shelfWords.stockOf({ name })} onClick={() => setStockOpen(true)}>
        {shelfWords.stock}
      </Button>
      <Button
        variant="quiet"
        pending={isPending}
        aria-label={active ? shelfWords.hideProduct({ name }) : shelfWords.showProduct({ name })}
        onClick={() => act(toggle, shelfWords.failedToSaveTheProduct)}
      >
        {active ? shelfWords.hide : basicWords.show}
      </Button>
      {isStockOpen && <StockDialog id={id} name={name} onClose={() => setStockOpen(false)} />}
    </div>
  );
}
