import { Link } from 'react-router';
import { piecesIn, useCart } from '../../../features/cart/store.ts';
import { BagIcon } from './icons.tsx';

/** The way to the cart, with the number of pieces that lie in it. */
export function CartLink() {
  const pieces = useCart(({ items }) => items && piecesIn(items));
  return (
    <Link
      to="/cart"
      className="relative grid size-11 shrink-0 place-items-center rounded-full hover:bg-sunken hover:text-brand"
    >
      <BagIcon />
      <span className="sr-only">Cart{said(pieces)}</span>
      {pieces !== undefined && pieces > 0 && (
        <span
          aria-hidden="true"
          className="figures absolute start-6 -top-0.5 grid h-5 min-w-5 place-items-center rounded-full bg-ink px-1 text-sm leading-none font-semibold text-paper"
        >
          {pieces > 99 ? '99+' : pieces}
        </span>
      )}
    </Link>
  );
}

function said(pieces: number | undefined): string {
  if (pieces === undefined) return '';
  if (pieces === 0) return ', empty';
  return pieces === 1 ? ', 1 piece' : `, ${pieces} pieces`;
}
