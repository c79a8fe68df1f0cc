import { responseWords } from '#words';
import type { Size } from '../../../../contract/catalogue.ts';
import { MAX_PIECES } from '../../../../contract/constants/shop-orders.ts';
import { type BillRules, billOf, type DeliveryChoice } from '../../../../contract/delivery.ts';
import { formatRupees } from '../../../../contract/money.ts';
import type { Bill, CheckedLine } from '../../../../contract/shop-orders.ts';

export interface CartLine {
  id: number;
  variant?: number | undefined;
  quantity: number;
  price: number;
}

export interface StockedVariant {
  productId: number;
  type: 'brand' | 'culture';
  name: string;
  image: string;
  price: number;
  /** True if product and brand are listed. */
  isSold: boolean;
  brandId: number | null;
  /** Null: the shop itself. */
  brandName: string | null;
  variantId: number | null;
  colour: string | null;
  size: Size | null;
  stock: number | null;
}

export interface ValidatedLine {
  checked: CheckedLine;
  found: StockedVariant | undefined;
}

export interface ValidatedCart {
  lines: ValidatedLine[];
  bill: Bill;
  ready: boolean;
}

/** Compares a cart with the stock; the bill covers the available items (shop-4). */
export function validateLines(
  asked: readonly CartLine[],
  stocked: readonly StockedVariant[],
  { delivery, rules, shopName }: { delivery: DeliveryChoice; rules: BillRules; shopName: string },
): ValidatedCart {
  const taken = new Map<number, number>();
  const type = asked.flatMap(({ id }) => stocked.filter((one) => one.productId === id && one.isSold))[0]
    ?.type;
  const lines = asked.map((line) => {
    const ofProduct = stocked.filter(({ productId }) => productId === line.id);
    const found = variantOf(line, ofProduct);
    const before = taken.get(found?.variantId ?? 0) ?? 0;
    const checked = validateLine(line, ofProduct[0], found, before, type, shopName);
    if (found?.variantId) taken.set(found.variantId, before + checked.available);
    return { checked, found };
  });
  const subTotal = lines.reduce((sum, { checked }) => sum + checked.line_total, 0);
  return {
    lines,
    bill: billOf(subTotal, delivery, rules),
    ready: lines.every(({ checked }) => checked.problem === null),
  };
}

/** Without a variant in the line, only a single variant is unambiguous. */
function variantOf(line: CartLine, ofProduct: readonly StockedVariant[]): StockedVariant | undefined {
  const variants = ofProduct.filter(({ variantId, isSold }) => variantId !== null && isSold);
  if (line.variant !== undefined) return variants.find(({ variantId }) => variantId === line.variant);
  return variants.length === 1 ? variants[0] : undefined;
}

function validateLine(
  line: CartLine,
  product: StockedVariant | undefined,
  found: StockedVariant | undefined,
  takenBefore: number,
  type: StockedVariant['type'] | undefined,
  shopName: string,
): CheckedLine {
  const isSold = product?.isSold === true;
  const left = Math.max(0, (found?.stock ?? 0) - takenBefore);
  const available = Math.min(line.quantity, left);
  const price = isSold ? product.price : 0;
  const [problem, note] = problemOf(line, { isSold, found, left, price, isOther: product?.type !== type });
  return {
    id: line.id,
    variant: found?.variantId ?? line.variant ?? null,
    name: product?.name ?? responseWords.unknownProduct,
    image: found?.image ?? product?.image ?? null,
    type: product?.type ?? null,
    colour: found?.colour ?? null,
    size: found?.size ?? null,
    seller: product ? (product.brandName ?? shopName) : null,
    quantity: line.quantity,
    available,
    left: Math.min(left, MAX_PIECES),
    price,
    line_total: price * available,
    problem,
    note,
  };
}

interface Finding {
  isSold: boolean;
  found: StockedVariant | undefined;
  left: number;
  price: number;
  isOther: boolean;
}

function problemOf(
  line: CartLine,
  { isSold, found, left, price, isOther }: Finding,
): [problem: CheckedLine['problem'], note: string | null] {
  const words = responseWords.cartProblems;
  if (!isSold) return ['gone', words.gone];
  if (!found) return ['variant_missing', words.variant_missing];
  if (left === 0) return ['sold_out', words.sold_out];
  const [before, now] = [formatRupees(line.price), formatRupees(price)];
  const changed = line.price === price ? '' : words.price_changed({ before, now });
  if (left < line.quantity) return ['short', `${words.short({ left })} ${changed}`.trim()];
  if (changed) return ['price_changed', changed];
  if (isOther) return ['other_type', words.other_type];
  return [null, null];
}
