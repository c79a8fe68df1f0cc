import { useState } from 'react';
import { ProductFileHelp } from '../../../features/shelf/components/product-file-help.tsx';
import { ExportButton } from '../../../features/transfers/components/export-button.tsx';
import { ImportPanel } from '../../../features/transfers/components/import-panel.tsx';
import { OwnTransfers } from '../../../features/transfers/components/own-transfers.tsx';
import { privateMeta } from '../../../lib/page-meta.ts';
import { Heading } from '../../../ui/heading.tsx';
import { PageHead } from '../page-head.tsx';

export const meta = privateMeta('Transfers');

/** Exports of whole lists, and one's own recent imports (transfers-8). */
export default function TransfersPage() {
  const [shown, setShown] = useState<number>();
  return (
    <div className="mx-auto flex max-w-3xl flex-col gap-6 p-4 sm:p-8">
      <PageHead title="Transfers">
        <p className="text-muted">
          Export lists as CSV, and import products. Imports are kept here for a week.
        </p>
      </PageHead>
      <div className="flex flex-wrap gap-3">
        <ExportButton kind="orders" label="Export all orders" />
        <ExportButton kind="customers" label="Export all customers" />
        <ExportButton kind="products" label="Export all products" />
      </div>
      <section aria-labelledby="import" className="flex flex-col gap-4">
        <Heading level={2} size="item" id="import">
          Import products
        </Heading>
        <ImportPanel kind="products" hint="As exported, saved as CSV UTF-8" onBegun={setShown} />
        <ProductFileHelp />
      </section>
      <OwnTransfers without={shown} empty="What you import is kept here for a week." />
    </div>
  );
}
