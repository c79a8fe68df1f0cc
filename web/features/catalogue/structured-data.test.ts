import { describe, expect, test } from 'vitest';
import type { ProductDetail } from '../../../contract/catalogue.ts';
import type { Review } from '../../../contract/reviews.ts';
import { productData } from './structured-data.ts';

const SHOP = { name: 'Naap', address: 'https://naap.example' };

const KURTA: ProductDetail = {
  id: 7,
  type: 'brand',
  name: 'Khaddar Kurta',
  category: 'mens',
  price: 4590,
  compare_at_price: null,
  image: '/art/goods/khaddar-kurta-640.webp',
  image_description: 'A kurta on a hanger',
  rating: 4.5,
  number_of_reviews: 4,
  in_stock: true,
  brand: { id: 2, name: 'Khaas' },
  section: 'stitched',
  collection: null,
  description: 'Handwoven.',
  facts: {},
  pictures: [
    { image: '/art/goods/khaddar-kurta-640.webp', description: 'A kurta on a hanger', colour: null },
    { image: '/art/goods/khaddar-kurta-back-640.webp', description: 'From behind', colour: null },
  ],
  colours: [{ code: 'blue', name: 'Indigo', hex: '#2B3A67' }],
  variants: [{ id: 70, colour: 'blue', size: 'M', stock: 1 }],
  ratings: [0, 0, 0, 2, 2],
  cloth: null,
  related: [],
};

const REVIEWS: Review[] = [5, 4, 5, 4].map((rating, place) => ({
  id: place + 1,
  rating,
  text: 'Well cut.',
  author: 'Ayesha',
  city: null,
  photos: [],
  created_at: '2026-11-02T10:00:00.000Z',
  reply: null,
}));

describe('a product for search engines', () => {
  test('has its offer in rupees with its own URL', () => {
    expect(productData(KURTA, [], SHOP)).toMatchObject({
      '@type': 'Product',
      sku: '7',
      brand: { name: 'Khaas' },
      image: [
        'https://naap.example/art/goods/khaddar-kurta-960.webp',
        'https://naap.example/art/goods/khaddar-kurta-back-960.webp',
      ],
      offers: {
        price: 4590,
        priceCurrency: 'PKR',
        availability: 'https://schema.org/InStock',
        url: 'https://naap.example/product?id=7',
      },
    });
  });

  test('is out of stock when nothing is left', () => {
    const gone = { ...KURTA, variants: [{ id: 70, colour: 'blue', size: null, stock: 0 }] };
    expect(productData(gone, [], SHOP).offers.availability).toBe('https://schema.org/OutOfStock');
  });

  test('has the length and width of cloth, other goods neither', () => {
    const cloth = { metres: 3.5, width_inches: 54, sent_from: null, enough_for: [] };
    expect(productData({ ...KURTA, cloth }, [], SHOP)).toMatchObject({
      depth: { value: 3.5, unitCode: 'MTR' },
      width: { value: 54, unitCode: 'INH' },
    });
    expect(productData(KURTA, [], SHOP)).not.toHaveProperty('width');
  });

  test('shows at most three reviews', () => {
    const { review, aggregateRating } = productData(KURTA, REVIEWS, SHOP);
    expect(aggregateRating).toMatchObject({ ratingValue: 4.5, reviewCount: 4 });
    expect(review).toHaveLength(3);
    expect(review?.[0]).toMatchObject({ datePublished: '2026-11-02', reviewRating: { ratingValue: 5 } });
  });

  test('has no rating without reviews', () => {
    const unrated = { ...KURTA, rating: 0, number_of_reviews: 0 };
    expect(productData(unrated, [], SHOP)).not.toHaveProperty('aggregateRating');
    expect(productData(unrated, [], SHOP)).not.toHaveProperty('review');
  });
});
