import { Link } from 'react-router';
import type { Product } from '../../../../../contract/catalogue.ts';
import { useShop } from '../../../../lib/shop.ts';
import { trailTo } from '../../trail.ts';

/** The way back from a product to the lists it stands in. */
export function Trail({ product }: { product: Product }) {
  const { brand_name } = useShop();
  return (
    <nav aria-label="Breadcrumb">
      <ol className="flex flex-wrap items-center text-sm text-muted">
        {trailTo(product, brand_name).map(({ name, to }) => (
          <li key={to} className="flex items-center">
            <Link to={to} className="inline-flex min-h-11 items-center hover:text-brand hover:underline">
              {name}
            </Link>
            <span aria-hidden="true" className="px-2 text-saffron">
              ›
            </span>
          </li>
        ))}
        <li aria-current="page" className="text-ink max-sm:sr-only">
          {product.name}
        </li>
      </ol>
    </nav>
  );
}
