import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { useLocation } from 'react-router';
import { shelfClothWords } from '#words';
import { wearerOf, wearerOfSize } from '../../../../contract/cloth-bodies.ts';
import { clothNeeds } from '../../../../contract/cloth-needs.ts';
import { clothName } from '../../../../contract/cloth-words.ts';
import { MAX_SHELF_PIECES } from '../../../../contract/constants/cloth.ts';
import type { DressTypeCode } from '../../../../contract/garments.ts';
import { garmentOf } from '../../../../contract/garments.ts';
import type { Measurement } from '../../../../contract/measurements.ts';
import type { TailorType } from '../../../../contract/tailors.ts';
import { beginClothErrand } from '../../../lib/cloth-errand.ts';
import { formatRupees } from '../../../lib/format.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { useFocusOnChange } from '../../../ui/focus.ts';
import { clothQuery, NO_SHELF_CLOTH, piecesOf } from './cloth.ts';
import type { OrderFields } from './draft.ts';
import { PostedField } from './steps/posted-field.tsx';
import { useMeasurementRecords } from './use-measurement-records.ts';

interface ClothChoiceProps {
  dressType: string;
  trade: TailorType | undefined;
  /** The dress types that the cloth may choose. */
  offered: readonly string[];
  /** False for a tailor without a postal address. */
  mayPost: boolean;
  /** Whose measures the cloth is counted by, where the form does not choose them; undefined for a usual size. */
  record?: Measurement | undefined;
}

/** Cloth of the shop for the garment, with a way to it and back (orders-152). */
export default function ClothChoice({ mayPost, ...garment }: ClothChoiceProps) {
  const { watch } = useFormContext<OrderFields>();
  const [source, known] = watch(['cloth_source', 'cloth_known']);
  const heading = useFocusOnChange<HTMLHeadingElement>(source, { ifLost: true });
  return (
    <section
      aria-labelledby="cloth-title"
      className="flex flex-col gap-3 rounded-2xl border border-hairline bg-card p-4 sm:p-5"
    >
      <h3 ref={heading} id="cloth-title" className="text-lg">
        {shelfClothWords.theCloth}
      </h3>
      {source === 'SHELF' && known ? (
        <ChosenCloth known={known} {...garment} />
      ) : (
        <NoCloth isGone={source === 'SHELF'} hasAddress={mayPost} />
      )}
    </section>
  );
}

function NoCloth({ isGone, hasAddress }: { isGone: boolean; hasAddress: boolean }) {
  const { formState } = useFormContext<OrderFields>();
  return (
    <>
      <Wrong
        message={formState.errors.cloth_variant?.message ?? (isGone ? shelfClothWords.notSoldAnyMore : '')}
      />
      <p>{shelfClothWords.orTakeItFromABrand}</p>
      <ToTheShop>{shelfClothWords.clothFromTheShop}</ToTheShop>
      <PostedField hasAddress={hasAddress} />
      {isGone && <OwnCloth />}
    </>
  );
}

/** What is wrong with the cloth, to which a refused form moves the focus. */
function Wrong({ message }: { message: string }) {
  const { errors } = useFormState<OrderFields>();
  if (!message) return null;
  return (
    <p
      role="alert"
      tabIndex={-1}
      data-refused={errors.cloth_variant ? true : undefined}
      className="font-medium text-madder"
    >
      {message}
    </p>
  );
}

/** Takes the cloth of the shop out of the form. */
function OwnCloth() {
  const { setValue, clearErrors } = useFormContext<OrderFields>();
  return (
    <Button
      variant="quiet"
      className="self-start"
      onClick={() => {
        clearErrors(['cloth_variant', 'cloth_quantity']);
        for (const [name, value] of Object.entries(NO_SHELF_CLOTH))
          setValue(name as keyof typeof NO_SHELF_CLOTH, value, { shouldDirty: true });
      }}
    >
      {shelfClothWords.iHaveMyOwnCloth}
    </Button>
  );
}

/** The tab remembers the form, which keeps its draft. */
function ToTheShop({ children }: { children: string }) {
  const { pathname, search } = useLocation();
  return (
    <ButtonLink
      variant="secondary"
      className="self-start"
      to="/brands"
      onClick={() => beginClothErrand(`${pathname}${search}`)}
    >
      {children}
    </ButtonLink>
  );
}

interface ChosenClothProps extends Omit<ClothChoiceProps, 'mayPost'> {
  known: NonNullable<OrderFields['cloth_known']>;
}

