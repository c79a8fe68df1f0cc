import { basicWords, goodsWords, shelfWords } from '#words';
import { SIZES } from '../../../../contract/constants/catalogue.ts';
import {
  MAX_PRODUCT_NAME,
  PRODUCT_COLUMNS,
  type ProductColumn,
} from '../../../../contract/constants/shelf.ts';

const namesOf = (words: Record<string, string>) => Object.values(words).join(basicWords.listSeparator);

/** The meaning of each column, without words about the culture collection for brands. */
const MEANINGS: Record<ProductColumn, string> = {
  ...shelfWords.columnMeanings,
  section: shelfWords.columnMeanings.section({ names: namesOf(goodsWords.sections) }),
  collection: shelfWords.columnMeanings.collection({ names: namesOf(goodsWords.collections) }),
  category: shelfWords.columnMeanings.category({ names: namesOf(goodsWords.categories) }),
  name: shelfWords.columnMeanings.name({ most: MAX_PRODUCT_NAME }),
  size: shelfWords.columnMeanings.size({ sizes: SIZES.join(basicWords.listSeparator) }),
};

/** How to fill in a product file (transfers-10). */
export function ProductFileHelp() {
  return (
    <details className="rounded-xl border border-hairline bg-card">
      <summary className="min-h-11 cursor-pointer px-4 py-2.5 font-semibold">
        {shelfWords.whatTheColumnsMean}
      </summary>
      <div className="flex flex-col gap-3 px-4 pb-4 text-sm">
        <p>{shelfWords.whatARowIs}</p>
        <dl className="flex flex-col gap-2">
          {Object.entries(PRODUCT_COLUMNS).map(([column, name]) => (
            <div key={column} className="grid gap-x-4 sm:grid-cols-[11rem_1fr]">
              <dt className="font-semibold">{name}</dt>
              <dd className="text-muted wrap-anywhere">{MEANINGS[column as ProductColumn]}</dd>
            </div>
          ))}
        </dl>
      </div>
    </details>
  );
}
