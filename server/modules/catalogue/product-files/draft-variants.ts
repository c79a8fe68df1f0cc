import { checkWords } from '#words';
import { colourCode } from '../../../../contract/constants/shelf.ts';
import type { ProductRow } from '../../../../contract/product-file.ts';
import type { ImportRow } from '../../../infra/transfers/kinds.ts';
import type { DraftColour, DraftVariant, ProductDraft } from './draft.ts';
import type { RowErrors } from './row-errors.ts';

type Row = ImportRow<ProductRow>;

/** Applies the rows to the draft's variants; variants without a row stay unchanged (transfers-12). */
export function fillVariants(draft: ProductDraft, rows: readonly Row[], errors: RowErrors): void {
  const colours = new DraftColours(draft.colours, errors);
  const rowOfPlace = new Map<string, number>();
  const rowOfSku = new Map<string, number>();
  for (const row of rows) {
    if (!namesVariant(row.row)) continue;
    const colour = colours.take(row);
    if (colour === undefined) continue;
    const place = placeOf(colour, row.row.size ?? null);
    const sku = row.row.sku?.toLowerCase();
    const twin = rowOfPlace.get(place);
    const skuTwin = sku && rowOfSku.get(sku);
    if (twin) errors.add(row.number, 'size', 'catalogue.row_variant_twice', { row: twin });
    else if (skuTwin) errors.add(row.number, 'sku', 'catalogue.row_sku_twice', { row: skuTwin });
    rowOfPlace.set(place, row.number);
    if (sku) rowOfSku.set(sku, row.number);
    const index = draft.variants.findIndex((known) => placeOf(known.colour, known.size) === place);
    const variant = variantOf(colour, row, draft.variants[index], errors);
    draft.variants.splice(index < 0 ? draft.variants.length : index, 1, variant);
  }
  draft.colours = colours.all();
}

function namesVariant({ colour, colourName, colourHex, size, sku, stock }: ProductRow): boolean {
  return [colour, colourName, colourHex, size, sku, stock].some((cell) => cell !== undefined);
}

function placeOf(colour: string, size: string | null): string {
  return `${colour} ${size ?? ''}`;
}

/** Stock that is unchanged in the file keeps its present value, even after sales (catalogue-14). */
function variantOf(
  colour: string,
  { number, row: { size, sku, stock, stockWas } }: Row,
  known: DraftVariant | undefined,
  errors: RowErrors,
): DraftVariant {
  if (stock === undefined) errors.say(number, 'stock', checkWords.required);
  const now = known?.stock;
  const isLeft = known !== undefined && stock === stockWas;
  if (now !== undefined && !isLeft && stockWas !== undefined && stockWas !== now && stock !== now) {
    errors.add(number, 'stock', 'catalogue.row_stock_changed', { was: stockWas, now });
  }
  return { colour, size: size ?? null, sku, stock: isLeft ? now : stock, stock_was: now };
}

/** The colours of a product by code. A row may refer to a colour by code or name. */
class DraftColours {
  readonly #colours: Map<string, DraftColour>;
  readonly #errors: RowErrors;
  /** The first row that names each colour, and its values. */
  readonly #said = new Map<string, { row: number; name: string | undefined; hex: string | undefined }>();

  constructor(known: readonly DraftColour[], errors: RowErrors) {
    this.#colours = new Map(known.map((colour) => [colour.code, colour]));
    this.#errors = errors;
  }

  all(): DraftColour[] {
    return [...this.#colours.values()];
  }

  /** Returns the code of the row's colour. */
  take({ number, row: { colour: typed, colourName: name, colourHex: hex } }: Row): string | undefined {
    if (typed === undefined && name === undefined) {
      this.#errors.say(number, 'colour', checkWords.required);
      return undefined;
    }
    const code = this.#codeOf(typed, name);
    const known = this.#colours.get(code);
    const said = this.#said.get(code);
    if (!known && name === undefined) this.#errors.say(number, 'colourName', checkWords.required);
    if (!known && hex === undefined) this.#errors.say(number, 'colourHex', checkWords.required);
    if (said && differs(said.name, name)) {
      this.#errors.add(number, 'colourName', 'catalogue.row_differs', { row: said.row });
    }
    if (said && differs(said.hex, hex)) {
      this.#errors.add(number, 'colourHex', 'catalogue.row_differs', { row: said.row });
    }
    if (!said) this.#said.set(code, { row: number, name, hex });
    this.#colours.set(code, { code, name: name ?? known?.name, hex: hex ?? known?.hex });
    return code;
  }

  #codeOf(typed: string | undefined, name: string | undefined): string {
    const same = (one: string | undefined, other: string | undefined) =>
      one !== undefined && one.toLowerCase() === other?.toLowerCase();
    const known = this.all().find((colour) =>
      typed === undefined ? same(colour.name, name) : same(colour.code, typed),
    );
    return known?.code ?? typed ?? colourCode(name ?? '', [...this.#colours.keys()]);
  }
}

function differs(said: string | undefined, cell: string | undefined): boolean {
  return said !== undefined && cell !== undefined && said !== cell;
}
