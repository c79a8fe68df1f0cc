import { type RefObject, useEffect, useRef, useState } from 'react';
import { failureSentence } from '../../../lib/form-errors.ts';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { Skeleton } from '../../../ui/states.tsx';
import type { CardGateway } from './card-gateway.ts';
import type { StripeGateway } from './stripe-gateway.ts';

interface StripeCardProps {
  publishableKey: string;
  /** Whole rupees. */
  amount: number;
  /** Set while the form is ready. */
  gateway: RefObject<CardGateway | undefined>;
}

/** Stripe's own card form; its script loads on mount. */
export function StripeCard(props: StripeCardProps) {
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
        if (!isLeft) setFailure(failureSentence(error, 'Network error occurred'));
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
        <LoadFailure onRetry={onRetry}>Card payment is not available right now: {failure}</LoadFailure>
      )}
      {!failure && !mounted && <Skeleton className="h-48" />}
      <div ref={container} />
    </>
  );
}
