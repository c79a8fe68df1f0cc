import type { ProductForm } from '../../../../contract/shelf.ts';
import type { ShelfVariantRow } from './queries.ts';

type VariantForm = ProductForm['variants'][number];
type Colours = ProductForm['colours'];

interface VariantValues {
  colour: string;
  colourName: string;
  colourHex: string;
  size: VariantForm['size'];
  sku: string | null;
  stock: number;
}

export interface VariantChanges {
  added: VariantValues[];
  /** By id, and only those that differ; `stock` only if it changes. */
  changed: { id: number; set: Partial<VariantValues> & { retired?: false } }[];
  removed: number[];
  /** Whether the stock of a variant that the form changes was changed by sales or returns since it was read. */
  isStale: boolean;
}

/**
 * The changes that a form makes to variants (catalogue-14). Stock that the form leaves unchanged keeps its present
 * value, whatever was sold since.
 */
export function variantChanges(
  shelved: readonly ShelfVariantRow[],
  { variants, colours }: { variants: readonly VariantForm[]; colours: Colours },
): VariantChanges {
  const byPlace = new Map(shelved.map((row) => [placeOf(row), row]));
  const changes: VariantChanges = { added: [], changed: [], removed: [], isStale: false };
  const named = new Set<number>();
  for (const form of variants) {
    const colour = colours.find(({ code }) => code === form.colour);
    if (!colour) continue;
    const place = {
      colour: colour.code,
      colourName: colour.name,
      colourHex: colour.hex,
      size: form.size,
      sku: form.sku ?? null,
    };
    const row = byPlace.get(placeOf(form));
    if (!row) {
      changes.added.push({ ...place, stock: form.stock });
      continue;
    }
    named.add(row.id);
    if (row.retired) {
      changes.changed.push({ id: row.id, set: { ...place, stock: form.stock, retired: false } });
      continue;
    }
    const isStockKept = form.stock_was === form.stock;
    if (!isStockKept && form.stock_was !== undefined && form.stock_was !== row.stock) changes.isStale = true;
    const set = isStockKept ? place : { ...place, stock: form.stock };
    if (differs(row, set)) changes.changed.push({ id: row.id, set });
  }
  changes.removed = shelved.filter(({ id, retired }) => !retired && !named.has(id)).map(({ id }) => id);
  return changes;
}

function differs(row: ShelfVariantRow, set: Partial<VariantValues>): boolean {
  return Object.entries(set).some(([column, value]) => row[column as keyof VariantValues] !== value);
}

function placeOf({ colour, size }: { colour: string; size: string | null }): string {
  return `${colour} ${size ?? ''}`;
}
