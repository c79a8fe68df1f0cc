import { useParams } from 'react-router';
import { basicWords } from '#words';
import { ProductEditor } from '../../../features/shelf/components/product-editor.tsx';
import { privateMeta } from '../../../lib/page-meta.ts';

export const meta = privateMeta(basicWords.product);

export default function ProductPage() {
  const { id = '' } = useParams();
  return <ProductEditor key={id} id={id} base="/workshop/products" kind="brand" />;
}
