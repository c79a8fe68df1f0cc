import { type RefObject, useEffect, useRef, useState } from 'react';
import { failureSentence } from '../../../lib/form-errors.ts';
import { Button } from '../../../ui/button.tsx';
import { Banner, Skeleton } from '../../../ui/states.tsx';
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
export function StripeCard({ publishableKey, amount, gateway }: StripeCardProps) {
  const container = useRef<HTMLDivElement>(null);
  const [mounted, setMounted] = useState<StripeGateway>();
  const [failure, setFailure] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  const firstAmount = useRef(amount);
  // biome-ignore lint/correctness/useExhaustiveDependencies: reload on retry
  useEffect(() => {
    let isLeft = false;
    let form: StripeGateway | undefined;
    setFailure(undefined);
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
  }, [publishableKey, gateway, attempt]);
  useEffect(() => mounted?.setAmount(amount), [mounted, amount]);
  return (
    <>
      {failure && (
        <Banner kind="error">
          <p>Card payment is not available right now: {failure}</p>
          <Button variant="quiet" className="-ms-4" onClick={() => setAttempt((last) => last + 1)}>
            Try again
          </Button>
        </Banner>
      )}
      {!failure && !mounted && <Skeleton className="h-48" />}
      <div ref={container} />
    </>
  );
}
