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

/** Which garments an open objection is about: the one that it names, else all of its receipt. */
export function garmentsObjectedTo(
  receipt: OfGarments & { objected_garment: number | null },
  garments: readonly { id: number }[],
): number[] {
  return garments
    .map(({ id }) => id)
    .filter((id) =>
      receipt.objected_garment === null ? isReceiptOf(receipt, id) : id === receipt.objected_garment,
    );
}