function ChosenCloth({ known, dressType, trade, offered, record }: ChosenClothProps) {
  const { register, setValue, watch, getValues, formState } = useFormContext<OrderFields>();
  const { before, isGone } = useCurrentCloth(known);
  const needed = useNeededMetres({ dressType, trade, record }, known.width);
  const pieces = piecesOf({ cloth_quantity: watch('cloth_quantity') });
  const least = needed === undefined ? 1 : Math.max(1, Math.ceil(needed / known.metres - 1e-6));
  const isFixed = known.is_own_quantity;
  useEffect(() => {
    if (!isFixed && needed !== undefined)
      setValue('cloth_quantity', String(Math.min(least, MAX_SHELF_PIECES)));
  }, [isFixed, needed, least, setValue]);
  const isOffered = offered.includes(known.dress_type);
  useEffect(() => {
    if (!isOffered) return;
    if (getValues('dress_type') === '') setValue('dress_type', known.dress_type, { shouldDirty: true });
    // Once only, so that the customer can choose another one or none.
    setValue('cloth_known', { ...known, dress_type: '' });
  }, [isOffered, known, getValues, setValue]);
  const metres = Math.round(pieces * known.metres * 100) / 100;
  const { errors } = formState;
  return (
    <>
      <div className="flex flex-wrap gap-4">
        <img src={known.image} alt="" width={80} height={100} className="h-25 w-20 rounded-xl object-cover" />
        <div className="min-w-0 flex-1 basis-40 wrap-anywhere">
          <p className="font-semibold">{clothName(known)}</p>
          {known.seller && <p className="text-muted">{shelfClothWords.from({ seller: known.seller })}</p>}
          <p className="figures text-sm">
            {shelfClothWords.ofOnePiece({
              metres: known.metres,
              width: known.width,
              price: formatRupees(known.price),
            })}
          </p>
          {before !== undefined && (
            <p role="status" className="font-semibold text-saffron-ink">
              {shelfClothWords.priceHasChanged({
                before: formatRupees(before),
                now: formatRupees(known.price),
              })}
            </p>
          )}
        </div>
        <p className="figures shrink-0 font-semibold">{formatRupees(pieces * known.price)}</p>
      </div>
      <Wrong message={errors.cloth_variant?.message ?? (isGone ? shelfClothWords.soldOutNow : '')} />
      <TextField
        label={shelfClothWords.howManyPieces}
        inputMode="numeric"
        className="w-32"
        error={errors.cloth_quantity?.message}
        hint={!isGone && known.left < pieces ? shelfClothWords.onlyLeft({ left: known.left }) : undefined}
        {...register('cloth_quantity', {
          onChange: () =>
            setValue('cloth_known', { ...(getValues('cloth_known') ?? known), is_own_quantity: true }),
        })}
      />
      {needed !== undefined && pieces > 0 && (
        <p role="status" className={metres < needed ? 'font-semibold text-saffron-ink' : 'text-muted'}>
          {metres < needed
            ? shelfClothWords.isTooLittle({ metres, needed })
            : shelfClothWords.isEnough({ metres, needed })}
        </p>
      )}
      <p className="text-sm text-muted">{shelfClothWords.nothingIsReserved}</p>
      <div className="flex flex-wrap gap-3">
        <ToTheShop>{shelfClothWords.chooseAnotherCloth}</ToTheShop>
        <OwnCloth />
      </div>
    </>
  );
}

/** Reads the cloth again, which may cost something else or be sold out since it was chosen. */
function useCurrentCloth(known: NonNullable<OrderFields['cloth_known']>) {
  const { setValue, watch } = useFormContext<OrderFields>();
  const variant = Number(watch('cloth_variant'));
  const { data: product, error } = useQuery({ ...clothQuery(known.product), staleTime: 0 }, queryClient);
  const [before, setBefore] = useState<number>();
  useEffect(() => {
    if (!product?.cloth) return;
    const left = product.variants.find(({ id }) => id === variant)?.stock ?? 0;
    const { price } = product;
    const city = product.cloth.sent_from ?? '';
    if (price === known.price && left === known.left && city === known.city) return;
    if (price !== known.price) setBefore(known.price);
    setValue('cloth_known', { ...known, price, left, city });
  }, [product, variant, known, setValue]);
  const isHidden = Object(error).status === 404;
  const isSoldOut = product !== undefined && known.left === 0;
  return { before: before === known.price ? undefined : before, isGone: isHidden || isSoldOut };
}

/** How much the garment needs of cloth of this width, by the chosen record; undefined before it is known. */
function useNeededMetres(
  { dressType, trade, record: given }: Pick<ClothChoiceProps, 'dressType' | 'trade' | 'record'>,
  width: number,
) {
  const { watch } = useFormContext<OrderFields>();
  const [choices, source, measurement] = watch(['design_choices', 'measurement_source', 'measurement']);
  const records = useMeasurementRecords();
  if (!trade || !garmentOf(dressType)) return undefined;
  const list = source === 'STORE' && records.state === 'loaded' ? records.list : [];
  const record = given ?? list.find(({ id }) => String(id) === measurement);
  const usual = wearerOfSize(trade === 'Gents Tailor' ? 'male' : 'female', 'adult', 'M');
  const [main] = clothNeeds(dressType as DressTypeCode, record ? wearerOf(record) : usual, {
    width,
    choices,
  });
  return main?.metres;
}
