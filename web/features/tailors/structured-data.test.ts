import { describe, expect, test } from 'vitest';
import { inLocale } from '#words';
import type { TailorPage } from '../../../contract/tailors.ts';
import { tailorData } from './structured-data.ts';

const SHOP = 'https://naap.example';

const TAILOR: TailorPage = {
  id: 12,
  user_username: 'Ustad Rafiq',
  number_of_order_delivery: 40,
  avg_price: 2200,
  tailor_area: 'Anarkali, Lahore',
  tailor_city: 'Lahore',
  tailor_type_name: null,
  rating: 4.6,
  number_of_reviews: 21,
  service_provided: {},
  rate_per_design: { Kurta: 1900, Sherwani: 9500 },
  lead_time_days: 10,
  days_off: [],
  weekdays_off: [],
  full_weeks: [],
  weekly_room: null,
  promise_kept: null,
  measured_share: null,
  address: null,
  opening_hours: [],
  about: 'Three generations of kurtas.',
  pictures: ['/files/published/one.webp'],
};

describe('a tailor for search engines (tailors-14)', () => {
  test('is a local business with area, rating and pictures', () => {
    expect(tailorData(TAILOR, SHOP)).toMatchObject({
      '@type': 'LocalBusiness',
      name: 'Ustad Rafiq',
      description: 'Three generations of kurtas.',
      url: 'https://naap.example/tailors/12',
      image: ['https://naap.example/files/published/one.webp'],
      address: { '@type': 'PostalAddress', addressLocality: 'Lahore', addressCountry: 'PK' },
      aggregateRating: { ratingValue: 4.6, reviewCount: 21 },
    });
  });

  test('stitches to order, each garment from its rate', () => {
    const data = tailorData(TAILOR, SHOP);
    expect(data.makesOffer).toHaveLength(2);
    expect(data.makesOffer?.[0]).toEqual({
      '@type': 'Offer',
      availability: 'https://schema.org/MadeToOrder',
      itemOffered: { '@type': 'Service', name: 'Kurta' },
      priceSpecification: { '@type': 'PriceSpecification', minPrice: 1900, priceCurrency: 'PKR' },
    });
    expect(data.priceRange?.replaceAll('\u00a0', ' ')).toBe('Rs 1,900 – Rs 9,500');
    const one = tailorData({ ...TAILOR, rate_per_design: { Kurta: 1900 } }, SHOP);
    expect(one.priceRange?.replaceAll('\u00a0', ' ')).toBe('Rs 1,900');
  });

  test('has the street that its page shows, and no other', () => {
    expect(tailorData(TAILOR, SHOP).address).not.toHaveProperty('streetAddress');
    expect(tailorData({ ...TAILOR, address: '12 Mall Road' }, SHOP).address).toMatchObject({
      streetAddress: '12 Mall Road',
    });
    expect(tailorData(TAILOR, SHOP)).not.toHaveProperty('telephone');
  });

  test('says nothing of what there is none of', () => {
    const bare = { ...TAILOR, rate_per_design: {}, number_of_reviews: 0, rating: 0, about: '', pictures: [] };
    const data = tailorData({ ...bare, tailor_city: '' }, SHOP);
    for (const part of ['makesOffer', 'priceRange', 'aggregateRating', 'description', 'image'])
      expect(data).not.toHaveProperty(part);
    expect(data.address.addressLocality).toBe('Anarkali, Lahore');
  });

  test('speaks the language of its page', () => {
    const data = inLocale('ur', () => tailorData(TAILOR, SHOP));
    expect(data.url).toBe('https://naap.example/ur/tailors/12');
    expect(data.makesOffer?.[0]?.itemOffered.name).not.toBe('Kurta');
  });
});
