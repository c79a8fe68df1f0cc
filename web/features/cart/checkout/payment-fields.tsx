import { useQuery } from '@tanstack/react-query';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { basicWords, cartWords } from '#words';
import { PAYMENT_METHOD_NAMES, WALLET_NAMES } from '../../../../contract/constants/order-names.ts';
import { MAX_SAVED_CARDS } from '../../../../contract/constants/shop-orders.ts';
import { pageSentence } from '../../../../contract/page-sentences.ts';
import type { SavedCard } from '../../../../contract/payments.ts';
import { failureSentence } from '../../../lib/form-errors.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { CheckField } from '../../../ui/field.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import { Banner, Skeleton } from '../../../ui/states.tsx';
import { savedCardsQuery } from '../../cards/api.ts';
import { SavedCardChooser } from '../../cards/components/saved-card-chooser.tsx';
import { CardFields } from './card-fields.tsx';
import type { CardGateway } from './card-gateway.ts';
import type { CheckoutFields, PaymentWay } from './checkout-fields.ts';
import type { StripeGateway } from './stripe-gateway.ts';
import type { PaymentSettingsState } from './use-payment-settings.ts';

function labelOf(way: PaymentWay) {
  if (way === 'cashOnDelivery' || way === 'creditCard') return PAYMENT_METHOD_NAMES[way];
  return WALLET_NAMES[way];
}

function hintOf(way: PaymentWay) {
  if (way === 'cashOnDelivery') return cartWords.payWhenYourParcelArrives;
  return way === 'creditCard' ? cartWords.payNow : cartWords.payAtTheWallet;
}

interface CardProps {
  ways: PaymentSettingsState;
  /** Whole rupees. */
  amount: number;
  gateway: RefObject<CardGateway | undefined>;
  isGuest: boolean;
}

interface PaymentFieldsProps extends CardProps {
  offered: readonly PaymentWay[];
  /** Cash cannot be chosen this time. */
  isCashRefused: boolean;
}

/** See shop-6 and payments-43. */
export function PaymentFields({ offered, isCashRefused, ...card }: PaymentFieldsProps) {
  const {
    register,
    formState: { errors },
  } = useFormContext<CheckoutFields>();
  const method = useWatch<CheckoutFields, 'paymentMethod'>({ name: 'paymentMethod' });
  return (
    <div className="flex flex-col gap-5">
      {offered.length === 0 && <Banner kind="warning">{cartWords.ordersAbroadArePaidInAdvance}</Banner>}
      <RadioGroup
        label={cartWords.paymentMethod}
        radio={register('paymentMethod')}
        hint={
          offered.includes('cashOnDelivery') || offered.length === 0
            ? undefined
            : pageSentence('shop.cash_unavailable')
        }
        error={errors.paymentMethod?.message}
        options={offered.map((way) => ({
          value: way,
          label: labelOf(way),
          ...(isCashRefused && way === 'cashOnDelivery'
            ? { hint: pageSentence('shop.cash_after_refusal'), disabled: true }
            : { hint: hintOf(way) }),
        }))}
      />
      {offered.includes('creditCard') && method === 'creditCard' && <Card {...card} />}
    </div>
  );
}

function Card({ isGuest, ...form }: CardProps) {
  const { register, setValue, getValues } = useFormContext<CheckoutFields>();
  const savedCard = useWatch<CheckoutFields, 'savedCard'>({ name: 'savedCard' });
  const { data: cards = NO_CARDS, isLoading } = useQuery(
    { ...savedCardsQuery, enabled: !isGuest },
    queryClient,
  );
  const usable = cards.filter(({ problem }) => problem === null);
  const usual = usable[0]?.id;
  // Preselect once, so that a typed or other card stays chosen.
  const isOffered = useRef(false);
  useEffect(() => {
    if (usual === undefined || isOffered.current) return;
    isOffered.current = true;
    if (!getValues('cardNumber')) setValue('savedCard', String(usual));
  }, [usual, getValues, setValue]);
  // Another tab may have removed the card.
  const isGone = savedCard !== '' && !isLoading && !usable.some(({ id }) => String(id) === savedCard);
  useEffect(() => {
    if (isGone) setValue('savedCard', '');
  }, [isGone, setValue]);

  if (isLoading) return <Skeleton className="h-48" />;
  return (
    <>
      {cards.length > 0 && <SavedCardChooser cards={cards} radio={register('savedCard')} />}
      {savedCard === '' && (
        <>
          <CardForm {...form} />
          {!isGuest && cards.length < MAX_SAVED_CARDS && (
            <CheckField label={cartWords.saveThisCard} {...register('saveCard')} />
          )}
        </>
      )}
    </>
  );
}

const NO_CARDS: SavedCard[] = [];

function CardForm({ ways: { settings, failure, retry }, amount, gateway }: Omit<CardProps, 'isGuest'>) {
  if (settings?.publishable_key) {
    return <StripeCard publishableKey={settings.publishable_key} amount={amount} gateway={gateway} />;
  }
  if (settings) return <CardFields settings={settings} />;
  if (!failure) return <Skeleton className="h-48" />;
  return <LoadFailure onRetry={retry}>{cartWords.cardPaymentIsNotAvailableBecause({ failure })}</LoadFailure>;
}

interface StripeCardProps {
  publishableKey: string;
  /** Whole rupees. */
  amount: number;
  /** Set while the form is ready. */
  gateway: RefObject<CardGateway | undefined>;
}

/** Stripe's own card form; its script loads on mount. */
function StripeCard(props: StripeCardProps) {
  const [attempt, setAttempt] = useState(0);
  return <CardElement key={attempt} {...props} onRetry={() => setAttempt(attempt + 1)} />;
}

function CardElement({
  publishableKey,
  amount,
  gateway,
  onRetry,
}: StripeCardProps & { onRetry: () => void }) {
  const container = useRef<HTMLDivElement>(null);
  const [mounted, setMounted] = useState<StripeGateway>();
  const [failure, setFailure] = useState<string>();
  const firstAmount = useRef(amount);
  useEffect(() => {
    let isLeft = false;
    let form: StripeGateway | undefined;
    async function load(into: HTMLElement) {
      const { mountStripe } = await import('./stripe-gateway.ts');
      const isDark = matchMedia('(prefers-color-scheme: dark)').matches;
      form = await mountStripe(into, { publishableKey, amount: firstAmount.current, isDark });
      if (isLeft) return form.destroy();
      gateway.current = form;
      setMounted(form);
    }
    if (container.current) {
      load(container.current).catch((error: unknown) => {
        if (!isLeft) setFailure(failureSentence(error, basicWords.networkErrorOccurred));
      });
    }
    return () => {
      isLeft = true;
      form?.destroy();
      gateway.current = undefined;
      setMounted(undefined);
    };
  }, [publishableKey, gateway]);
  useEffect(() => mounted?.setAmount(amount), [mounted, amount]);
  return (
    <>
      {failure && (
        <LoadFailure onRetry={onRetry}>{cartWords.cardPaymentIsNotAvailableBecause({ failure })}</LoadFailure>
      )}
      {!failure && !mounted && <Skeleton className="h-48" />}
      <div ref={container} />
    </>
  );
}
