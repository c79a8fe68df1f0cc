import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { shelfClothWords } from '#words';
import { clothName } from '../../../../contract/cloth-words.ts';
import {
  clothQuery,
  clothValues,
  NO_SHELF_CLOTH,
  piecesOf,
} from '../../../features/orders/book-tailor/cloth.ts';
import { failureSentence } from '../../../lib/form-errors.ts';
import { formatRupees } from '../../../lib/format.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { Button } from '../../../ui/button.tsx';
import { SelectField, TextField } from '../../../ui/field.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import { foundClothQuery } from './api.ts';
import type { EntryGarment, EntryValues } from './entry-values.ts';

const SOURCES = {
  '': { label: 'Brought or collected', hint: 'As is said below for the order' },
  POSTED: { label: 'The customer posts it', hint: 'To the tailor, by courier' },
  SHELF: {
    label: "From a brand's shelf",
    hint: 'The brand sends it to the tailor; it is a part of the bill',
  },
} as const satisfies Record<EntryGarment['cloth_source'], { label: string; hint: string }>;

/** Where the cloth of a garment comes from; posted only to a tailor with an address (orders-150, orders-216). */
export function ClothPart({ index, hasAddress }: { index: number; hasAddress: boolean }) {
  const { register, watch, setValue, formState } = useFormContext<EntryValues>();
  const [pickup, source] = watch(['pickup', `garments.${index}.cloth_source`]);
  const mayPost = pickup === 'BY_OWN' && hasAddress;
  useEffect(() => {
    if (!mayPost && source === 'POSTED') setValue(`garments.${index}.cloth_source`, '');
  }, [mayPost, source, index, setValue]);
  const offered = (['', 'POSTED', 'SHELF'] as const).filter((value) => mayPost || value !== 'POSTED');
  return (
    <div className="flex flex-col gap-4">
      <RadioGroup
        label="The cloth of this garment"
        value={source}
        error={formState.errors.garments?.[index]?.cloth_source?.message}
        options={offered.map((value) => ({ value, ...SOURCES[value] }))}
        radio={register(`garments.${index}.cloth_source`)}
      />
      {source === 'SHELF' && <ShelfCloth index={index} />}
    </div>
  );
}

function ShelfCloth({ index }: { index: number }) {
  const { watch, setValue } = useFormContext<EntryValues>();
  const known = watch(`garments.${index}.cloth_known`);
  const [product, setProduct] = useState<number>();
  /** Keeps the number of pieces. */
  function choose(cloth: Pick<EntryGarment, 'cloth_variant' | 'cloth_known'>) {
    setValue(`garments.${index}.cloth_variant`, cloth.cloth_variant, {
      shouldDirty: true,
      shouldValidate: false,
    });
    setValue(`garments.${index}.cloth_known`, cloth.cloth_known, { shouldDirty: true });
  }
  if (known) {
    return (
      <ChosenCloth
        index={index}
        known={known}
        onLeave={() => {
          setProduct(undefined);
          choose(NO_SHELF_CLOTH);
        }}
      />
    );
  }
  return product === undefined ? (
    <FindCloth index={index} onFound={setProduct} />
  ) : (
    <ChooseColour index={index} product={product} onChoose={choose} onLeave={() => setProduct(undefined)} />
  );
}

const MIN_SEARCHED = 2;

