import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { cartWords } from '#words';
import { MAX_TYPED_CODE } from '../../../../contract/constants/discounts.ts';
import type { DeliveryChoice } from '../../../../contract/delivery.ts';
import { formatRupees } from '../../../lib/format.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { useAction } from '../../../lib/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { cartCheckQuery } from '../api.ts';
import type { CartItem } from '../store.ts';
import type { CartCheck } from '../use-cart-check.ts';
import type { CheckoutFields } from './checkout-fields.ts';

interface CodeFieldProps {
  items: readonly CartItem[];
  check: CartCheck;
  delivery: DeliveryChoice;
}

/** A discount code at the checkout (discounts-1). It lies in the form, so a button applies it, and Enter does. */
export function CodeField({ items, check, delivery }: CodeFieldProps) {
  const form = useFormContext<CheckoutFields>();
  const applied = useWatch({ control: form.control, name: 'code' });
  const [typed, setTyped] = useState(applied);
  const [problem, setProblem] = useState<string>();
  const [said, setSaid] = useState('');
  const { act, isPending } = useAction((failure) => {
    setProblem(failure);
    input.current?.focus();
  });
  const input = useRef<HTMLInputElement>(null);
  const remove = useRef<HTMLButtonElement>(null);
  const used = check.lookedUp?.answer.discount_code;
  const isUsed = applied !== '' && used?.code === applied && !check.failure;
  const refused = form.formState.errors.code?.message ?? (applied ? check.failure : undefined);
  const error = problem ?? refused;

  // What had the focus is gone once a code is applied or removed.
  const wasUsed = useRef(isUsed);
  useEffect(() => {
    if (wasUsed.current === isUsed) return;
    wasUsed.current = isUsed;
    if (document.activeElement === document.body) (isUsed ? remove : input).current?.focus();
  }, [isUsed]);

  async function apply() {
    setSaid('');
    if (typed.trim() === '') return setProblem(cartWords.code.enterACode);
    form.clearErrors('code');
    const { answer } = await queryClient.fetchQuery(cartCheckQuery(items, delivery, typed));
    if (answer.discount_code) form.setValue('code', answer.discount_code.code, { shouldDirty: true });
  }

  function takeOff() {
    setTyped('');
    setProblem(undefined);
    form.clearErrors('code');
    form.setValue('code', '', { shouldDirty: true });
    setSaid(cartWords.code.removed);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    void act(apply, cartWords.code.couldNotBeChecked);
  }

  return (
    <div className="flex flex-col gap-2">
      <p role="status" className={isUsed ? 'font-semibold' : 'sr-only'}>
        {isUsed && used
          ? cartWords.code.isUsed({ code: used.code, amount: formatRupees(used.amount) })
          : said}
      </p>
      {isUsed ? (
        <Button ref={remove} variant="quiet" className="-ms-4 self-start" onClick={takeOff}>
          {cartWords.code.remove({ code: applied })}
        </Button>
      ) : (
        <div className="flex items-start gap-2">
          <div className="min-w-0 flex-1">
            <TextField
              ref={input}
              label={cartWords.code.label}
              optional
              dir="ltr"
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={MAX_TYPED_CODE}
              value={typed}
              error={error}
              onChange={(event) => {
                setTyped(event.target.value);
                setProblem(undefined);
                if (applied) takeOffQuietly();
              }}
              onKeyDown={onKeyDown}
            />
          </div>
          <Button
            variant="secondary"
            className="mt-7 rtl:mt-9"
            pending={isPending}
            onClick={() => act(apply, cartWords.code.couldNotBeChecked)}
          >
            {isPending ? cartWords.code.applying : cartWords.code.apply}
          </Button>
        </div>
      )}
    </div>
  );

  /** An applied code that is refused now is not sent once another one is typed. */
  function takeOffQuietly() {
    form.clearErrors('code');
    form.setValue('code', '', { shouldDirty: true });
  }
}
