import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ShelfProduct } from '../../../../contract/shelf.ts';
import { failureSentence } from '../../../lib/form-errors.ts';
import { useSubmit } from '../../../lib/form-submit.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { Button } from '../../../ui/button.tsx';
import { cn } from '../../../ui/cn.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { FIELD_BOX } from '../../../ui/field.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { Loading, Skeleton } from '../../../ui/states.tsx';
import { FailureBanner, SubmitButton } from '../../../ui/submit.tsx';
import { toast } from '../../../ui/toast.tsx';
import { changeStock, SHELF_KEY, shelfProductQuery } from '../api.ts';

interface StockDialogProps {
  id: number;
  name: string;
  onClose: () => void;
}

/** Adds pieces that came in, or takes off what is lost, whatever sells meanwhile (catalogue-14). */
export function StockDialog({ id, name, onClose }: StockDialogProps) {
  const { data, error, refetch } = useQuery(shelfProductQuery(id), queryClient);
  return (
    <Dialog title={`Stock of ${name}`} open onClose={onClose}>
      {data ? (
        <StockForm product={data} onClose={onClose} />
      ) : error ? (
        <LoadFailure onRetry={() => void refetch()}>
          {failureSentence(error, 'Failed to get the stock')}
        </LoadFailure>
      ) : (
        <Loading text="Loading the stock...">
          <Skeleton className="h-32" />
        </Loading>
      )}
    </Dialog>
  );
}

function StockForm({ product, onClose }: { product: ShelfProduct; onClose: () => void }) {
  const [typed, setTyped] = useState<Record<number, string>>({});
  const changes = product.variants.flatMap(({ id }) => {
    const by = Number(typed[id]?.replace('−', '-') ?? 0);
    return Number.isInteger(by) && by !== 0 ? [{ variant: id, by }] : [];
  });
  const { formProps, failure, isSubmitting, showError } = useSubmit({
    values: changes,
    prevent: (sent) => sent.length === 0,
    send: (sent, { keyFor }) => changeStock(product.id, sent, keyFor({ sent, id: product.id })),
    async onSuccess() {
      toast.success('The stock is changed.');
      await queryClient.invalidateQueries({ queryKey: SHELF_KEY });
      onClose();
    },
    onFailure: () => void queryClient.invalidateQueries({ queryKey: SHELF_KEY }),
    fallback: 'Failed to change the stock',
  });
  const step = (id: number, by: number) =>
    setTyped((before) => ({ ...before, [id]: String((Number(before[id] ?? 0) || 0) + by) }));
  return (
    <form
      {...formProps}
      onSubmit={(event) => {
        formProps.onSubmit(event);
        if (changes.length === 0) showError('Say how many pieces came in, or are gone.');
      }}
      className="flex flex-col gap-4"
    >
      <p className="text-sm text-muted">How many came in? Write −2 for two that are gone.</p>
      <ul className="flex flex-col gap-3">
        {product.variants.map(({ id, colour, size, stock }) => {
          const name = product.colours.find(({ code }) => code === colour)?.name ?? colour;
          const words = `${name}, ${size ?? 'one size'}`;
          return (
            <li key={id} className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-3">
              <span className="min-w-0 wrap-anywhere">
                {words} <span className="figures block text-sm text-muted">{stock} in stock</span>
              </span>
              <span className="flex items-center gap-1">
                <Button variant="icon" aria-label={`One less of ${words}`} onClick={() => step(id, -1)}>
                  −
                </Button>
                <input
                  aria-label={`Change of ${words}`}
                  inputMode="numeric"
                  maxLength={8}
                  value={typed[id] ?? ''}
                  placeholder="0"
                  onChange={({ currentTarget: { value } }) =>
                    setTyped((before) => ({ ...before, [id]: value }))
                  }
                  className={cn(FIELD_BOX, 'figures w-20 text-center')}
                />
                <Button variant="icon" aria-label={`One more of ${words}`} onClick={() => step(id, 1)}>
                  +
                </Button>
              </span>
            </li>
          );
        })}
      </ul>
      {product.variants.length === 0 && <p>Open the product and add a colour first.</p>}
      <FailureBanner failure={failure} />
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onClose}>
          Back
        </Button>
        <SubmitButton busy={isSubmitting} busyLabel="Saving..." disabled={product.variants.length === 0}>
          Change stock
        </SubmitButton>
      </div>
    </form>
  );
}
