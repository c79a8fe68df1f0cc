import { SIZES } from '../../../contract/constants/catalogue.ts';
import type { Tx } from '../client.ts';
import { type ProductPicture, products, variants } from '../schema/catalogue.ts';
import { type BrandGoods, CARES, type CultureGoods, type Goods } from './goods.ts';
import { BOLAN_GOODS, INDUS_GOODS, ROHI_GOODS, SALTRANGE_GOODS, SEEP_GOODS } from './goods-of-men.ts';
import { GUL_DHAGA_GOODS, KAPAS_GOODS, MAPLE_GOODS, ZARPOSH_GOODS } from './goods-of-women.ts';
import { GOODS_PICTURES, picturesOf } from './goods-pictures.ts';
import { daysBefore, seeded } from './seeded.ts';

const TAARA = { brand: 5, category: 'childrens', madeIn: 'Faisalabad' } as const;
const NANHA = { brand: 10, category: 'childrens', madeIn: 'Karachi' } as const;

// biome-ignore format: a table reads best with one thing in three lines
const TAARA_GOODS: readonly BrandGoods[] = [
  { ...TAARA, slug: 'nanha-kurta-pajama', name: 'Little Kurta Pajama', thing: 'kurta', section: 'stitched', dress: 'Kurta_Pajama', price: 2450, fabric: 'Soft lawn', care: 'warm',
    colours: ['Butter yellow', 'Mint'],
    description: 'A first kurta for Eid mornings: soft lawn, snaps behind false buttons and a pajama with elastic, because nobody has time for a nala.' },
  { ...TAARA, slug: 'titli-frock', name: 'Titli Frock', thing: 'frock', section: 'western', dress: 'Dresses', price: 2950, fabric: 'Cotton gingham', care: 'warm',
    colours: ['Pink check', 'Blue check'],
    description: 'A gingham frock with a twirling skirt, puffed sleeves and a butterfly on the pocket. The hem lets down twice, so it stays a whole year.' },
  { ...TAARA, slug: 'little-prince-sherwani', name: 'Little Prince Sherwani', thing: 'sherwani', section: 'formal', dress: 'Sherwani', price: 12900, fabric: 'Jamawar, cotton lining', care: 'dry',
    colours: ['Ivory and maroon', 'Royal blue'],
    description: "Like the bridegroom's, only shorter. Light jamawar, lined in cotton so that it does not itch, with a little matching shawl that nobody has to wear." },
  { ...TAARA, slug: 'patang-tee', name: 'Patang T-Shirt', thing: 'T-shirt', section: 'western', dress: 'T_Shirts', price: 1250, fabric: 'Cotton jersey', care: 'warm',
    colours: ['Sky', 'Sunshine', 'Tomato #DE5B49'],
    description: 'Kites over a Basant sky on thick jersey. The neck is taped, the seams are double and the print has survived our own children.' },
  { ...TAARA, slug: 'gota-lehenga-choli', name: 'Gota Lehenga Choli', thing: 'lehenga', section: 'formal', dress: 'Lehenga_Choli', price: 9800, fabric: 'Chunri cotton with gota', care: 'hand',
    colours: ['Mehndi yellow', 'Bubblegum'],
    description: 'For the mehndi: a chunri lehenga edged with gota, a choli that closes with a zip and a dupatta stitched to the shoulder so that it is not lost by nine.' },
  { ...TAARA, slug: 'khel-kood-tracksuit', name: 'Khel Kood Tracksuit', thing: 'tracksuit', section: 'western', dress: 'Tracksuits', price: 3650, fabric: 'Brushed cotton fleece', care: 'warm',
    colours: ['Cobalt', 'Maroon'],
    description: 'Jacket and trousers of brushed fleece with double knees. The stripes are knitted in, so they cannot peel.' },
];

// biome-ignore format: a table reads best with one thing in three lines
const NANHA_GOODS: readonly BrandGoods[] = [
  { ...NANHA, slug: 'nanha-shalwar-kameez', name: 'Nanha Shalwar Kameez', thing: 'suit', section: 'stitched', dress: 'Shalwar_Kameez', price: 3850, fabric: 'Striped cotton', care: 'warm',
    colours: ['Leaf stripe', 'Sky stripe'],
    description: 'A school-day shalwar kameez of fine stripes with a soft collar. The shalwar has elastic and a drawstring, as waists change between breakfast and lunch.' },
  { ...NANHA, slug: 'pari-anarkali', name: 'Pari Anarkali', thing: 'anarkali', section: 'formal', dress: 'Anarkali_Suit', price: 16500, fabric: 'Organza over cotton', care: 'dry',
    colours: ['Lilac', 'Peach blossom'],
    description: 'A fairy of an anarkali: organza with tiny buti over a cotton slip, so that only the soft side touches. Twelve panels for turning in.' },
  { ...NANHA, slug: 'sahil-shorts', name: 'Sahil Shorts', thing: 'shorts', section: 'western', dress: 'Shorts', price: 1890, fabric: 'Madras cotton', care: 'warm',
    colours: ['Lemon check', 'Palm check'],
    description: 'Beach shorts of madras checks with a drawstring and pockets deep enough for shells. They dry on the way home from Clifton.' },
  { ...NANHA, slug: 'barfi-quilted-jacket', name: 'Barfi Quilted Jacket', thing: 'jacket', section: 'western', dress: 'Jackets', price: 6200, fabric: 'Ralli patchwork, cotton wadding', care: 'hand',
    colours: ['Milk and berry', 'Ice blue'],
    description: 'A reversible jacket quilted in the diamonds of a ralli, or of a plate of barfi. Patchwork outside, plain inside, warm both ways.' },
];

