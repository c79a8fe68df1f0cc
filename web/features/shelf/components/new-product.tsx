import { useForm } from 'react-hook-form';
import type { ShelfProduct } from '../../../../contract/shelf.ts';
import { useFormDraft } from '../../../lib/form-draft.ts';
import { useFormSubmit } from '../../../lib/form-submit.ts';
import { lazyResolver, useLoadOnFocus } from '../../../lib/lazy-resolver.ts';
import { FailureBanner, SubmitButton } from '../../../ui/submit.tsx';
import { addProduct } from '../api.ts';
import { EMPTY_PRODUCT, type ProductValues, requestOf } from '../product-values.ts';
import { useUploadsFirst } from '../use-uploads-first.ts';
import { ProductFields } from './product-fields.tsx';

const TEXTS = ['name', 'description', 'price', 'compare_at_price'] as const;

const loadSchema = () => import('../product-schema.ts');

const resolvers = {
  brand: lazyResolver<ProductValues>(async () => (await loadSchema()).productResolver('brand')),
  culture: lazyResolver<ProductValues>(async () => (await loadSchema()).productResolver('culture')),
};

interface NewProductProps {
  kind: 'brand' | 'culture';
  /** For staff: whose product it is to be. */
  brand?: number | undefined;
  onSaved: (product: ShelfProduct) => unknown;
}

export function NewProduct({ kind, brand, onSaved }: NewProductProps) {
  const form = useForm<ProductValues>({ resolver: resolvers[kind], defaultValues: EMPTY_PRODUCT });
  useLoadOnFocus(loadSchema);
  const forgetDraft = useFormDraft(`product:new:${brand ?? kind}`, form, TEXTS);
  const pictures = useUploadsFirst(form, 'pictures');
  const { formProps, failure, isSubmitting } = useFormSubmit(form, {
    prevent: pictures.prevent,
    send: (values, { keyFor }) => {
      const body = { ...requestOf(values), brand };
      return addProduct(body, keyFor(body));
    },
    forgetDraft,
    onSuccess: onSaved,
    fallback: 'Failed to add the product',
  });
  return (
    <form {...formProps} className="flex flex-col gap-6">
      <ProductFields form={form} kind={kind} onUploading={pictures.setUploading} />
      <FailureBanner failure={failure} />
      <SubmitButton busy={isSubmitting} busyLabel="Adding..." className="self-start">
        Add product
      </SubmitButton>
    </form>
  );
}
