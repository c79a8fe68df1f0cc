import { formatRupees } from './format.ts';

export function variantWords({
  colour,
  size,
}: {
  colour?: string | null | undefined;
  size?: string | null | undefined;
}): string[] {
  return [...(colour ? [colour] : []), ...(size ? [`Size ${size}`] : [])];
}

/** `2 × Rs 1,599`, not wrapped. */
export function piecesAt({ quantity, price }: { quantity: number; price: number }): string {
  return `${quantity} × ${formatRupees(price)}`.replaceAll(' ', '\u00a0');
}
