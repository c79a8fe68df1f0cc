import { type ReactNode, useEffect, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { basicWords, garmentWords, orderFormWords, orderGarmentWords } from '#words';
import { fabricName } from '../../../../../contract/garment-names.ts';
import {
  type DressTypeCode,
  dressTypesFor,
  fabricsFor,
  garmentOf,
} from '../../../../../contract/garments.ts';
import type { Premises, Tailor, TailorType } from '../../../../../contract/tailors.ts';
import { formatRupees } from '../../../../lib/format.ts';
import { Button } from '../../../../ui/button.tsx';
import { SelectField, TextAreaField } from '../../../../ui/field.tsx';
import { LazyPart } from '../../../../ui/lazy-part.tsx';
import { Banner, Skeleton } from '../../../../ui/states.tsx';
import { useApproximation } from '../../../location/store.ts';
import type { FormFields } from '../draft.ts';
import { designIn, isSketch, useSketch } from '../use-sketch.ts';
import { FormSection } from './form-section.tsx';
import { OrderPicture } from './order-picture.tsx';

interface GarmentFieldsProps {
  tailor: (Tailor & Partial<Premises>) | undefined;
  /** Undefined for a tailor without rates. */
  trade: TailorType | undefined;
  /** True if the order keeps a picture of the design that the form does not have. */
  isDesignKept?: boolean;
  /** True if dress type and fabric can be left to the shop (orders-171). */
  isOpen?: boolean;
  /** Pictures to choose from instead of an own one. */
  samples?: ReactNode;
  /** Further fields of the garment. */
  children?: ReactNode;
}

/** See orders-4. */
export function GarmentFields({
  tailor,
  trade,
  isDesignKept = false,
  isOpen = false,
  samples,
  children,
}: GarmentFieldsProps) {
  const { register, watch, setValue, setError, formState } = useFormContext<FormFields>();
  const about = useApproximation();
  const priceOf = (rupees: number) => [formatRupees(rupees), about(rupees)].filter(Boolean).join(' ');
  const dressTypes = dressTypesFor(trade).filter(
    ({ code }) => !tailor || tailor.rate_per_design[code] !== undefined,
  );
  const [dressType, fabricType, clothSource] = watch(['dress_type', 'fabric_type', 'cloth_source']);
  const none = isOpen ? orderGarmentWords.leftToTheShop : orderFormWords.choose;
  const isGone =
    dressType !== '' && trade !== undefined && !dressTypes.some(({ code }) => code === dressType);
  const isFabricGone = fabricType !== '' && !fabricsFor(trade).some((fabric) => fabric === fabricType);
  // A draft may hold a garment or fabric that is no longer offered (orders-42).
  useEffect(() => {
    if (isGone) {
      setValue('dress_type', '');
      setError('dress_type', { message: orderFormWords.thisTailorNoLongerStitchesWhat });
    }
    if (isFabricGone) setValue('fabric_type', '');
  }, [isGone, isFabricGone, setValue, setError]);
  return (
    <FormSection title={orderFormWords.theGarment}>
      {!trade && !isOpen && <Banner kind="warning">{orderFormWords.thisTailorDoesNotOfferAny}</Banner>}
      {trade && tailor && dressTypes.length === 0 && (
        <Banner kind="warning">{orderFormWords.thisTailorHasNoRates[trade]}</Banner>
      )}
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField
          label={orderFormWords.dressType}
          required={!isOpen}
          optional={isOpen}
          error={formState.errors.dress_type?.message}
          {...register('dress_type')}
        >
          <option value="">{none}</option>
          {dressTypes.map(({ code }) => (
            <option key={code} value={code}>
              {garmentWords.dressTypes[code]}
              {tailor && `: ${priceOf(tailor.rate_per_design[code] ?? 0)}`}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={orderFormWords.fabricType}
          required={!isOpen}
          optional={isOpen}
          error={formState.errors.fabric_type?.message}
          {...register('fabric_type')}
        >
          <option value="">{none}</option>
          {fabricsFor(trade).map((fabric) => (
            <option key={fabric} value={fabric}>
              {fabricName(fabric)}
            </option>
          ))}
        </SelectField>
      </div>
      <LazyPart load={loadClothChoice} skeleton={<Skeleton className="h-44" />}>
        {(ClothChoice) => (
          <ClothChoice
            dressType={dressType}
            trade={trade}
            offered={isOpen || !tailor || !trade ? [] : dressTypes.map(({ code }) => code)}
            mayPost={tailor?.address !== null}
          />
        )}
      </LazyPart>
      {trade && garmentOf(dressType) && clothSource !== 'SHELF' && (
        <LazyPart load={loadClothEstimate} skeleton={<Skeleton className="h-44" />}>
          {(ClothEstimate) => <ClothEstimate dressType={dressType as DressTypeCode} trade={trade} />}
        </LazyPart>
      )}
      <DesignField isKept={isDesignKept} />
      {samples}
      <TextAreaField
        label={basicWords.description}
        optional
        maxLength={2000}
        hint={orderFormWords.whateverElseTheTailorShouldKnow}
        error={formState.errors.description?.message}
        {...register('description')}
      />
      {children}
    </FormSection>
  );
}

const loadClothChoice = () => import('../cloth-choice.tsx');
const loadClothEstimate = () => import('../cloth-estimate.tsx');
const loadDesigner = () => import('../../design/garment-designer.tsx');

/** The design's picture, or choices that replace it (design-1). */
function DesignField({ isKept }: { isKept: boolean }) {
  const form = useFormContext<FormFields>();
  const { watch, getValues, setValue, formState } = form;
  const hasFailed = useSketch(form, isKept);
  const [isOpen, setOpen] = useState(() => Object.keys(getValues('design_choices')).length > 0);
  const design = designIn(...watch(['dress_type', 'fabric_type', 'design_choices']));
  return (
    <div className="flex flex-col gap-4">
      <OrderPicture
        name="dress_design"
        label={orderFormWords.demoImageOfTheDesign}
        hint={
          isSketch(watch('dress_design'))
            ? orderFormWords.theSketchOfYourChoicesA
            : orderFormWords.aPictureOrYourOwnDesign
        }
      />
      <Button
        variant="secondary"
        className="self-start"
        aria-expanded={isOpen}
        onClick={() => setOpen((open) => !open)}
      >
        {isOpen ? orderFormWords.hideTheChoices : orderFormWords.designItYourself}
      </Button>
      {isOpen && !design && <p className="text-muted">{orderFormWords.chooseTheDressTypeFirst}</p>}
      {isOpen && design && (
        <LazyPart load={loadDesigner} skeleton={<Skeleton className="h-96" />}>
          {(GarmentDesigner) => (
            <GarmentDesigner
              {...design}
              onChoices={(choices) => setValue('design_choices', choices, { shouldDirty: true })}
            />
          )}
        </LazyPart>
      )}
      {formState.errors.design_choices?.message && (
        <p className="text-sm font-medium text-madder">{String(formState.errors.design_choices.message)}</p>
      )}
      {hasFailed && <Banner kind="warning">{orderFormWords.theSketchCouldNotBeDrawn}</Banner>}
    </div>
  );
}
