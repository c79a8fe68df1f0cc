import { useLoaderData } from 'react-router';
import { contentPage } from '../../features/content/api.ts';
import { ContentPolicy, contentMeta } from './content-policy.tsx';

const reads = contentPage('shipping');

export const loader = reads.loader;
export const clientLoader = reads.clientLoader;

export const meta = contentMeta;

export default function ShippingPage() {
  return <ContentPolicy page={useLoaderData<typeof loader>()} />;
}
