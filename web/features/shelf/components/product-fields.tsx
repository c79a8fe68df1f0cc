import type { UseFormReturn } from 'react-hook-form';
import { BRAND_SECTIONS, CATEGORIES, COLLECTIONS } from '../../../../contract/constants/catalogue.ts';
import { MAX_PRODUCT_DESCRIPTION, MAX_PRODUCT_NAME } from '../../../../contract/constants/shelf.ts';
import { DRESS_TYPES } from '../../../../contract/garments.ts';
import { Card } from '../../../ui/card.tsx';
import { CheckField, SelectField, TextAreaField, TextField } from '../../../ui/field.tsx';
import type { ProductValues } from '../product-values.ts';
import { FactFields } from './fact-fields.tsx';
import { PictureList } from './picture-list.tsx';
import { VariantFields } from './variant-fields.tsx';

interface ProductFieldsProps {
  form: UseFormReturn<ProductValues>;
  kind: 'brand' | 'culture';
  /** Told whether pictures wait to be uploaded. */
  onUploading: (isUploading: boolean) => void;
}

/** All of a product (catalogue-13). */
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
        <TextField label="Name" maxLength={MAX_PRODUCT_NAME} error={errorOf('name')} {...register('name')} />
        <TextAreaField
          label="Description"
          optional
          rows={5}
          maxLength={MAX_PRODUCT_DESCRIPTION}
          error={errorOf('description')}
          {...register('description')}
        />
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField
            label="Price (Rs)"
            inputMode="numeric"
            maxLength={12}
            error={errorOf('price')}
            {...register('price')}
          />
          <TextField
            label="Struck-through price (Rs)"
            optional
            hint="What it cost before the sale."
            inputMode="numeric"
            maxLength={12}
            error={errorOf('compare_at_price')}
            {...register('compare_at_price')}
          />
          <SelectField label="For" error={errorOf('category')} {...register('category')}>
            <Options options={CATEGORIES} />
          </SelectField>
          {kind === 'brand' ? (
            <SelectField
              label="Section of your brand's page"
              error={errorOf('section')}
              {...register('section')}
            >
              <Options options={BRAND_SECTIONS} />
            </SelectField>
          ) : (
            <SelectField label="Collection" error={errorOf('collection')} {...register('collection')}>
              <Options options={COLLECTIONS} />
            </SelectField>
          )}
          <SelectField
            label="Kind of garment"
            optional
            hint="Customers who look for it are shown this product."
            error={errorOf('dress_type')}
            {...register('dress_type')}
          >
            <option value="">None</option>
            {Object.entries(DRESS_TYPES).map(([code, { label }]) => (
              <option key={code} value={code}>
                {label}
              </option>
            ))}
          </SelectField>
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
      </Card>
      <Card padding="large">
        <FactFields
          facts={facts}
          onFacts={(change) => set('facts', change(getValues('facts')))}
          error={errorOf('facts')}
        />
      </Card>
      <Card padding="large">
        <CheckField label="Show it in the shop" error={errorOf('active')} {...register('active')} />
      </Card>
    </div>
  );
}

function Options({ options }: { options: Record<string, string> }) {
  return (
    <>
      <option value="">Please choose</option>
      {Object.entries(options).map(([code, words]) => (
        <option key={code} value={code}>
          {words}
        </option>
      ))}
    </>
  );
}
