import { useEffect } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { shelfClothWords } from '#words';
import { CheckField } from '../../../../ui/field.tsx';
import type { OrderFields } from '../draft.ts';

/** Says that the customer posts the cloth, where nobody collects it and the tailor has an address (orders-150). */
export function PostedField({ hasAddress = true }: { hasAddress?: boolean }) {
  const { control, setValue, watch } = useFormContext<Pick<OrderFields, 'pickup' | 'cloth_source'>>();
  // A registered checkbox would make a boolean of a value that is chosen from the start.
  const { field, fieldState } = useController({ control, name: 'cloth_source' });
  const isPosted = field.value === 'POSTED';
  const mayPost = watch('pickup') === 'BY_OWN' && hasAddress;
  useEffect(() => {
    if (!mayPost && isPosted) setValue('cloth_source', '');
  }, [mayPost, isPosted, setValue]);
  if (!mayPost) return null;
  return (
    <CheckField
      ref={field.ref}
      name={field.name}
      label={shelfClothWords.iPostIt}
      checked={isPosted}
      error={fieldState.error?.message}
      onChange={({ currentTarget }) => field.onChange(currentTarget.checked ? 'POSTED' : '')}
    />
  );
}
