import type { RefObject } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { PAYMENT_METHODS } from '../../../../contract/constants/shop-orders.ts';
import { pageSentence } from '../../../../contract/page-sentences.ts';
import { Button } from '../../../ui/button.tsx';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import { Banner, Skeleton } from '../../../ui/states.tsx';
import { CardFields } from './card-fields.tsx';
import type { CardGateway } from './card-gateway.ts';
import type { CheckoutFields } from './checkout-fields.ts';
import { StripeCard } from './stripe-card.tsx';
import type { PaymentSettingsState } from './use-payment-settings.ts';

const HINTS = {
  cashOnDelivery: 'Pay when your parcel arrives',
  creditCard: 'Pay now; your card goes only to the payment service',
} as const;

interface CardProps {
  ways: PaymentSettingsState;
  /** Whole rupees. */
  amount: number;
  gateway: RefObject<CardGateway | undefined>;
}

interface PaymentFieldsProps extends CardProps {
  hasCards: boolean;
  hasCash: boolean;
}

/** See shop-6. */
export function PaymentFields({ hasCards, hasCash, ...card }: PaymentFieldsProps) {
  const {
    register,
    formState: { errors },
  } = useFormContext<CheckoutFields>();
  const method = useWatch<CheckoutFields, 'paymentMethod'>({ name: 'paymentMethod' });
  return (
    <div className="flex flex-col gap-5">
      {!hasCards && !hasCash && (
        <Banner kind="warning">
          Orders sent abroad are paid by card, and we take no cards at the moment. Please write to us.
        </Banner>
      )}
      <RadioGroup
        label="Payment method"
        radio={register('paymentMethod')}
        hint={hasCash || !hasCards ? undefined : pageSentence('shop.cash_unavailable')}
        error={errors.paymentMethod?.message}
        options={Object.entries(PAYMENT_METHODS)
          .filter(([value]) => (value === 'creditCard' ? hasCards : hasCash))
          .map(([value, label]) => ({ value, label, hint: HINTS[value as keyof typeof HINTS] }))}
      />
      {hasCards && method === 'creditCard' && <Card {...card} />}
    </div>
  );
}

function Card({ ways: { settings, failure, retry }, amount, gateway }: CardProps) {
  if (settings?.publishable_key) {
    return <StripeCard publishableKey={settings.publishable_key} amount={amount} gateway={gateway} />;
  }
  if (settings) return <CardFields settings={settings} />;
  if (!failure) return <Skeleton className="h-48" />;
  return (
    <Banner kind="error">
      <p>Card payment is not available right now: {failure}</p>
      <Button variant="quiet" className="-ms-4" onClick={retry}>
        Try again
      </Button>
    </Banner>
  );
}
