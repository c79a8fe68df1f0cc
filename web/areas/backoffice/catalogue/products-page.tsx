import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { PRODUCT_TYPES } from '../../../../contract/constants/catalogue.ts';
import type { ShelfListItem } from '../../../../contract/shelf.ts';
import { ListPage } from '../../../features/lists/components/list-page.tsx';
import type { ListColumn } from '../../../features/lists/components/list-table.tsx';
import type { ListDefinition } from '../../../features/lists/definition.ts';
import { useList } from '../../../features/lists/use-list.ts';
import { inEnglish } from '../../../features/lists/words.ts';
import { type ShelfQuery, shelfListQuery } from '../../../features/shelf/api.ts';
import { RowActions } from '../../../features/shelf/components/row-actions.tsx';
import {
  productName,
  productPrice,
  productState,
  productStock,
  SHELF_LIST,
} from '../../../features/shelf/list.tsx';
import { ExportButton } from '../../../features/transfers/components/export-button.tsx';
import { privateMeta } from '../../../lib/page-meta.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { PageHead } from '../page-head.tsx';

const { state, ...words } = SHELF_LIST;

const TYPE_NAMES = { brand: 'Brands', culture: 'Culture collection' } as const;

const LIST: ListDefinition<ShelfQuery> = {
  ...words,
  filters: {
    state,
    type: {
      kind: 'choice',
      label: 'Sold by',
      options: PRODUCT_TYPES.map((type) => [type, TYPE_NAMES[type]]),
    },
    brand: { kind: 'text', label: 'Number of a brand', maxLength: 9 },
  },
};

const nameCell = productName('/admin/products');

const COLUMNS: readonly ListColumn<ShelfListItem>[] = [
  { name: 'Product', wraps: true, isWideOnly: true, cell: nameCell },
  {
    name: 'Brand',
    wraps: true,
    cell: ({ brand }) =>
      brand ? (
        <TextLink className="min-h-0" to={`/admin/brands/${brand.id}`}>
          {brand.name}
        </TextLink>
      ) : (
        'Culture collection'
      ),
  },
  { name: 'Price', cell: productPrice },
  { name: 'Stock', cell: productStock },
  { name: 'Sold', cell: ({ sold }) => sold },
  { name: 'State', cell: productState },
];

export const meta = privateMeta('Products');

/** The products of all sellers (catalogue-12). */
export default function ProductsPage() {
  const list = useList(LIST);
  const result = useQuery({ ...shelfListQuery(list.query), placeholderData: keepPreviousData }, queryClient);
  return (
    <div className="flex flex-col gap-5 p-4 lg:p-8">
      <PageHead
        title="Products"
        action={<ButtonLink to="/admin/products/new">Add a culture product</ButtonLink>}
      />
      <ListPage
        list={list}
        result={result}
        words={inEnglish('product', 'products')}
        columns={COLUMNS}
        nameOf={({ name }) => name}
        summary={nameCell}
        actions={(product) => <RowActions product={product} />}
        empty={
          <EmptyState title="No products yet">
            <p className="text-muted">
              Brands add theirs in the workshop; the culture collection is added here.
            </p>
          </EmptyState>
        }
      >
        <div className="flex flex-wrap items-start gap-3">
          <ExportButton kind="products" filters={{ ...list.address.filters, search: list.address.search }} />
          <ButtonLink variant="quiet" to="/admin/transfers">
            Import a file
          </ButtonLink>
        </div>
      </ListPage>
    </div>
  );
}
