import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ShelfListItem } from '../../../../contract/shelf.ts';
import { ListPage } from '../../../features/lists/components/list-page.tsx';
import type { ListColumn } from '../../../features/lists/components/list-table.tsx';
import type { ListDefinition } from '../../../features/lists/definition.ts';
import { useList } from '../../../features/lists/use-list.ts';
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
import { Heading } from '../../../ui/heading.tsx';
import { EmptyState } from '../../../ui/states.tsx';

const { state, ...words } = SHELF_LIST;

const LIST: ListDefinition<ShelfQuery> = { ...words, filters: { state } };

const nameCell = productName('/workshop/products');

const COLUMNS: readonly ListColumn<ShelfListItem>[] = [
  { name: 'Product', wraps: true, isWideOnly: true, cell: nameCell },
  { name: 'Price', cell: productPrice },
  { name: 'Stock', cell: productStock },
  { name: 'Sold', cell: ({ sold }) => sold },
  { name: 'State', cell: productState },
];

export const meta = privateMeta('Products');

/** A brand's products, hidden ones included (catalogue-12). */
export default function ProductsPage() {
  const list = useList(LIST);
  const result = useQuery({ ...shelfListQuery(list.query), placeholderData: keepPreviousData }, queryClient);
  return (
    <div className="flex flex-col gap-5 p-4 lg:p-8">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Heading level={1} size="part">
          Products
        </Heading>
        <ButtonLink to="/workshop/products/new">Add a product</ButtonLink>
      </div>
      <ListPage
        list={list}
        result={result}
        noun={['product', 'products']}
        columns={COLUMNS}
        nameOf={({ name }) => name}
        summary={nameCell}
        actions={(product) => <RowActions product={product} />}
        empty={
          <EmptyState title="No products yet">
            <p className="text-muted">
              Add the first one: a name, a price, a picture and what you have in stock.
            </p>
            <ButtonLink to="/workshop/products/new">Add a product</ButtonLink>
          </EmptyState>
        }
      >
        <div className="flex flex-wrap items-start gap-3">
          <ExportButton kind="products" filters={{ ...list.address.filters, search: list.address.search }} />
          <ButtonLink variant="quiet" to="/workshop/import">
            Import a file
          </ButtonLink>
        </div>
      </ListPage>
    </div>
  );
}
