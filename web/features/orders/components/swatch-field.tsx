import type { ComponentProps } from 'react';
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
  const label = `Send me a cloth swatch before stitching, ${formatRupees(order_rules.sample_fee)}`;
  if (isSendable) return <CheckField label={label} {...check} />;
  return (
    <p className="text-muted">
      A cloth swatch before stitching ({formatRupees(order_rules.sample_fee)}) comes by post: to get one, let
      us collect the cloth or deliver the garment.
    </p>
  );
}
