import { currentLocale, goodsWords } from '#words';
import type { ProductCloth, ProductDetail } from '../../../contract/catalogue.ts';
import { localePath } from '../../../contract/locale.ts';
import { pictureForm } from '../../../contract/pictures.ts';
import type { Review } from '../../../contract/reviews.ts';
import { productAddress } from '../../lib/goods.ts';
import { galleryOf } from './gallery.ts';
import { isSoldOut } from './variant-choice.ts';

const MAX_REVIEWS = 3;

interface Shop {
  name: string;
  address: string;
}

export function productData(product: ProductDetail, reviews: readonly Review[], shop: Shop) {
  const { rating, number_of_reviews: count } = product;
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.name,
    description: product.description,
    sku: String(product.id),
    category: goodsWords.categories[product.category],
    image: galleryOf(product).map(({ image }) => shop.address + pictureForm(image, 960, 'webp')),
    brand: { '@type': 'Brand', name: product.brand?.name ?? shop.name },
    ...(product.colours.length > 0 ? { color: product.colours.map(({ name }) => name).join(', ') } : {}),
    ...(product.cloth ? clothData(product.cloth) : {}),
    offers: {
      '@type': 'Offer',
      url: shop.address + localePath(currentLocale(), productAddress(product)),
      price: product.price,
      priceCurrency: 'PKR',
      availability: `https://schema.org/${isSoldOut(product) ? 'OutOfStock' : 'InStock'}`,
      itemCondition: 'https://schema.org/NewCondition',
      seller: { '@type': 'Organization', name: product.brand?.name ?? shop.name },
    },
    ...(count > 0
      ? {
          aggregateRating: {
            '@type': 'AggregateRating',
            ratingValue: rating,
            reviewCount: count,
            bestRating: 5,
            worstRating: 1,
          },
        }
      : {}),
    ...(reviews.length > 0 ? { review: reviews.slice(0, MAX_REVIEWS).map(reviewData) } : {}),
  };
}

/** Codes of UN/CEFACT: metres and inches. */
function clothData({ metres, width_inches }: ProductCloth) {
  return {
    depth: { '@type': 'QuantitativeValue', value: metres, unitCode: 'MTR' },
    width: { '@type': 'QuantitativeValue', value: width_inches, unitCode: 'INH' },
  };
}

function reviewData({ author, created_at, rating, text }: Review) {
  return {
    '@type': 'Review',
    author: { '@type': 'Person', name: author },
    datePublished: created_at.slice(0, 10),
    reviewBody: text,
    reviewRating: { '@type': 'Rating', ratingValue: rating, bestRating: 5, worstRating: 1 },
  };
}
