import { Button } from '../../../ui/button.tsx';

interface QuantityStepperProps {
  name: string;
  quantity: number;
  most: number;
  onChange: (quantity: number) => void;
}

/** At an end they keep the focus, which a disabled button would lose. */
const LOOK =
  'text-xl font-normal text-ink hover:text-brand aria-disabled:text-muted aria-disabled:opacity-50';

/** At least one (shop-2), at most what is in stock. */
export function QuantityStepper({ name, quantity, most, onChange }: QuantityStepperProps) {
  return (
    <fieldset className="inline-flex items-center rounded-full border border-edge bg-card">
      <legend className="sr-only">Quantity of {name}</legend>
      <Button
        variant="icon"
        aria-label={`One less of ${name}`}
        aria-disabled={quantity <= 1}
        onClick={() => quantity > 1 && onChange(quantity - 1)}
        className={LOOK}
      >
        −
      </Button>
      <output className="figures min-w-7 text-center font-semibold">{quantity}</output>
      <Button
        variant="icon"
        aria-label={`One more of ${name}`}
        aria-disabled={quantity >= most}
        onClick={() => quantity < most && onChange(quantity + 1)}
        className={LOOK}
      >
        +
      </Button>
    </fieldset>
  );
}
