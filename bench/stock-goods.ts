import { query } from './postgres.ts';

export interface Goods {
  brands: number;
  /** Half belong to brands, half to the culture collection; ids start at 1. */
  products: number;
}

const CLOTHS =
  "array['Ajrak','Lawn','Khaddar','Chikan','Brocade','Phulkari','Karandi','Cotton','Silk','Chiffon','Velvet','Jamawar','Boski','Linen','Organza','Banarsi','Susi','Raw silk','Cambric','Net']";
const GARMENTS =
  "array['kurta','kameez','shalwar kameez','sherwani','waistcoat','lehenga','saree','dupatta','abaya','kaftan','angrakha','gharara','shawl','frock','kurti','suit','trousers','prince coat','pishwas','cap']";
const WORDS =
  "array['indigo','madder','saffron','ivory','walnut','emerald','rose','turquoise','charcoal','plum','mustard','teal','coral','slate','henna','pistachio','ruby','sand','navy','olive']";

/** The variants of product `id` have the ids `id` × VARIANTS and following. */
export const VARIANTS = 4;

/** The price of product `id` in rupees. */
export function priceOf(id: number): number {
  return 900 + ((id * 37) % 6000);
}

/** Fills a fresh shop with products of a few thousand different names, each in one colour and four sizes. */
export async function stockGoods(url: string, { brands, products }: Goods): Promise<void> {
  await query(
    url,
    'set synchronous_commit = off',
    `insert into users (id, username, email, user_type)
      select 3000000 + n, 'brand_' || n, 'brand_' || n || '@bench.example', 'brand' from generate_series(1, ${brands}) n`,
    `insert into brands (id, user_id, name, tagline, city, sale, bespoke, location, category)
      select n, 3000000 + n, (${WORDS})[1 + n % 20] || ' ' || (${CLOTHS})[1 + n / 20 % 20] || ' house ' || n,
        'Cut and stitched with care', (array['Lahore', 'Karachi', 'Multan'])[1 + n % 3], n % 2 = 0, n % 3 = 0,
        (array['best', 'local', 'international', 'near'])[1 + n % 4], (array['mens', 'womens', 'childrens'])[1 + n % 3]
      from generate_series(1, ${brands}) n`,
    `insert into products (id, type, brand_id, section, collection, category, name, description, facts, price, image,
        image_description, sold, rating_sum, rating_count, created_at)
      select n, case when n % 2 = 0 then 'brand' else 'culture' end,
        case when n % 2 = 0 then 1 + n / 2 % ${brands} end,
        case when n % 2 = 0 then (array['western', 'unstitched', 'stitched', 'formal', 'buttons'])[1 + n % 5] end,
        case when n % 2 = 1 then (array['punjabi', 'sindhi', 'balochi', 'jewelry', 'abayas', 'home_decor'])[1 + n % 6] end,
        (array['mens', 'womens', 'childrens'])[1 + n % 3],
        (${WORDS})[1 + n * 7 % 20] || ' ' || (${CLOTHS})[1 + n / 20 % 20] || ' ' || (${GARMENTS})[1 + n / 400 % 20],
        'Made to last, ' || (${WORDS})[1 + n % 20] || ' on the outside and soft within.',
        '{"Fabric": "Cotton", "Care": "Wash cold"}', 900 + n * 37 % 6000, '/art/goods/example-640.webp', 'A garment',
        abs(hashint4(n)) % 5000, 4 * (n % 40), n % 40, now() - make_interval(mins => n)
      from generate_series(1, ${products}) n`,
    `insert into variants (id, product_id, colour, colour_name, colour_hex, size, stock)
      select n * ${VARIANTS} + place - 1, n, 'indigo', 'Indigo', '#4338CA', (array['S', 'M', 'L', 'XL'])[place], 1000000
      from generate_series(1, ${products}) n, generate_series(1, ${VARIANTS}) place`,
    'vacuum analyze',
    'checkpoint',
  );
}
