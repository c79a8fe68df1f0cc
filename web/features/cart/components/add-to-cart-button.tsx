import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { cartWords } from '#words';
import { Button } from '../../../ui/button.tsx';
import { LazyPart } from '../../../ui/lazy-part.tsx';
import { useHeld } from '../../../ui/use-held.ts';
import { addToCart, type NewItem, resetCart } from '../store.ts';

interface AddToCartButtonProps {
  /** Undefined while a choice is missing. */
  item: NewItem | undefined;
  onMissing?: () => void;
  disabled?: boolean;
  className?: string;
}

interface Outcome {
  product: number;
  text: string;
  /** A count of presses, so that a repeated message is announced again. */
  time: number;
}

const loadQuestion = () => import('./discard-cart.tsx');

/** The duration of a toast (pages-6). */
const MESSAGE_MS = 5000;

/** Adds a product to the cart; asks before it discards a cart of the other type (shop-2). */
export function AddToCartButton({ item, onMissing, disabled, className }: AddToCartButtonProps) {
  const [outcome, setOutcome] = useState<Outcome>();
  const [asked, setAsked] = useState<NewItem>();
  const { isHeld, holdProps, letGo } = useHeld();

  function say(added: NewItem, text: string) {
    letGo();
    setOutcome((last) => ({ product: added.id, text, time: (last?.time ?? 0) + 1 }));
  }

  function add(added: NewItem) {
    const answer = addToCart(added);
    if (answer === 'other-type') setAsked(added);
    else if (answer === 'added') say(added, cartWords.hasBeenAddedToYourCart({ name: added.name }));
    else say(added, cartWords.youCannotAddMoreOfThis);
  }

  function discardAndAdd() {
    if (asked) {
      resetCart();
      add(asked);
    }
    setAsked(undefined);
  }

  useEffect(() => {
    if (!outcome || isHeld) return;
    const timer = setTimeout(() => setOutcome(undefined), MESSAGE_MS);
    return () => clearTimeout(timer);
  }, [outcome, isHeld]);

  const said = item && outcome?.product !== item.id ? undefined : outcome;
  return (
    <div>
      <Button
        disabled={disabled}
        className={`w-full ${className ?? ''}`}
        onClick={() => (item ? add(item) : onMissing?.())}
      >
        {cartWords.addProductToCart}
      </Button>
      <div role="status">
        {said && (
          <p
            key={said.time}
            {...holdProps}
            className="animate-fade-in mt-3 flex flex-wrap items-center gap-x-3 rounded-xl bg-leaf-soft px-4 py-1 text-leaf"
          >
            <span className="py-2">{said.text}</span>
            <Link to="/cart" className="inline-flex min-h-11 items-center font-semibold underline">
              {cartWords.viewCart}
            </Link>
          </p>
        )}
      </div>
      {asked && (
        <LazyPart load={loadQuestion}>
          {(DiscardCart) => (
            <DiscardCart added={asked} onKeep={() => setAsked(undefined)} onDiscard={discardAndAdd} />
          )}
        </LazyPart>
      )}
    </div>
  );
}
