import type { ComponentProps } from 'react';
import { ordersWords } from '#words';
import { formatRupees } from '../../../lib/format.ts';
import { useShop } from '../../../lib/shop.ts';
import { CheckField } from '../../../ui/field.tsx';

interface SwatchFieldProps extends Omit<ComponentProps<typeof CheckField>, 'label'> {
  /** True if there is a pickup or delivery address. */
  isSendable: boolean;
}

/** A cloth sample; needs an address to send it to (orders-9). */
export function SwatchField({ isSendable, ...check }: SwatchFieldProps) {
  const { order_rules } = useShop();
  const label = ordersWords.sendMeAClothSwatch({ sampleFee: formatRupees(order_rules.sample_fee) });
  if (isSendable) return <CheckField label={label} {...check} />;
  return (
    <p className="text-muted">
      {ordersWords.aClothSwatchComesByPost({ sampleFee: formatRupees(order_rules.sample_fee) })}
    </p>
  );
}
