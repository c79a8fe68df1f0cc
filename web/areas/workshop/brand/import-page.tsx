import { useState } from 'react';
import { workshopBrandWords } from '#words';
import { ProductFileHelp } from '../../../features/shelf/components/product-file-help.tsx';
import { ExportButton } from '../../../features/transfers/components/export-button.tsx';
import { ImportPanel } from '../../../features/transfers/components/import-panel.tsx';
import { OwnTransfers } from '../../../features/transfers/components/own-transfers.tsx';
import { privateMeta } from '../../../lib/page-meta.ts';
import { Heading } from '../../../ui/heading.tsx';

export const meta = privateMeta(workshopBrandWords.importProducts);

/** Exports the brand's products, and imports an edited file (transfers-13). */
export default function ImportPage() {
  const [shown, setShown] = useState<number>();
  return (
    <div className="flex max-w-3xl flex-col gap-8 p-4 lg:p-8">
      <div className="flex flex-col gap-2">
        <Heading level={1} size="part">
          {workshopBrandWords.importProducts}
        </Heading>
        <p className="text-muted">{workshopBrandWords.howToImport}</p>
      </div>
      <ExportButton kind="products" label={workshopBrandWords.exportAllProducts} />
      <div className="flex flex-col gap-4">
        <ImportPanel kind="products" hint={workshopBrandWords.asExportedSavedAsCsv} onBegun={setShown} />
        <ProductFileHelp />
      </div>
      <section aria-labelledby="transfers" className="flex flex-col gap-3">
        <Heading level={2} size="item" id="transfers">
          {workshopBrandWords.yourImports}
        </Heading>
        <p className="text-sm text-muted">{workshopBrandWords.eachIsDeletedAfterAWeek}</p>
        <OwnTransfers without={shown} empty={workshopBrandWords.importsAreKeptForAWeek} />
      </section>
    </div>
  );
}
