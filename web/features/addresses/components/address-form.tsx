import { useForm } from 'react-hook-form';
import type { Address } from '../../../../contract/addresses.ts';
import {
  ADDRESS_FIELDS,
  type AddressField,
  type AddressFields,
  EMPTY_ADDRESS,
  fieldsOf,
} from '../../../lib/address-fields.ts';
import { useFormDraft } from '../../../lib/form-draft.ts';
import { useFormSubmit } from '../../../lib/form-submit.ts';
import { lazyResolver, useLoadOnFocus } from '../../../lib/lazy-resolver.ts';
import { CheckField } from '../../../ui/field.tsx';
import { FailureBanner, SubmitButton } from '../../../ui/submit.tsx';
import { toast } from '../../../ui/toast.tsx';
import { useLocationPreference } from '../../location/store.ts';
import { addAddress, replaceAddress } from '../api.ts';
import { AddressInputs } from './address-inputs.tsx';

type FormFields = AddressFields & { is_default: boolean };

const loadResolver = async () => (await import('../address-schema.ts')).addressResolver<FormFields>();
const resolver = lazyResolver<FormFields>(loadResolver);

interface AddressFormProps {
  username: string;
  /** Undefined: a new one. */
  address: Address | undefined;
  onSaved: (saved: Address) => void;
}

export function AddressForm({ username, address, onSaved }: AddressFormProps) {
  const isAbroad = useLocationPreference(({ location }) => location === 'international');
  const initial = address ? fieldsOf(address) : { ...EMPTY_ADDRESS, country: isAbroad ? '' : 'PK' };
  const form = useForm<FormFields>({
    resolver,
    defaultValues: { ...initial, is_default: address?.is_default ?? false },
  });
  useLoadOnFocus(loadResolver);
  const forgetDraft = useFormDraft(
    `address:${username}:${address?.id ?? 'new'}`,
    form,
    ADDRESS_FIELDS,
    initial,
  );
  const { formProps, failure, isSubmitting } = useFormSubmit(form, {
    send: (body, { keyFor }) => (address ? replaceAddress(address.id, body) : addAddress(body, keyFor(body))),
    forgetDraft,
    onSuccess: onSaved,
    fallback: 'Failed to save the address',
    afterLeaving: { onSuccess: () => toast.success('The address is saved.') },
  });
  const { errors } = form.formState;
  return (
    <form {...formProps} className="flex flex-col gap-5">
      <AddressInputs
        field={(name: AddressField) => ({ ...form.register(name), error: errors[name]?.message })}
      />
      {!address?.is_default && (
        <CheckField label="Use it as my default address" {...form.register('is_default')} />
      )}
      <FailureBanner failure={failure} />
      <SubmitButton busy={isSubmitting} busyLabel="Saving...">
        Save address
      </SubmitButton>
    </form>
  );
}
