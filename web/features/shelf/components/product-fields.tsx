import { useId, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { UseFormReturn } from 'react-hook-form';
import { basicWords, garmentWords, goodsWords, shelfWords } from '#words';
import {
  MAX_FACTS,
  MAX_PRODUCT_DESCRIPTION,
  MAX_PRODUCT_NAME,
} from '../../../../contract/constants/shelf.ts';
import { MAX_TYPED_LENGTH } from '../../../../contract/typed-number.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { CheckField, SelectField, TextAreaField, TextField } from '../../../ui/field.tsx';
import type { ProductValues } from '../product-values.ts';
import { CustomsFields } from './customs-fields.tsx';
import { PictureList } from './picture-list.tsx';
import { VariantFields } from './variant-fields.tsx';

interface ProductFieldsProps {
  form: UseFormReturn<ProductValues>;
  kind: 'brand' | 'culture';
  /** Called with true while pictures upload. */
  onUploading: (isUploading: boolean) => void;
}

/** The whole form of a product (catalogue-13). */
export function ProductFields({ form, kind, onUploading }: ProductFieldsProps) {
  const { register, formState, watch, setValue, getValues } = form;
  const [colours, sizes, variants, pictures, facts, name] = watch([
    'colours',
    'sizes',
    'variants',
    'pictures',
    'facts',
    'name',
  ]);
  const errorOf = (field: keyof ProductValues) =>
    (formState.errors[field] as { message?: string } | undefined)?.message;
  const set = <Name extends 'colours' | 'sizes' | 'variants' | 'pictures' | 'facts'>(
    field: Name,
    value: ProductValues[Name],
  ) => setValue(field, value as never, { shouldDirty: true, shouldValidate: formState.isSubmitted });
  return (
    <div className="flex flex-col gap-6">
      <Card padding="large" className="flex flex-col gap-5">
        <TextField
          label={basicWords.name}
          maxLength={MAX_PRODUCT_NAME}
          error={errorOf('name')}
          {...register('name')}
        />
        <TextAreaField
          label={basicWords.description}
          optional
          rows={5}
          maxLength={MAX_PRODUCT_DESCRIPTION}
          error={errorOf('description')}
          {...register('description')}
        />
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField
            label={shelfWords.priceRs}
            inputMode="numeric"
            maxLength={12}
            error={errorOf('price')}
            {...register('price')}
          />
          <TextField
            label={shelfWords.struckThroughPriceRs}
            optional
            hint={shelfWords.whatItCostBeforeTheSale}
            inputMode="numeric"
            maxLength={12}
            error={errorOf('compare_at_price')}
            {...register('compare_at_price')}
          />
          <SelectField label={shelfWords.category} error={errorOf('category')} {...register('category')}>
            <Options options={goodsWords.categories} />
          </SelectField>
          {kind === 'brand' ? (
            <SelectField
              label={shelfWords.sectionOfYourBrandsPage}
              error={errorOf('section')}
              {...register('section')}
            >
              <Options options={goodsWords.sections} />
            </SelectField>
          ) : (
            <SelectField
              label={shelfWords.collection}
              error={errorOf('collection')}
              {...register('collection')}
            >
              <Options options={goodsWords.collections} />
            </SelectField>
          )}
          <SelectField
            label={shelfWords.kindOfGarment}
            optional
            hint={shelfWords.customersWhoLookForIt}
            error={errorOf('dress_type')}
            {...register('dress_type')}
          >
            <option value="">{basicWords.none}</option>
            {Object.entries(garmentWords.dressTypes).map(([code, label]) => (
              <option key={code} value={code}>
                {label}
              </option>
            ))}
          </SelectField>
          <div className="grid grid-cols-2 items-start gap-x-4 gap-y-1.5">
            <TextField
              label={shelfWords.clothLengthM}
              optional
              inputMode="decimal"
              maxLength={MAX_TYPED_LENGTH}
              error={errorOf('cloth_metres')}
              {...register('cloth_metres')}
            />
            <TextField
              label={shelfWords.clothWidthIn}
              optional
              inputMode="decimal"
              maxLength={MAX_TYPED_LENGTH}
              error={errorOf('cloth_width_inches')}
              {...register('cloth_width_inches')}
            />
            <p className="col-span-2 text-sm text-muted">{shelfWords.unstitchedClothOnly}</p>
          </div>
        </div>
      </Card>
      <Card padding="large">
        <PictureList
          pictures={pictures}
          colours={colours}
          productName={name}
          onPictures={(change) => set('pictures', change(getValues('pictures')))}
          onUploading={onUploading}
          error={errorOf('pictures')}
        />
      </Card>
      <Card padding="large">
        <VariantFields
          values={{ colours, sizes, variants }}
          onChange={(change) => {
            const before = getValues();
            for (const [field, value] of Object.entries(change(before))) {
              set(field as 'colours', value as ProductValues['colours']);
            }
          }}
          errors={{ colours: errorOf('colours'), variants: errorOf('variants') }}
        />
        <TextField
          label={shelfWords.warnBelowPieces}
          optional
          hint={shelfWords.oneColourAndSize}
          inputMode="numeric"
          maxLength={6}
          className="mt-5 max-w-md"
          error={errorOf('low_stock_level')}
          {...register('low_stock_level')}
        />
      </Card>
      <Card padding="large">
        <FactFields
          facts={facts}
          onFacts={(change) => set('facts', change(getValues('facts')))}
          error={errorOf('facts')}
        />
      </Card>
      <CustomsFields form={form} />
      <Card padding="large">
        <CheckField label={shelfWords.showItInTheShop} error={errorOf('active')} {...register('active')} />
      </Card>
    </div>
  );
}

function Options({ options }: { options: Record<string, string> }) {
  return (
    <>
      <option value="">{basicWords.pleaseChoose}</option>
      {Object.entries(options).map(([code, words]) => (
        <option key={code} value={code}>
          {words}
        </option>
      ))}
    </>
  );
}

type Facts = ProductValues['facts'];

interface FactFieldsProps {
  facts: Facts;
  onFacts: (change: (before: Facts) => Facts) => void;
  error: string | undefined;
}

/** The table of facts on the product's page: fabric, care, origin. */
function FactFields({ facts, onFacts, error }: FactFieldsProps) {
  const list = useRef<HTMLFieldSetElement>(null);
  const id = useId();
  const adder = useRef<HTMLButtonElement>(null);
  const set = (place: number, part: Partial<Facts[number]>) =>
    onFacts((before) => before.map((fact, other) => (other === place ? { ...fact, ...part } : fact)));
  return (
    <fieldset
      ref={list}
      aria-invalid={error ? true : undefined}
      aria-describedby={error && `${id}-error`}
      className="flex min-w-0 flex-col gap-3"
    >
      <legend className="mb-1 font-display text-xl">{basicWords.details}</legend>
      {facts.map((fact, place) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: entries have no other key, and are only removed or added at the end
          key={place}
          className="grid items-end gap-2 sm:grid-cols-[minmax(0,1fr)_minmax(0,2fr)_auto]"
        >
          <TextField
            label={shelfWords.detail({ place: place + 1 })}
            placeholder={shelfWords.fabric}
            value={fact.name}
            maxLength={40}
            onChange={({ currentTarget: { value } }) => set(place, { name: value })}
          />
          <TextField
            label={shelfWords.valueOfDetail({ place: place + 1 })}
            placeholder={shelfWords.khaddar}
            value={fact.value}
            maxLength={200}
            onChange={({ currentTarget: { value } }) => set(place, { value })}
          />
          <Button
            variant="quiet"
            className="justify-self-start px-2 text-madder"
            aria-label={shelfWords.removeDetail({ place: place + 1 })}
            onClick={() => {
              flushSync(() => onFacts((before) => before.filter((_, other) => other !== place)));
              adder.current?.focus();
            }}
          >
            {basicWords.removeLabel}
          </Button>
        </div>
      ))}
      {facts.length < MAX_FACTS && (
        <Button
          ref={adder}
          variant="secondary"
          className="self-start"
          onClick={() => {
            flushSync(() => onFacts((before) => [...before, { name: '', value: '' }]));
            const inputs = list.current?.querySelectorAll('input');
            inputs?.[inputs.length - 2]?.focus();
          }}
        >
          {shelfWords.addADetail}
        </Button>
      )}
      {error && (
        <p id={`${id}-error`} className="text-sm font-medium text-madder">
          {error}
        </p>
      )}
    </fieldset>
  );
}
