import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { BRAND_SECTIONS, CATEGORIES, COLLECTIONS } from '../../../../contract/constants/catalogue.ts';
import { garmentOf } from '../../../../contract/garments.ts';
import type { ShelfProduct } from '../../../../contract/shelf.ts';
import { CallError } from '../../../lib/call-error.ts';
import { useEditDraft } from '../../../lib/edit-draft.ts';
import { lazyResolver, useLoadOnFocus } from '../../../lib/lazy-resolver.ts';
import { useVersionedForm } from '../../../lib/versioned-form.ts';
import { EditConflict } from '../../../ui/edit-conflict.tsx';
import { FailureBanner, SubmitButton } from '../../../ui/submit.tsx';
import { UnsavedChanges } from '../../../ui/unsaved-changes.tsx';
import { saveProduct } from '../api.ts';
import { type ProductValues, requestOf, valuesOf } from '../product-values.ts';
import { afterSales } from '../stock-conflict.ts';
import { useUploadsFirst } from '../use-uploads-first.ts';
import { ProductFields } from './product-fields.tsx';

const loadSchema = () => import('../product-schema.ts');

const resolvers = {
  brand: lazyResolver<ProductValues>(async () => (await loadSchema()).productResolver('brand')),
  culture: lazyResolver<ProductValues>(async () => (await loadSchema()).productResolver('culture')),
};

interface EditProductProps {
  product: ShelfProduct;
  onSaved: (product: ShelfProduct) => unknown;
}

/** Edits a product that others edit and buy meanwhile, without losing any input (catalogue-13). */
export function EditProduct({ product, onSaved }: EditProductProps) {
  const kind = product.type;
  const form = useForm<ProductValues>({ resolver: resolvers[kind], defaultValues: valuesOf(product) });
  useLoadOnFocus(loadSchema);
  const pictures = useUploadsFirst(form, 'pictures');
  const { formProps, failure, isSubmitting, conflict, showError, edit } = useVersionedForm<
    ProductValues,
    ProductValues,
    ShelfProduct
  >(form, {
    thing: product,
    valuesOf,
    send: (values, version) => saveProduct(product.id, { ...requestOf(values), version }),
    prevent: pictures.prevent,
    onSuccess: onSaved,
    onFailure(error) {
      if (!(error instanceof CallError) || error.code !== 'catalogue.stock_changed') return false;
      const { current } = error.body as { current: ShelfProduct };
      const { variants, changes } = afterSales(form.getValues(), current);
      form.setValue('variants', variants, { shouldDirty: true });
      showError(
        `Meanwhile the stock has changed: ${changes.join('; ')}. Check what you typed and save again.`,
      );
      return true;
    },
    fallback: 'Failed to save the product',
  });
  const draft = useEditDraft(`product.${product.id}`, form, edit);
  return (
    <form {...formProps} className="flex flex-col gap-6">
      <ProductFields form={form} kind={kind} onUploading={pictures.setUploading} />
      <EditConflict conflict={conflict} labels={FIELD_NAMES} show={showField} />
      <FailureBanner failure={failure} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <SubmitButton busy={isSubmitting} busyLabel="Saving...">
          Save product
        </SubmitButton>
        {!isSubmitting && <UnsavedChanges of={product.name} draft={draft} />}
      </div>
    </form>
  );
}

const FIELD_NAMES: Record<keyof ProductValues, string> = {
  name: 'Name',
  description: 'Description',
  category: 'For',
  section: 'Section',
  collection: 'Collection',
  dress_type: 'Kind of garment',
  price: 'Price (Rs)',
  compare_at_price: 'Struck-through price (Rs)',
  active: 'Show it in the shop',
  facts: 'Details',
  pictures: 'Pictures',
  colours: 'Colours',
  sizes: 'Sizes',
  variants: 'Stock and SKU',
};

const CODES: Record<string, string> = { ...CATEGORIES, ...BRAND_SECTIONS, ...COLLECTIONS };

/** Formats a form value for a comparison. */
function showField(name: string, value: unknown): ReactNode {
  switch (name as keyof ProductValues) {
    case 'facts':
      return lines((value as ProductValues['facts']).map((fact) => `${fact.name}: ${fact.value}`));
    case 'pictures':
      return lines((value as ProductValues['pictures']).map(({ description }) => description));
    case 'colours':
      return lines((value as ProductValues['colours']).map((colour) => colour.name));
    case 'sizes':
      return (value as string[]).map((size) => (size === 'one' ? 'One size' : size)).join(', ');
    case 'variants':
      return lines(
        Object.entries(value as ProductValues['variants']).map(([place, { stock, sku }]) =>
          [`${place.replace(':', ', ')}: ${stock || 'none'}`, sku].filter(Boolean).join(', '),
        ),
      );
    case 'active':
      return value ? 'Yes' : 'No';
    case 'dress_type':
      return garmentOf(String(value))?.label ?? 'None';
    default:
      return CODES[String(value)] ?? (String(value) || 'Nothing');
  }
}

function lines(texts: readonly string[]): ReactNode {
  return texts.length === 0 ? 'Nothing' : texts.join('\n');
}
