import { inLocale } from '#words';
import { customsKeyOfGarment } from '../../../../contract/customs-keys.ts';
import { fabricName } from '../../../../contract/garment-names.ts';
import type { Rupees } from '../../../../contract/money.ts';
import type { Declared } from '../../customs/service.ts';
import type { CommercialLine } from '../../documents/commercial-invoice-service.ts';
import type { GarmentRow } from '../garment-queries.ts';

type Garment = Pick<
  GarmentRow,
  | 'itemType'
  | 'dressType'
  | 'gender'
  | 'measurementSnapshot'
  | 'fabricType'
  | 'shoeSize'
  | 'stitchingPrice'
  | 'clothPrice'
  | 'clothQuantity'
> & {
  cloth: Pick<NonNullable<GarmentRow['cloth']>, 'product' | 'name'> | null;
  bought: Pick<NonNullable<GarmentRow['bought']>, 'name' | 'quantity'> | null;
};

interface Goods {
  garments: readonly Garment[];
  cancelledGarments: readonly Garment[];
  /** Of the whole order. */
  urgentSurcharge: Rupees;
}

interface DeclaredGoods {
  byKey: (key: string) => Declared;
  byProduct: ReadonlyMap<number, Declared>;
}

type Line = Omit<CommercialLine, 'origin'> & Pick<Declared, 'origin'>;

/**
 * The goods of a stitched order with what the customer pays for them: the stitching with its part of the surcharge, and
 * the cloth that the shop sold. Cloth that the customer brought has no value here, because the shop neither bought nor
 * sold it; what it is worth, only the customer can say (abroad-9).
 */
export function commercialLines(goods: Goods, declared: DeclaredGoods): Line[] {
  const shares = sharesOf(
    goods.urgentSurcharge,
    goods.garments.map(({ stitchingPrice }) => stitchingPrice ?? 0),
  );
  const stitched = goods.garments.map((garment, at): Line => {
    const { hsCode, origin, words } = declared.byKey(
      customsKeyOfGarment({ ...garment, gender: wearerOf(garment) }),
    );
    const unitValue = (garment.stitchingPrice ?? 0) + (shares[at] ?? 0) + (garment.clothPrice ?? 0);
    return { words, detail: detailOf(garment), hsCode, origin, quantity: 1, unitValue };
  });
  return [...stitched, ...goods.cancelledGarments.flatMap((garment) => clothLine(garment, declared))];
}

/** The cloth of a cancelled garment, which its customer has paid for and gets uncut (orders-151). */
function clothLine(garment: Garment, { byKey, byProduct }: DeclaredGoods): Line[] {
  const { cloth, bought, clothPrice } = garment;
  if (clothPrice === null) return [];
  const category = wearerOf(garment) === 'male' ? 'mens' : 'womens';
  const own = cloth ? byProduct.get(cloth.product) : undefined;
  const { hsCode, origin, words } = own ?? byKey(`goods-unstitched-${category}`);
  const detail = bought?.name ?? cloth?.name ?? '';
  const pieces = bought?.quantity ?? garment.clothQuantity ?? 1;
  const isWhole = clothPrice % pieces === 0;
  return [
    {
      ...{ words, detail, hsCode, origin },
      quantity: isWhole ? pieces : 1,
      unitValue: isWhole ? clothPrice / pieces : clothPrice,
    },
  ];
}

function wearerOf({ gender, measurementSnapshot }: Garment): string | null | undefined {
  return gender ?? measurementSnapshot?.gender;
}

function detailOf({ itemType, fabricType, shoeSize, bought, cloth, clothPrice }: Garment): string {
  if (itemType === 'shoes') return shoeSize === null ? '' : `Size ${shoeSize}`;
  const sold = clothPrice === null ? undefined : (bought?.name ?? cloth?.name);
  const fabric = fabricType === null ? undefined : inLocale('en', () => fabricName(fabricType));
  return [fabric && `Fabric: ${fabric}`, sold].filter(Boolean).join(' · ');
}

/** Parts of `sum` in proportion to `weights`, in whole rupees that add up to it. */
function sharesOf(sum: Rupees, weights: readonly number[]): Rupees[] {
  const whole = weights.reduce((all, weight) => all + weight, 0);
  let counted = 0;
  let given = 0;
  return weights.map((weight) => {
    counted += weight;
    const until = whole === 0 ? 0 : Math.round((sum * counted) / whole);
    const share = until - given;
    given = until;
    return share;
  });
}
