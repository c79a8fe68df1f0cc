import { basicWords, frameWords } from '#words';
import { piecesIn, useCart } from '../../../features/cart/store.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { cn } from '../../../ui/cn.ts';
import { BagIcon } from './icons.tsx';

export function CartLink() {
  const pieces = useCart(({ items }) => items && piecesIn(items));
  return (
    <ButtonLink variant="icon" to="/cart" className="relative hover:text-brand">
      <BagIcon />
      <span className="sr-only">{cartName(pieces, frameWords.cartNames)}</span>
      <PieceCount pieces={pieces} className="absolute start-6 -top-0.5" />
    </ButtonLink>
  );
}

interface PieceCountProps {
  pieces: number | undefined;
  className?: string;
}

export function PieceCount({ pieces, className }: PieceCountProps) {
  if (!pieces) return null;
  return (
    <span
      aria-hidden="true"
      className={cn(
        'figures grid h-5 min-w-5 place-items-center rounded-full bg-ink px-1 text-sm leading-none font-semibold text-paper',
        className,
      )}
    >
      {pieces > 99 ? basicWords.leftToRight({ text: '99+' }) : pieces}
    </span>
  );
}

export function cartName(
  pieces: number | undefined,
  { unknown, empty, filled }: typeof frameWords.cartNames,
): string {
  if (pieces === undefined) return unknown;
  return pieces === 0 ? empty : filled({ pieces });
}
