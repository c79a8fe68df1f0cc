import { BRAND_SECTIONS, CATEGORIES, COLLECTIONS, SIZES } from '../../../../contract/constants/catalogue.ts';
import {
  MAX_PRODUCT_NAME,
  PRODUCT_COLUMNS,
  type ProductColumn,
} from '../../../../contract/constants/shelf.ts';

const oneOf = (words: Record<string, string>) => Object.values(words).join(', ');

/** The meaning of each column, without words about the culture collection for brands. */
const MEANINGS: Record<ProductColumn, string> = {
  product: 'The number of the product. Empty for a new one.',
  version: 'Leave it as it is: it shows whether somebody has changed the product since.',
  brand: 'The name of the brand. It does not change.',
  section: `One of: ${oneOf(BRAND_SECTIONS)}.`,
  collection: `For culture products, one of: ${oneOf(COLLECTIONS)}.`,
  category: `One of: ${oneOf(CATEGORIES)}.`,
  name: `At most ${MAX_PRODUCT_NAME} characters.`,
  description: 'May be empty.',
  dressType: 'As in the form of a product, such as Kurta. May be empty.',
  price: 'Whole rupees: 3200 or Rs 3,200.',
  compareAtPrice: 'Higher than the price, or empty.',
  active: 'yes or no. A new product is hidden in any case until you have added a picture.',
  facts: 'One a line: Fabric: Khaddar. May be empty.',
  colour: 'Leave it as it is. May be empty for a new colour.',
  colourName: 'As customers read it.',
  colourHex: 'Such as #4338CA.',
  size: `${SIZES.join(', ')}, or empty for one size.`,
  sku: 'Your own number, or empty.',
  stock: 'Pieces. If you leave it as it is, what was sold since stays sold.',
  stockWas: 'Leave it as it is. Emptied, the stock is set whatever was sold since.',
};

/** How to fill in a product file (transfers-10). */
export function ProductFileHelp() {
  return (
    <details className="rounded-xl border border-hairline bg-card">
      <summary className="min-h-11 cursor-pointer px-4 py-2.5 font-semibold">What the columns mean</summary>
      <div className="flex flex-col gap-3 px-4 pb-4 text-sm">
        <p>
          A row is a colour in a size. All rows of a product follow each other; below its first row, what is
          the same may be left empty. What the file does not name stays as it is, and pictures are not part of
          it.
        </p>
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
