import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { basicWords, listsWords, workshopBrandWords } from '#words';
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
  { name: basicWords.product, wraps: true, isWideOnly: true, cell: nameCell },
  { name: workshopBrandWords.price, cell: productPrice },
  { name: workshopBrandWords.stock, cell: productStock },
  { name: workshopBrandWords.sold, cell: ({ sold }) => sold },
  { name: workshopBrandWords.state, cell: productState },
];

export const meta = privateMeta(basicWords.products);

/** A brand's products, hidden ones included (catalogue-12). */
export default function ProductsPage() {
  const list = useList(LIST);
  const result = useQuery({ ...shelfListQuery(list.query), placeholderData: keepPreviousData }, queryClient);
  return (
    <div className="flex flex-col gap-5 p-4 lg:p-8">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Heading level={1} size="part">
          {basicWords.products}
        </Heading>
        <ButtonLink to="/workshop/products/new">{workshopBrandWords.addAProduct}</ButtonLink>
      </div>
      <ListPage
        list={list}
        result={result}
        words={listsWords.products}
        columns={COLUMNS}
        nameOf={({ name }) => name}
        summary={nameCell}
        actions={(product) => <RowActions product={product} />}
        empty={
          <EmptyState title={workshopBrandWords.noProductsYet}>
            <p className="text-muted">{workshopBrandWords.addTheFirstProduct}</p>
            <ButtonLink to="/workshop/products/new">{workshopBrandWords.addAProduct}</ButtonLink>
          </EmptyState>
        }
      >
        <div className="flex flex-wrap items-start gap-3">
          <ExportButton kind="products" filters={{ ...list.address.filters, search: list.address.search }} />
          <ButtonLink variant="quiet" to="/workshop/import">
            {workshopBrandWords.importAFile}
          </ButtonLink>
        </div>
      </ListPage>
    </div>
  );
}
