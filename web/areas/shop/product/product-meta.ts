import type { MetaArgs, MetaDescriptor } from 'react-router';
import { basicWords, shopWords } from '#words';
import { PICTURE_RATIO, pictureForm } from '../../../../contract/pictures.ts';
import { type ProductLookUp, productInState } from '../../../features/catalogue/product-look-up.ts';
import { productData } from '../../../features/catalogue/structured-data.ts';
import { trailTo } from '../../../features/catalogue/trail.ts';
import { productAddress } from '../../../lib/goods.ts';
import { pageMeta } from '../../../lib/page-meta.ts';
import { shopOf } from '../../../lib/shop.ts';
import { breadcrumbData, HAS_STRUCTURED_DATA } from '../../../lib/structured-data.ts';

export const NOT_FOUND = shopWords.productNotFound;
/** In characters. */
const MAX_DESCRIPTION_LENGTH = 160;
/** Width of the Open Graph picture, in pixels. */
const SHARE_IMAGE_WIDTH = 960;

export function productMeta(args: MetaArgs): MetaDescriptor[] {
  const { brand_name: name, public_url } = shopOf(args.matches);
  const lookUp = lookUpIn(args.loaderData);
  if (lookUp?.state !== 'found') {
    const known = lookUp ? undefined : productInState(args.location.state);
    const title = lookUp?.state === 'missing' ? NOT_FOUND : (known?.name ?? basicWords.product);
    return [{ title: `${title} · ${name}` }, { name: 'robots', content: 'noindex' }];
  }
  const { product, reviews } = lookUp;
  const address = productAddress(product);
  return [
    ...pageMeta(args, {
      title: product.name,
      description: excerpt(product.description),
      type: 'product',
      query: address.slice(address.indexOf('?')),
      image: {
        path: pictureForm(product.image, SHARE_IMAGE_WIDTH, 'webp'),
        width: SHARE_IMAGE_WIDTH,
        height: SHARE_IMAGE_WIDTH * PICTURE_RATIO,
        description: product.image_description,
      },
    }),
    { property: 'product:price:amount', content: String(product.price) },
    { property: 'product:price:currency', content: 'PKR' },
    {
      'script:ld+json': HAS_STRUCTURED_DATA
        ? productData(product, reviews, { name, address: public_url.replace(/\/$/, '') })
        : { '@type': 'Product' },
    },
    breadcrumbData(args, [...trailTo(product, name), { text: product.name, to: address }]),
  ];
}

/** The server's result; undefined while the browser's loader runs. */
function lookUpIn(loaderData: unknown): ProductLookUp | undefined {
  const { lookUp } = (loaderData ?? {}) as { lookUp?: ProductLookUp | Promise<ProductLookUp> };
  return lookUp instanceof Promise ? undefined : lookUp;
}

function excerpt(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= MAX_DESCRIPTION_LENGTH) return line;
  return `${line.slice(0, line.lastIndexOf(' ', MAX_DESCRIPTION_LENGTH - 1))}…`;
}
