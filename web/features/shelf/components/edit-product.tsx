import { useForm } from 'react-hook-form';
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
import { FIELD_NAMES, showField } from '../words.tsx';
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

/** Two people may edit it, and customers buy it meanwhile: both are shown, and nothing that was typed is lost (catalogue-13). */
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