function FindCloth({ index, onFound }: { index: number; onFound: (product: number) => void }) {
  const { formState } = useFormContext<EntryValues>();
  const [typed, setTyped] = useState('');
  const searched = useDeferredValue(typed.trim());
  const isSearched = searched.length >= MIN_SEARCHED;
  const { data, error, refetch } = useQuery(
    { ...foundClothQuery(searched), enabled: isSearched, placeholderData: keepPreviousData },
    queryClient,
  );
  const found = isSearched ? data : undefined;
  return (
    <>
      <TextField
        label="Find cloth"
        type="search"
        autoComplete="off"
        maxLength={100}
        hint="By the name of the cloth or of the brand."
        value={typed}
        error={formState.errors.garments?.[index]?.cloth_variant?.message}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={(event) => {
          // Enter would send the order.
          if (event.key === 'Enter') event.preventDefault();
        }}
      />
      {isSearched && error && (
        <LoadFailure onRetry={() => void refetch()}>
          {failureSentence(error, 'Failed to find cloth')}
        </LoadFailure>
      )}
      <p role="status" className={found?.length === 0 ? 'text-muted' : 'sr-only'}>
        {found && (found.length === 0 ? 'No unstitched cloth found.' : `${found.length} found.`)}
      </p>
      <ul className="flex flex-col divide-y divide-hairline">
        {found?.map(({ id, name, brand, price }) => (
          <li key={id}>
            <Button variant="quiet" className="w-full justify-start text-start" onClick={() => onFound(id)}>
              {[name, brand?.name, formatRupees(price)].filter(Boolean).join(', ')}
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}

interface ChooseColourProps {
  index: number;
  product: number;
  onChoose: (cloth: Pick<EntryGarment, 'cloth_variant' | 'cloth_known'>) => void;
  onLeave: () => void;
}

function ChooseColour({ index, product: id, onChoose, onLeave }: ChooseColourProps) {
  const { formState } = useFormContext<EntryValues>();
  const { data: product, error, refetch } = useQuery({ ...clothQuery(id), staleTime: 0 }, queryClient);
  const variants = product?.cloth ? product.variants.filter(({ stock }) => stock > 0) : [];
  const nameOf = (colour: string) => product?.colours.find(({ code }) => code === colour)?.name ?? colour;
  return (
    <>
      {error && (
        <LoadFailure onRetry={() => void refetch()}>
          {failureSentence(error, 'Failed to read the cloth')}
        </LoadFailure>
      )}
      {product && variants.length === 0 && (
        <p role="status">{product.cloth ? 'It is sold out.' : 'It is not sold as cloth.'}</p>
      )}
      {product && variants.length > 0 && (
        <SelectField
          label={`Colour of ${product.name}`}
          required
          value=""
          error={formState.errors.garments?.[index]?.cloth_variant?.message}
          onChange={({ currentTarget }) => {
            const cloth = clothValues(product, Number(currentTarget.value));
            if (cloth) onChoose(cloth);
          }}
        >
          <option value="">Choose...</option>
          {variants.map(({ id: variant, colour, stock }) => (
            <option key={variant} value={variant}>
              {nameOf(colour)}, {stock} left
            </option>
          ))}
        </SelectField>
      )}
      <Button variant="quiet" className="self-start" onClick={onLeave}>
        Find other cloth
      </Button>
    </>
  );
}

interface ChosenClothProps {
  index: number;
  known: NonNullable<EntryGarment['cloth_known']>;
  onLeave: () => void;
}

function ChosenCloth({ index, known, onLeave }: ChosenClothProps) {
  const { register, watch, formState } = useFormContext<EntryValues>();
  const errors = formState.errors.garments?.[index];
  const pieces = piecesOf({ cloth_quantity: watch(`garments.${index}.cloth_quantity`) });
  const { metres, width, price } = known;
  return (
    <div className="flex flex-col gap-3 rounded-2xl border border-hairline p-4">
      <div className="flex flex-wrap gap-4">
        <img src={known.image} alt="" width={64} height={80} className="h-20 w-16 rounded-xl object-cover" />
        <div className="min-w-0 flex-1 basis-40 wrap-anywhere">
          <p className="font-semibold">{clothName(known)}</p>
          {known.seller && <p className="text-muted">{shelfClothWords.from({ seller: known.seller })}</p>}
          <p className="figures text-sm">
            {shelfClothWords.ofOnePiece({ metres, width, price: formatRupees(price) })}
          </p>
        </div>
        <p className="figures shrink-0 font-semibold">{formatRupees(pieces * price)}</p>
      </div>
      {errors?.cloth_variant?.message && (
        <p role="alert" className="font-medium text-madder">
          {errors.cloth_variant.message}
        </p>
      )}
      <TextField
        label="Pieces"
        inputMode="numeric"
        className="w-32"
        error={errors?.cloth_quantity?.message}
        hint={known.left < pieces ? shelfClothWords.onlyLeft({ left: known.left }) : undefined}
        {...register(`garments.${index}.cloth_quantity`)}
      />
      <Button variant="quiet" className="self-start" onClick={onLeave}>
        Choose other cloth
      </Button>
    </div>
  );
}
