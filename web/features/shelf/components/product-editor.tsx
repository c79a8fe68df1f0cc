import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { shelfWords } from '#words';
import type { ShelfProduct } from '../../../../contract/shelf.ts';
import { CallError } from '../../../lib/call-error.ts';
import { useFormDraft } from '../../../lib/form-draft.ts';
import { failureSentence } from '../../../lib/form-errors.ts';
import { useFormSubmit } from '../../../lib/form-submit.ts';
import { lazyResolver, useLoadOnFocus } from '../../../lib/lazy-resolver.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { Badge } from '../../../ui/badge.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { focusOn } from '../../../ui/focus.ts';
import { Heading } from '../../../ui/heading.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { EmptyState, Loading, Skeleton } from '../../../ui/states.tsx';
import { FailureBanner, SubmitButton } from '../../../ui/submit.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { toast } from '../../../ui/toast.tsx';
import { addProduct, SHELF_KEY, shelfProductQuery } from '../api.ts';
import { EMPTY_PRODUCT, type ProductValues, requestOf } from '../product-values.ts';
import { useUploadsFirst } from '../use-uploads-first.ts';
import { EditProduct } from './edit-product.tsx';
import { ProductFields } from './product-fields.tsx';

interface ProductEditorProps {
  /** `new` or a product's id. */
  id: string;
  /** The path of the list. */
  base: string;
  /** The type of a new product. */
  kind: 'brand' | 'culture';
  /** For staff: the brand of a new product. */
  brand?: number | undefined;
}

/** Adds a product, or edits one (catalogue-13). */
export function ProductEditor({ id, base, kind, brand }: ProductEditorProps) {
  const navigate = useNavigate();
  const refresh = () => queryClient.invalidateQueries({ queryKey: SHELF_KEY });
  return (
    <div className="mx-auto flex max-w-3xl flex-col gap-5 p-4 lg:p-8">
      <TextLink to={base}>{shelfWords.backToTheProducts}</TextLink>
      {id === 'new' ? (
        <>
          <Heading level={1} size="part">
            {shelfWords.newProduct}
          </Heading>
          <NewProduct
            kind={kind}
            brand={brand}
            onSaved={async (product) => {
              toast.success(shelfWords.isAdded({ name: product.name }));
              await refresh();
              await navigate(`${base}/${product.id}`, { replace: true });
            }}
          />
        </>
      ) : (
        <Existing id={Number(id)} base={base} onSaved={refresh} />
      )}
    </div>
  );
}

function Existing({ id, base, onSaved }: { id: number; base: string; onSaved: () => Promise<unknown> }) {
  const { data, error, refetch } = useQuery(shelfProductQuery(id), queryClient);
  const heading = useRef<HTMLHeadingElement>(null);
  if (!data) {
    if (error instanceof CallError && (error.status === 404 || error.status === 400)) {
      return (
        <EmptyState title={shelfWords.thereIsNoSuchProduct}>
          <ButtonLink variant="secondary" to={base}>
            {shelfWords.seeTheProducts}
          </ButtonLink>
        </EmptyState>
      );
    }
    if (error) {
      return (
        <LoadFailure onRetry={() => void refetch()}>
          {failureSentence(error, shelfWords.failedToGetTheProduct)}
        </LoadFailure>
      );
    }
    return (
      <Loading text={shelfWords.loadingTheProduct}>
        <Skeleton className="h-96" />
      </Loading>
    );
  }
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <Heading ref={heading} level={1} size="part" className="wrap-anywhere">
          {data.name}
        </Heading>
        {data.active ? (
          <Badge tone="leaf">{shelfWords.shown}</Badge>
        ) : (
          <Badge tone="saffron">{shelfWords.hidden}</Badge>
        )}
        {data.active && data.brand?.active !== false && (
          <TextLink to={publicAddress(data)}>{shelfWords.seeItInTheShop}</TextLink>
        )}
      </div>
      {data.brand && !data.brand.active && (
        <p className="text-muted">{shelfWords.brandIsHidden({ brand: data.brand.name })}</p>
      )}
      <EditProduct
        key={data.id}
        product={data}
        onSaved={(product) => {
          queryClient.setQueryData(shelfProductQuery(id).queryKey, product);
          toast.success(shelfWords.isSaved({ name: product.name }));
          focusOn(heading.current);
          void onSaved();
        }}
      />
    </>
  );
}

function publicAddress({ id, type }: ShelfProduct): string {
  return `${type === 'culture' ? '/culture_product' : '/product'}?id=${id}`;
}

const TEXTS = [
  'name',
  'description',
  'price',
  'compare_at_price',
  'cloth_metres',
  'cloth_width_inches',
] as const;

const loadSchema = () => import('../product-schema.ts');

const resolvers = {
  brand: lazyResolver<ProductValues>(async () => (await loadSchema()).productResolver('brand')),
  culture: lazyResolver<ProductValues>(async () => (await loadSchema()).productResolver('culture')),
};

interface NewProductProps {
  kind: 'brand' | 'culture';
  brand?: number | undefined;
  onSaved: (product: ShelfProduct) => unknown;
}

function NewProduct({ kind, brand, onSaved }: NewProductProps) {
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
    fallback: shelfWords.failedToAddTheProduct,
  });
  return (
    <form {...formProps} className="flex flex-col gap-6">
      <ProductFields form={form} kind={kind} onUploading={pictures.setUploading} />
      <FailureBanner failure={failure} />
      <SubmitButton busy={isSubmitting} busyLabel={shelfWords.adding} className="self-start">
        {shelfWords.addProduct}
      </SubmitButton>
    </form>
  );
}
