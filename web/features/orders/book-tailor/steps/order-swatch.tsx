import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import { SwatchField } from '../../components/swatch-field.tsx';
import type { OrderFields } from '../draft.ts';

/** See orders-9: the sample is sent to the pickup or delivery address. */
export function OrderSwatch() {
  const { register, watch, setValue } = useFormContext<OrderFields>();
  const isSendable = watch(['pickup', 'delivery']).includes('BY_SHOP');
  useEffect(() => {
    if (!isSendable) setValue('is_requested_sample', false);
  }, [isSendable, setValue]);
  return <SwatchField isSendable={isSendable} {...register('is_requested_sample')} />;
}