// biome-ignore format: a table reads best with one thing in three lines
const CULTURE_GOODS: readonly CultureGoods[] = [
  { collection: 'punjabi', category: 'womens', slug: 'bagh-phulkari-dupatta', name: 'Bagh Phulkari Dupatta', thing: 'dupatta', price: 6500, oneSize: true, fabric: 'Khaddar with silk floss', care: 'dry', madeIn: 'Hasan Abdal',
    colours: ['Rust', 'Plum'], facts: { Size: '2.4 m by 1 m', Work: 'Darning stitch from the wrong side, counted by eye' },
    description: 'A garden in silk floss: phulkari so dense that the khaddar hardly shows. The women who make it count threads from the wrong side and leave one motif different, against the evil eye.' },
  { collection: 'punjabi', category: 'mens', slug: 'lacha-kurta', name: 'Lacha and Kurta', thing: 'lacha', dress: 'Dhoti_Kurta', price: 7200, fabric: 'Susi cotton', care: 'cold', madeIn: 'Jhang',
    colours: ['Green border', 'Maroon border'],
    description: 'The lacha of bhangra and harvest: striped susi with a broad border, tied in front, and a white kurta with a round neck. It comes with a drawing of how to tie it.' },
  { collection: 'sindhi', category: 'mens', slug: 'sindhi-ajrak-shawl', name: 'Sindhi Ajrak Shawl', thing: 'ajrak', price: 4800, oneSize: true, fabric: 'Block-printed cotton', care: 'hand', madeIn: 'Bhit Shah',
    colours: ['Madder and indigo', 'Indigo'], facts: { Size: '2.5 m by 1.4 m', Dye: 'Madder, indigo, iron and pomegranate rind' },
    description: 'Printed with carved blocks in twenty-one steps of wash, print and sun, alike on both sides. Honour a guest with it, tie a turban, or sleep under it on a train.' },
  { collection: 'sindhi', category: 'mens', slug: 'sheesha-sindhi-topi', name: 'Sheesha Sindhi Topi', thing: 'topi', price: 1950, oneSize: true, fabric: 'Cotton, silk thread, mirrors', care: 'wipe', madeIn: 'Hala',
    colours: ['Red', 'Green', 'Blue #27548A'], facts: { Size: '56 to 58 cm' },
    description: 'The cap with the arch over the forehead, embroidered in silk and set with small mirrors. Worn on Topi Day by everybody and by some every day.' },
  { collection: 'balochi', category: 'womens', slug: 'makran-doch-pashk', name: 'Makran Doch Pashk', thing: 'pashk', dress: 'Shalwar_Kameez', price: 24500, fabric: 'Cotton with doch embroidery', care: 'hand', madeIn: 'Turbat',
    colours: ['Black and red', 'Emerald'], facts: { Work: 'Doch by hand on yoke, cuffs and pocket, four months' },
    description: 'The wide Balochi dress with its long front pocket, the pudo, and doch so fine on yoke and cuffs that it looks woven. One woman needs four months for it.' },
  { collection: 'balochi', category: 'childrens', slug: 'little-doch-frock', name: 'Little Doch Frock', thing: 'frock', dress: 'Dresses', price: 8900, fabric: 'Cotton with doch embroidery', care: 'hand', madeIn: 'Panjgur',
    colours: ['Green', 'Magenta'],
    description: 'A small pashk for small girls, pocket and all: doch on the yoke, plain cotton everywhere it touches. Made by the same hands in the evenings.' },
  { collection: 'jewelry', category: 'womens', slug: 'kundan-necklace', name: 'Kundan Necklace Set', thing: 'necklace', price: 18900, oneSize: true, fabric: 'Gold-plated silver, glass stones', care: 'wipe', madeIn: 'Lahore',
    colours: ['Ruby', 'Emerald'], facts: { Set: 'Necklace and earrings', Back: 'Meenakari enamel' },
    description: 'Kundan stones set in gold foil over plated silver, with enamel birds on the back that only the wearer knows of. The cord is silk and ties to any length.' },
  { collection: 'jewelry', category: 'womens', slug: 'meenakari-bangles', name: 'Meenakari Bangles', thing: 'bangles', price: 3200, oneSize: true, fabric: 'Enamelled brass', care: 'wipe', madeIn: 'Multan',
    colours: ['Peacock', 'Coral red'], facts: { Set: 'Six bangles', Size: '2.6, about 60 mm across' },
    description: 'Six enamelled bangles with flowers no bigger than a grain of rice. They ring softly, so that children hear their mother come.' },
  { collection: 'abayas', category: 'womens', slug: 'layla-abaya', name: 'Layla Abaya', thing: 'abaya', dress: 'Abaya', price: 11800, fabric: 'Nidha with tone-on-tone piping', care: 'cold', madeIn: 'Karachi',
    colours: ['Black', 'Mauve grey', 'Deep blue #232B4A'],
    description: 'A flowing abaya of nidha that neither clings nor shines, with piping along the front and hidden snaps. The sleeves close, so that they stay out of the tea.' },
  { collection: 'home_decor', category: 'womens', slug: 'thar-ralli-cushion', name: 'Thar Ralli Cushions', thing: 'cushions', price: 2600, oneSize: true, fabric: 'Cotton patchwork', care: 'hand', madeIn: 'Umerkot',
    colours: ['Desert red', 'Neem green'], facts: { Set: 'Two covers, 45 cm, with zip' },
    description: 'Two cushion covers in the patchwork of a Thari ralli, pieced from scraps and quilted in running stitch. No two are the same, and your two will not be either.' },
];

