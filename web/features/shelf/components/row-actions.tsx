import { useState } from 'react';
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
    toast.success(active ? `${name} is hidden.` : `${name} is shown.`);
  }

  return (
    <div className="-ms-4 flex flex-wrap lg:ms-0 lg:flex-nowrap">
      <Button variant="quiet" aria-label={`Stock of ${name}`} onClick={() => setStockOpen(true)}>
        Stock
      </Button>
      <Button
        variant="quiet"
        pending={isPending}
        aria-label={`${active ? 'Hide' : 'Show'} ${name}`}
        onClick={() => act(toggle, 'Failed to save the product')}
      >
        {active ? 'Hide' : 'Show'}
      </Button>
      {isStockOpen && <StockDialog id={id} name={name} onClose={() => setStockOpen(false)} />}
    </div>
  );
}
