import { useQuery } from '@tanstack/react-query';
import { type ResolverResult, useForm } from 'react-hook-form';
import { basicWords, shelfWords } from '#words';
import type { ShelfProduct } from '../../../../contract/shelf.ts';
import { inAsciiDigits } from '../../../../contract/typed-number.ts';
import { failureSentence } from '../../../lib/form-errors.ts';
import { useFormSubmit } from '../../../lib/form-submit.ts';
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

/** Adds received pieces or subtracts lost ones, so that sales in between count (catalogue-14). */
export function StockDialog({ id, name, onClose }: StockDialogProps) {
  const { data, error, refetch } = useQuery(shelfProductQuery(id), queryClient);
  return (
    <Dialog title={shelfWords.stockOf({ name })} open onClose={onClose}>
      {data ? (
        <StockForm product={data} onClose={onClose} />
      ) : error ? (
        <LoadFailure onRetry={() => void refetch()}>
          {failureSentence(error, shelfWords.failedToGetTheStock)}
        </LoadFailure>
      ) : (
        <Loading text={shelfWords.loadingTheStock}>
          <Skeleton className="h-32" />
        </Loading>
      )}
    </Dialog>
  );
}

interface Typed {
  /** The typed change by variant. */
  by: Record<string, string>;
}

const NOTHING_TYPED: Typed = { by: {} };

function resolver(values: Typed): ResolverResult<Typed> {
  const changes = changesIn(values);
  if (changes.length > 0 && changes.every(({ by }) => Number.isInteger(by))) return { values, errors: {} };
  const message = shelfWords.sayHowManyPieces;
  return { values: {}, errors: { root: { type: 'required', message } } as never };
}

function StockForm({ product, onClose }: { product: ShelfProduct; onClose: () => void }) {
  const form = useForm({ defaultValues: NOTHING_TYPED, resolver });
  const { formProps, failure, isSubmitting } = useFormSubmit(form, {
    send(typed, { keyFor }) {
      const sent = changesIn(typed);
      return changeStock(product.id, sent, keyFor({ sent, id: product.id }));
    },
    async onSuccess() {
      toast.success(shelfWords.theStockIsChanged);
      await queryClient.invalidateQueries({ queryKey: SHELF_KEY });
      onClose();
    },
    onFailure: () => void queryClient.invalidateQueries({ queryKey: SHELF_KEY }),
    fallback: shelfWords.failedToChangeTheStock,
  });
  const step = (id: number, by: number) =>
    form.setValue(`by.${id}`, String((changeIn(form.getValues(`by.${id}`) ?? '') || 0) + by));
  return (
    <form {...formProps} className="flex flex-col gap-4">
      <p className="text-sm text-muted">{shelfWords.howManyCameIn}</p>
      <ul className="flex flex-col gap-3">
        {product.variants.map(({ id, colour, size, stock }) => {
          const name = product.colours.find(({ code }) => code === colour)?.name ?? colour;
          const variant = [name, size ?? shelfWords.inOneSize].join(basicWords.listSeparator);
          return (
            <li key={id} className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-3">
              <span className="min-w-0 wrap-anywhere">
                {variant}{' '}
                <span className="figures block text-sm text-muted">{shelfWords.inStock({ stock })}</span>
              </span>
              <span className="flex items-center gap-1">
                <Button
                  variant="icon"
                  aria-label={shelfWords.oneLessOf({ variant })}
                  onClick={() => step(id, -1)}
                >
                  −
                </Button>
                <input
                  aria-label={shelfWords.changeOf({ variant })}
                  inputMode="numeric"
                  maxLength={8}
                  placeholder="0"
                  className={cn(FIELD_BOX, 'figures w-20 text-center')}
                  {...form.register(`by.${id}`)}
                />
                <Button
                  variant="icon"
                  aria-label={shelfWords.oneMoreOf({ variant })}
                  onClick={() => step(id, 1)}
                >
                  +
                </Button>
              </span>
            </li>
          );
        })}
      </ul>
      {product.variants.length === 0 && <p>{shelfWords.addAColourFirst}</p>}
      <FailureBanner failure={failure} />
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onClose}>
          {basicWords.back}
        </Button>
        <SubmitButton
          busy={isSubmitting}
          busyLabel={basicWords.saving}
          disabled={product.variants.length === 0}
        >
          {shelfWords.changeStock}
        </SubmitButton>
      </div>
    </form>
  );
}

function changesIn({ by: typed }: Typed) {
  return Object.entries(typed).flatMap(([id, text]) => {
    const by = changeIn(text);
    return by === 0 ? [] : [{ variant: Number(id), by }];
  });
}

/** NaN if unreadable. */
function changeIn(text: string): number {
  return Number(inAsciiDigits(text).replace('−', '-'));
}
