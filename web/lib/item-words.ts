import { formatRupees } from './format.ts';

/** Colour and size of something, as far as it has them. */
export function variantWords({
  colour,
  size,
}: {
  colour?: string | null | undefined;
  size?: string | null | undefined;
}): string[] {
  return [...(colour ? [colour] : []), ...(size ? [`Size ${size}`] : [])];
}

/** `2 × Rs 1,599`, on one line. */
export function piecesAt({ quantity, price }: { quantity: number; price: number }): string {
  return `${quantity} × ${formatRupees(price)}`.replaceAll(' ', '\u00a0');
}
