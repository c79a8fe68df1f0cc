/** What tells for which garments of its order a receipt of cloth is; null: for all. */
interface OfGarments {
  garments: readonly number[] | null;
}

export function isReceiptOf({ garments }: OfGarments, garment: number): boolean {
  return garments?.includes(garment) ?? true;
}

/** The receipt that holds for a garment, of those of its order, oldest first (orders-193). */
export function receiptOf<Receipt extends OfGarments>(
  receipts: readonly Receipt[],
  garment: number,
): Receipt | undefined {
  return receipts.findLast((receipt) => isReceiptOf(receipt, garment));
}

/** The receipts that hold for one of the garments or more, oldest first. */
export function receiptsThatHold<Receipt extends OfGarments>(
  receipts: readonly Receipt[],
  garments: readonly { id: number }[],
): Receipt[] {
  const holding = new Set(garments.map(({ id }) => receiptOf(receipts, id)));
  return receipts.filter((receipt) => holding.has(receipt));
}

/** What tells for which garments of a receipt an objection is; null: for all of them. */
interface Objected extends OfGarments {
  objected_garments: readonly number[] | null;
  objection: string | null;
  settled_at: string | null;
}

function hasOpenObjection({ objection, settled_at }: Objected): boolean {
  return objection !== null && settled_at === null;
}

/** The garments whose receipt, the one that holds for each, has an open objection to it (orders-196). */
export function garmentsDisputed(
  receipts: readonly Objected[],
  garments: readonly { id: number }[],
): number[] {
  return garments
    .map(({ id }) => id)
    .filter((id) => {
      const receipt = receiptOf(receipts, id);
      return receipt && hasOpenObjection(receipt) && (receipt.objected_garments?.includes(id) ?? true);
    });
}

/** The garments whose receipt is this one, without those that an open objection to it names. */
export function garmentsUndisputed<Receipt extends Objected>(
  receipt: Receipt,
  receipts: readonly Receipt[],
  garments: readonly { id: number }[],
): number[] {
  const disputed = garmentsDisputed(receipts, garments);
  return garments
    .map(({ id }) => id)
    .filter((id) => receiptOf(receipts, id) === receipt && !disputed.includes(id));
}

/** Whether the shop's own rider collects the cloth, and a garment that comes back for an alteration (orders-240). */
export function isCollectedByRider({ pickup, country }: { pickup: string; country: string }): boolean {
  return pickup === 'BY_SHOP' && country === 'PK';
}
