import { useState } from 'react';
import { ProductFileHelp } from '../../../features/shelf/components/product-file-help.tsx';
import { ExportButton } from '../../../features/transfers/components/export-button.tsx';
import { ImportPanel } from '../../../features/transfers/components/import-panel.tsx';
import { OwnTransfers } from '../../../features/transfers/components/own-transfers.tsx';
import { privateMeta } from '../../../lib/page-meta.ts';
import { Heading } from '../../../ui/heading.tsx';

export const meta = privateMeta('Import products');

/** Exports the brand's products, and imports an edited file (transfers-13). */
export default function ImportPage() {
  const [shown, setShown] = useState<number>();
  return (
    <div className="flex max-w-3xl flex-col gap-8 p-4 lg:p-8">
      <div className="flex flex-col gap-2">
        <Heading level={1} size="part">
          Import products
        </Heading>
        <p className="text-muted">
          Export your products, edit the file in a spreadsheet, and upload it here. Nothing changes before you
          have seen what the check says.
        </p>
      </div>
      <ExportButton kind="products" label="Export all products" />
      <div className="flex flex-col gap-4">
        <ImportPanel kind="products" hint="As exported, saved as CSV UTF-8" onBegun={setShown} />
        <ProductFileHelp />
      </div>
      <section aria-labelledby="transfers" className="flex flex-col gap-3">
        <Heading level={2} size="item" id="transfers">
          Your imports
        </Heading>
        <p className="text-sm text-muted">Each is deleted with its file after a week.</p>
        <OwnTransfers without={shown} empty="What you import is kept here for a week." />
      </section>
    </div>
  );
}