export const DEMO_GOODS: readonly (BrandGoods | CultureGoods)[] = [
  ...GUL_DHAGA_GOODS,
  ...ROHI_GOODS,
  ...ZARPOSH_GOODS,
  ...INDUS_GOODS,
  ...TAARA_GOODS,
  ...SEEP_GOODS,
  ...BOLAN_GOODS,
  ...KAPAS_GOODS,
  ...MAPLE_GOODS,
  ...NANHA_GOODS,
  ...SALTRANGE_GOODS,
  ...CULTURE_GOODS,
];

interface DemoColour {
  code: string;
  name: string;
  hex: string;
}

function coloursOf({ slug, colours: [main, second, third] }: Goods): DemoColour[] {
  const picture = GOODS_PICTURES[slug];
  if (!picture) throw new Error(`${slug} has no picture`);
  const [thirdName, thirdHex] = third?.split(' #') ?? [];
  const named: [name: string, hex: string][] = [
    [main, picture.main],
    [second, picture.second],
  ];
  if (thirdName && thirdHex) named.push([thirdName, `#${thirdHex}`]);
  return named.map(([name, hex]) => ({ code: name.toLowerCase().replace(/[^a-z]+/g, '-'), name, hex }));
}

function stockOf(goods: Goods, random: () => number, isFirst: boolean): number {
  const chance = random();
  const plenty = 6 + Math.floor(random() * 30);
  if (goods.soldOut) return 0;
  if (isFirst) return plenty;
  if (chance < 0.1) return 0;
  return chance < 0.25 ? 2 : plenty;
}

function picturesFor(goods: Goods): ProductPicture[] {
  const [first, ...rest] = coloursOf(goods);
  if (!first) return [];
  const { main, cloth, others } = picturesOf(goods.slug, goods.colours.length);
  const inColour = ({ code, name }: DemoColour, image: string) => ({
    image,
    description: `${goods.name} in ${name.toLowerCase()}`,
    colour: code,
  });
  return [
    inColour(first, main),
    {
      image: cloth,
      description: `${goods.fabric} from close by, ${first.name.toLowerCase()}`,
      colour: first.code,
    },
    ...rest.flatMap((colour, place) => (others[place] ? [inColour(colour, others[place])] : [])),
  ];
}

export async function writeProducts(tx: Tx, now: Date): Promise<void> {
  const random = seeded(70);
  const rows = DEMO_GOODS.map((goods, index) => {
    const pictures = picturesFor(goods);
    const createdAt = daysBefore(now, 12 + Math.floor(random() * 340));
    return {
      id: index + 1,
      ...('brand' in goods
        ? { type: 'brand' as const, brandId: goods.brand, section: goods.section }
        : { type: 'culture' as const, collection: goods.collection }),
      category: goods.category,
      name: goods.name,
      description: goods.description,
      facts: {
        [goods.thing === 'buttons' ? 'Material' : 'Fabric']: goods.fabric,
        ...goods.facts,
        Care: CARES[goods.care],
        'Made in': goods.madeIn,
      },
      dressType: goods.dress ?? null,
      price: goods.price,
      compareAtPrice: goods.price * 2,
      clothMetres: goods.cloth?.[0] ?? null,
      clothWidthInches: goods.cloth?.[1] ?? null,
      image: pictures[0]?.image ?? '',
      imageDescription: pictures[0]?.description ?? '',
      pictures,
      sold: Math.floor((random() * 240) / (1 + goods.price / 9000)),
      createdAt,
      updatedAt: createdAt,
    };
  });
  await tx.insert(products).values(rows);

  const variantRows = DEMO_GOODS.flatMap((goods, index) =>
    coloursOf(goods).flatMap((colour, colourPlace) =>
      (goods.oneSize ? [null] : SIZES).map((size) => ({
        productId: index + 1,
        colour: colour.code,
        colourName: colour.name,
        colourHex: colour.hex,
        size,
        stock: stockOf(goods, random, colourPlace === 0 && (size === null || size === 'M')),
      })),
    ),
  );
  await tx.insert(variants).values(variantRows);
}
