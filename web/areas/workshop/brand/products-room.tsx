import { useParams } from 'react-router';
import ProductEditor from '../../../features/shelf/components/product-editor.tsx';
import { ProductsPage } from './products-page.tsx';

/** The list of products, or one of them. */
export default function ProductsRoom() {
  const { id } = useParams();
  if (id === undefined) return <ProductsPage />;
  return <ProductEditor key={id} id={id} base="/workshop/products" kind="brand" />;
}
