import { useWatch } from 'react-hook-form';
import { useShop } from '../../../lib/shop.ts';
import { LazyPart } from '../../../ui/lazy-part.tsx';
import type { LoadPhoneCode } from '../../phones/api.ts';
import type { CheckoutFields } from './checkout-fields.ts';

interface CashCodeProps {
  /** Rupees in cash. */
  cash: number;
  load: LoadPhoneCode;
}

/** Asks for a code from the sum of cash that staff sets (payments-30). */
export function CashCode({ cash, load }: CashCodeProps) {
  const { cards, wallets, order_rules } = useShop();
  const { cash_code_from: from } = order_rules;
  const phone = useWatch<CheckoutFields, 'phone'>({ name: 'phone' });
  if (from === 0 || cash < from) return null;
  return (
    <LazyPart load={load} skeleton={null}>
      {(PhoneCode) => (
        <PhoneCode
          phone={phone}
          from={from}
          otherWay={cards ? 'card' : wallets.length > 0 ? 'wallet' : 'none'}
        />
      )}
    </LazyPart>
  );
}
