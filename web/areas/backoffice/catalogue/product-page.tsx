import { useParams, useSearchParams } from 'react-router';
import { ProductEditor } from '../../../features/shelf/components/product-editor.tsx';
import { privateMeta } from '../../../lib/page-meta.ts';

export const meta = privateMeta('Product');

/** A product of any seller; `?brand=` names the brand of a new one, else it is culture (catalogue-12). */
export default function ProductPage() {
  const { id = '' } = useParams();
  const [parameters] = useSearchParams();
  const brand = Number(parameters.get('brand')) || undefined;
  return (
    <ProductEditor
      key={id}
      id={id}
      base="/admin/products"
      kind={brand === undefined ? 'culture' : 'brand'}
      brand={brand}
    />
  );
}
