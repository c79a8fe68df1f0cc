import { Link } from 'react-router';
import type { ProductDetail } from '../../../../../contract/catalogue.ts';
import { CULTURE_RETURN_DAYS } from '../../../../../contract/constants/business-facts.ts';

/** What there is to say about a product: its story, its facts, and how it may come back. */
export function ProductFacts({ product }: { product: ProductDetail }) {
  const facts = Object.entries(product.facts);
  return (
    <div className="grid gap-x-16 gap-y-10 lg:grid-cols-2">
      <section aria-labelledby="about-product" className="flex flex-col gap-4">
        <h2 id="about-product" className="text-2xl">
          About this product
        </h2>
        <p className="max-w-[65ch] whitespace-pre-line">{product.description}</p>
        <p className="text-muted">
          {product.type === 'culture' &&
            `Returns accepted within ${CULTURE_RETURN_DAYS} days of delivery, in original condition. `}
          <Link to="/returns" className="font-semibold text-brand underline underline-offset-4">
            How returns and exchanges work
          </Link>
        </p>
      </section>
      {facts.length > 0 && (
        <section aria-labelledby="product-facts" className="flex flex-col gap-4">
          <h2 id="product-facts" className="text-2xl">
            Details
          </h2>
          <dl className="grid grid-cols-[minmax(6rem,auto)_1fr]">
            {facts.map(([name, value]) => (
              <div
                key={name}
                className="col-span-2 grid grid-cols-subgrid gap-x-6 border-t border-hairline py-2.5 last:border-b"
              >
                <dt className="text-muted">{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
    </div>
  );
}
