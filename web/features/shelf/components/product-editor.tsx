import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useNavigate } from 'react-router';
import type { ShelfProduct } from '../../../../contract/shelf.ts';
import { CallError } from '../../../lib/call-error.ts';
import { failureSentence } from '../../../lib/form-errors.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { Badge } from '../../../ui/badge.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { focusOn } from '../../../ui/focus.ts';
import { Heading } from '../../../ui/heading.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { EmptyState, Loading, Skeleton } from '../../../ui/states.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { toast } from '../../../ui/toast.tsx';
import { SHELF_KEY, shelfProductQuery } from '../api.ts';
import { EditProduct } from './edit-product.tsx';
import { NewProduct } from './new-product.tsx';

interface ProductEditorProps {
  /** `new`, or the id of a product. */
  id: string;
  /** The address of the list. */
  base: string;
  /** Of a new product. */
  kind: 'brand' | 'culture';
  /** For staff: whose a new product is to be. */
  brand?: number | undefined;
}

/** Adds a product, or edits one (catalogue-13). */
export function ProductEditor({ id, base, kind, brand }: ProductEditorProps) {
  const navigate = useNavigate();
  const refresh = () => queryClient.invalidateQueries({ queryKey: SHELF_KEY });
  return (
    <div className="mx-auto flex max-w-3xl flex-col gap-5 p-4 lg:p-8">
      <TextLink to={base}>Back to the products</TextLink>
      {id === 'new' ? (
        <>
          <Heading level={1} size="part">
            New product
          </Heading>
          <NewProduct
            kind={kind}
            brand={brand}
            onSaved={async (product) => {
              toast.success(`${product.name} is added.`);
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
        <EmptyState title="There is no such product.">
          <ButtonLink variant="secondary" to={base}>
            See the products
          </ButtonLink>
        </EmptyState>
      );
    }
    if (error) {
      return (
        <LoadFailure onRetry={() => void refetch()}>
          {failureSentence(error, 'Failed to get the product')}
        </LoadFailure>
      );
    }
    return (
      <Loading text="Loading the product...">
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
        {data.active ? <Badge tone="leaf">Shown</Badge> : <Badge tone="saffron">Hidden</Badge>}
        {data.active && data.brand?.active !== false && (
          <TextLink to={publicAddress(data)}>See it in the shop</TextLink>
        )}
      </div>
      {data.brand && !data.brand.active && (
        <p className="text-muted">{data.brand.name} is hidden, and all of its products.</p>
      )}
      <EditProduct
        key={data.id}
        product={data}
        onSaved={(product) => {
          queryClient.setQueryData(shelfProductQuery(id).queryKey, product);
          toast.success(`${product.name} is saved.`);
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
