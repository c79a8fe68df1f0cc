import { currentLocale } from '#words';
import { garmentName } from '../../../contract/garment-names.ts';
import { localePath } from '../../../contract/locale.ts';
import type { TailorPage } from '../../../contract/tailors.ts';
import { formatRupees } from '../../lib/format.ts';

/** For search engines, only what the page shows (tailors-14). `shop` is the public URL without a slash at its end. */
export function tailorData(tailor: TailorPage, shop: string) {
  const { id, user_username: name, about, pictures, address, tailor_city: city, tailor_area: area } = tailor;
  const url = shop + localePath(currentLocale(), `/tailors/${id}`);
  const rates = Object.entries(tailor.rate_per_design);
  return {
    '@context': 'https://schema.org',
    '@type': 'LocalBusiness',
    '@id': url,
    url,
    name,
    ...(about ? { description: about } : {}),
    ...(pictures.length > 0 ? { image: pictures.map((picture) => shop + picture) } : {}),
    address: {
      '@type': 'PostalAddress',
      ...(address === null ? {} : { streetAddress: address }),
      addressLocality: city || area,
      addressCountry: 'PK',
    },
    ...(rates.length > 0
      ? { priceRange: priceRange(rates.map(([, rupees]) => rupees)), makesOffer: rates.map(offerData) }
      : {}),
    ...(tailor.number_of_reviews > 0
      ? {
          aggregateRating: {
            '@type': 'AggregateRating',
            ratingValue: tailor.rating,
            reviewCount: tailor.number_of_reviews,
            bestRating: 5,
            worstRating: 1,
          },
        }
      : {}),
  };
}

function priceRange(rates: readonly number[]): string {
  const [lowest, highest] = [Math.min(...rates), Math.max(...rates)].map(formatRupees);
  return lowest === highest ? String(lowest) : `${lowest} – ${highest}`;
}

/** The stitching of a garment to measure; the rate is the least, as the design may add to it. */
function offerData([dressType, rupees]: [string, number]) {
  return {
    '@type': 'Offer',
    availability: 'https://schema.org/MadeToOrder',
    itemOffered: { '@type': 'Service', name: garmentName(dressType) ?? dressType },
    priceSpecification: { '@type': 'PriceSpecification', minPrice: rupees, priceCurrency: 'PKR' },
  };
}
