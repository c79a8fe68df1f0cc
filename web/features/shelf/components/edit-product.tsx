import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { basicWords, goodsWords, shelfWords } from '#words';
import { garmentName } from '../../../../contract/garment-names.ts';
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
        shelfWords.meanwhileTheStockHasChanged({ changes: changes.join(basicWords.clauseSeparator) }),
      );
      return true;
    },
    fallback: shelfWords.failedToSaveTheProduct,
  });
  const draft = useEditDraft(`product.${product.id}`, form, edit);
  return (
    <form {...formProps} className="flex flex-col gap-6">
      <ProductFields form={form} kind={kind} onUploading={pictures.setUploading} />
      <EditConflict conflict={conflict} labels={FIELD_NAMES} show={showField} />
      <FailureBanner failure={failure} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <SubmitButton busy={isSubmitting} busyLabel={basicWords.saving}>
          {shelfWords.saveProduct}
        </SubmitButton>
        {!isSubmitting && <UnsavedChanges of={product.name} draft={draft} />}
      </div>
    </form>
  );
}

const FIELD_NAMES: Record<keyof ProductValues, string> = {
  name: basicWords.name,
  description: basicWords.description,
  category: shelfWords.category,
  section: shelfWords.section,
  collection: shelfWords.collection,
  dress_type: shelfWords.kindOfGarment,
  price: shelfWords.priceRs,
  compare_at_price: shelfWords.struckThroughPriceRs,
  low_stock_level: shelfWords.warnBelowPieces,
  cloth_metres: shelfWords.clothLengthM,
  cloth_width_inches: shelfWords.clothWidthIn,
  hs_code: shelfWords.hsCode,
  origin: shelfWords.countryOfOrigin,
  customs_words: shelfWords.customsWordsInEnglish,
  active: shelfWords.showItInTheShop,
  facts: basicWords.details,
  pictures: shelfWords.pictures,
  colours: shelfWords.colours,
  sizes: shelfWords.sizes,
  variants: shelfWords.stockAndSku,
};

const CODES: Record<string, string> = {
  ...goodsWords.categories,
  ...goodsWords.sections,
  ...goodsWords.collections,
};

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
      return (value as string[])
        .map((size) => (size === 'one' ? shelfWords.oneSize : size))
        .join(basicWords.listSeparator);
    case 'variants':
      return lines(
        Object.entries(value as ProductValues['variants']).map(([place, { stock, sku }]) =>
          [`${variantOf(place)}: ${stock || shelfWords.none}`, sku]
            .filter(Boolean)
            .join(basicWords.listSeparator),
        ),
      );
    case 'active':
      return value ? basicWords.yes : basicWords.no;
    case 'dress_type':
      return garmentName(String(value)) ?? basicWords.none;
    default:
      return CODES[String(value)] ?? (String(value) || basicWords.nothing);
  }
}

function variantOf(place: string): string {
  const [colour, size] = place.split(':');
  return [colour, size === 'one' ? shelfWords.one : size].join(basicWords.listSeparator);
}

function lines(texts: readonly string[]): ReactNode {
  return texts.length === 0 ? basicWords.nothing : texts.join('\n');
}
