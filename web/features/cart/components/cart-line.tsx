import { Link } from 'react-router';
import { basicWords, cartWords } from '#words';
import { MAX_PIECES } from '../../../../contract/constants/shop-orders.ts';
import { formatRupees } from '../../../lib/format.ts';
import { goodsPicture, productAddress, variantWords } from '../../../lib/goods.ts';
import { Button } from '../../../ui/button.tsx';
import { Price } from '../../../ui/price.tsx';
import { Thumbnail } from '../../../ui/thumbnail.tsx';
import { useApproximation } from '../../location/store.ts';
import type { Difference } from '../differences.ts';
import { type CartItem, changeQuantity } from '../store.ts';
import { LineDifference } from './line-difference.tsx';

interface CartLineProps {
  item: CartItem;
  /** Pieces in stock; undefined while unknown. */
  left: number | undefined;
  difference: Difference | undefined;
  onRemove: () => void;
}

/** See shop-2. */
export function CartLine({ item, left, difference, onRemove }: CartLineProps) {
  const about = useApproximation();
  const most = left ?? MAX_PIECES;
  const isLost = difference !== undefined && difference.offer === undefined;
  return (
    <li className="flex flex-col gap-3 border-b border-hairline py-5 first:pt-0 last:border-0">
      <div className="flex gap-4">
        <Link to={productAddress(item)} tabIndex={-1} aria-hidden="true">
          <Thumbnail
            picture={item.image ? goodsPicture(item.image) : undefined}
            className={`w-20 sm:w-24 ${isLost ? 'opacity-50 grayscale' : ''}`}
          />
        </Link>
        <div className="flex min-w-0 flex-1 flex-col gap-1">
          <div className="flex justify-between gap-x-4 gap-y-1 max-sm:flex-col">
            <div className="min-w-0">
              <h3 className="text-lg break-words">
                <Link to={productAddress(item)} className="hover:text-brand hover:underline">
                  {item.name}
                </Link>
              </h3>
              <p className="figures text-sm text-muted">
                {variantWords(item).join(' · ')}
                {item.quantity > 1 && (
                  <>
                    {' · '}
                    <span className="whitespace-nowrap">
                      {cartWords.each({ price: formatRupees(item.price) })}
                    </span>
                  </>
                )}
              </p>
            </div>
            <Price
              className={`shrink-0 font-semibold sm:text-end ${isLost ? 'line-through' : ''}`}
              amount={formatRupees(item.price * item.quantity)}
              about={about(item.price * item.quantity)}
            />
          </div>
          <div className="mt-auto flex flex-wrap items-center justify-between gap-x-4 gap-y-2 pt-2">
            <div className="flex flex-wrap items-center gap-x-3">
              <QuantityStepper
                name={item.name}
                quantity={item.quantity}
                most={most}
                onChange={(quantity) => changeQuantity(item, quantity)}
              />
              {left !== undefined && left > 0 && left < MAX_PIECES && item.quantity === left && (
                <span className="text-sm text-saffron-ink">{cartWords.noMoreInStock}</span>
              )}
            </div>
            <button
              type="button"
              onClick={onRemove}
              aria-label={basicWords.remove({ name: item.name })}
              className="-me-3 min-h-11 rounded-full px-3 text-sm font-semibold text-muted hover:bg-madder-soft hover:text-madder"
            >
              {basicWords.removeLabel}
            </button>
          </div>
        </div>
      </div>
      {difference && <LineDifference difference={difference} />}
    </li>
  );
}

interface QuantityStepperProps {
  name: string;
  quantity: number;
  most: number;
  onChange: (quantity: number) => void;
}

/** `aria-disabled`, because a disabled button would lose the focus. */
const LOOK =
  'text-xl font-normal text-ink hover:text-brand aria-disabled:text-muted aria-disabled:opacity-50';

/** From one (shop-2) to the stock. */
function QuantityStepper({ name, quantity, most, onChange }: QuantityStepperProps) {
  return (
    <fieldset className="inline-flex items-center rounded-full border border-edge bg-card">
      <legend className="sr-only">{cartWords.quantityOf({ name })}</legend>
      <Button
        variant="icon"
        aria-label={cartWords.oneLessOf({ name })}
        aria-disabled={quantity <= 1}
        onClick={() => quantity > 1 && onChange(quantity - 1)}
        className={LOOK}
      >
        −
      </Button>
      <output className="figures min-w-7 text-center font-semibold">{quantity}</output>
      <Button
        variant="icon"
        aria-label={cartWords.oneMoreOf({ name })}
        aria-disabled={quantity >= most}
        onClick={() => quantity < most && onChange(quantity + 1)}
        className={LOOK}
      >
        +
      </Button>
    </fieldset>
  );
}
