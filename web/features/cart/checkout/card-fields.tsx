import { type UseFormRegisterReturn, useFormContext, useWatch } from 'react-hook-form';
import { cartWords } from '#words';
import type { PaymentSettings } from '../../../../contract/payments.ts';
import { TextField } from '../../../ui/field.tsx';
import {
  brandOf,
  cardNumberProblem,
  cvvProblem,
  digitsOf,
  expiryProblem,
  formatCardNumber,
  formatExpiry,
} from './card.ts';
import type { CheckoutFields } from './checkout-fields.ts';
import { retype } from './retype.ts';

/** The card form; its values are never stored. */
export function CardFields({ settings }: { settings: PaymentSettings }) {
  const {
    register,
    setValue,
    formState: { errors },
  } = useFormContext<CheckoutFields>();
  const [cardNumber, expiry, cvv] = useWatch<CheckoutFields, ['cardNumber', 'expiry', 'cvv']>({
    name: ['cardNumber', 'expiry', 'cvv'],
  });
  const brand = brandOf(cardNumber);
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      {settings.test_cards.length > 0 && (
        <TestCards
          cards={settings.test_cards}
          onUse={(number) => setValue('cardNumber', formatCardNumber(number), { shouldValidate: true })}
        />
      )}
      <TextField
        label={cartWords.cardNumber}
        inputMode="numeric"
        autoComplete="cc-number"
        maxLength={30}
        className="sm:col-span-2"
        hint={brand?.niceType}
        error={errors.cardNumber?.message ?? cardNumberProblem(cardNumber, 'typing')}
        {...formatted(register('cardNumber'), formatCardNumber)}
      />
      <TextField
        label={cartWords.expiryMmYy}
        inputMode="numeric"
        autoComplete="cc-exp"
        maxLength={9}
        error={errors.expiry?.message ?? expiryProblem(expiry, 'typing')}
        {...formatted(register('expiry'), formatExpiry)}
      />
      <TextField
        label={
          brand && brand.code.name !== 'CVV' ? cartWords.cvvNamed({ name: brand.code.name }) : cartWords.cvv
        }
        inputMode="numeric"
        autoComplete="cc-csc"
        maxLength={4}
        hint={cartWords.theDigitsOnTheCard[brand?.code.size === 4 ? 'front' : 'back']({
          size: brand?.code.size ?? 3,
        })}
        error={errors.cvv?.message ?? cvvProblem(cvv, cardNumber, 'typing')}
        {...formatted(register('cvv'), digitsOf)}
      />
    </div>
  );
}

function formatted(field: UseFormRegisterReturn, format: (typed: string) => string): UseFormRegisterReturn {
  return {
    ...field,
    onChange: (event) => {
      retype(event, format);
      return field.onChange(event);
    },
  };
}

interface TestCardsProps {
  cards: PaymentSettings['test_cards'];
  onUse: (number: string) => void;
}

function TestCards({ cards, onUse }: TestCardsProps) {
  return (
    <details className="rounded-xl border border-dashed border-saffron bg-saffron-soft px-4 py-2 text-saffron-ink sm:col-span-2">
      <summary className="flex min-h-11 items-center font-semibold">{cartWords.testPaymentsOnly}</summary>
      <ul className="figures flex flex-col pb-2">
        {cards.map(({ number, outcome }) => (
          <li key={number} className="flex flex-wrap items-center gap-x-4">
            <button
              type="button"
              onClick={() => onUse(number)}
              aria-label={cartWords.testCardOf({ number: formatCardNumber(number) })}
              className="min-h-11 font-semibold underline underline-offset-2"
            >
              <bdi dir="ltr">{formatCardNumber(number)}</bdi>
            </button>
            <span className="text-sm">{outcome}</span>
          </li>
        ))}
      </ul>
      <p className="pb-2 text-sm">{cartWords.anyFutureExpiryDate}</p>
    </details>
  );
}
