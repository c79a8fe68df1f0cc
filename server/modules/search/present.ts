import { goodsWords, searchWords } from '#words';
import type { Brand, Product } from '../../../contract/catalogue.ts';
import type { Suggestion } from '../../../contract/search.ts';
import type { Tailor } from '../../../contract/tailors.ts';

export function presentSuggestions(found: {
  products: Product[];
  brands: Brand[];
  tailors: Tailor[];
}): Suggestion[] {
  return [
    ...found.products.map(({ id, type, name, brand, collection }) => ({
      kind: 'product' as const,
      id,
      text: name,
      note: brand?.name ?? (collection ? goodsWords.collections[collection] : ''),
      address: `/${type === 'brand' ? 'product' : 'culture_product'}?id=${id}`,
    })),
    ...found.brands.map(({ id, name, category }) => ({
      kind: 'brand' as const,
      id,
      text: name,
      note: searchWords.brandNote({ category: goodsWords.categories[category] }),
      address: `/brands/${id}`,
    })),
    ...found.tailors.map(({ id, user_username, tailor_area }) => ({
      kind: 'tailor' as const,
      id,
      text: user_username,
      note: searchWords.tailorNote({ area: tailor_area }),
      address: `/book-tailor?tailor=${id}`,
    })),
  ];
}
