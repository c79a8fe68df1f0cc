import { SIZES } from '../../../contract/constants/catalogue.ts';
import type { Tx } from '../client.ts';
import { type ProductPicture, products, variants } from '../schema/catalogue.ts';
import { type BrandGoods, CARES, type CultureGoods, type Goods } from './goods.ts';
import { NANHA_GOODS, TAARA_GOODS } from './goods-of-children.ts';
import { CULTURE_GOODS } from './goods-of-culture.ts';
import { BOLAN_GOODS, INDUS_GOODS, ROHI_GOODS, SALTRANGE_GOODS, SEEP_GOODS } from './goods-of-men.ts';
import { GUL_DHAGA_GOODS, KAPAS_GOODS, MAPLE_GOODS, ZARPOSH_GOODS } from './goods-of-women.ts';
import { GOODS_PICTURES, picturesOf } from './goods-pictures.ts';
import { daysBefore, seeded } from './seeded.ts';

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
