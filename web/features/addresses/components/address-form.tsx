import { type UseFormReturn, useForm } from 'react-hook-form';
import { addressesWords, basicWords } from '#words';
import type { Address } from '../../../../contract/addresses.ts';
import { countryName } from '../../../../contract/constants/countries.ts';
import {
  ADDRESS_FIELDS,
  type AddressField,
  type AddressFields,
  EMPTY_ADDRESS,
  fieldsOf,
} from '../../../lib/address-fields.ts';
import { useEditDraft } from '../../../lib/edit-draft.ts';
import { useFormDraft } from '../../../lib/form-draft.ts';
import { useFormSubmit } from '../../../lib/form-submit.ts';
import { lazyResolver, useLoadOnFocus } from '../../../lib/lazy-resolver.ts';
import { useVersionedForm } from '../../../lib/versioned-form.ts';
import { EditConflict } from '../../../ui/edit-conflict.tsx';
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

const FALLBACK = addressesWords.failedToSaveTheAddress;
const afterLeaving = { onSuccess: () => toast.success(addressesWords.theAddressIsSaved) };

export function AddressForm({ username, address, onSaved }: AddressFormProps) {
  useLoadOnFocus(loadResolver);
  if (address) return <EditAddress address={address} onSaved={onSaved} />;
  return <NewAddress username={username} onSaved={onSaved} />;
}

function NewAddress({ username, onSaved }: Pick<AddressFormProps, 'username' | 'onSaved'>) {
  const isAbroad = useLocationPreference(({ location }) => location === 'international');
  const initial = { ...EMPTY_ADDRESS, country: isAbroad ? '' : 'PK' };
  const form = useForm<FormFields>({ resolver, defaultValues: { ...initial, is_default: false } });
  const forgetDraft = useFormDraft(`address:${username}:new`, form, ADDRESS_FIELDS, initial);
  const { formProps, failure, isSubmitting } = useFormSubmit(form, {
    send: (body, { keyFor }) => addAddress(body, keyFor(body)),
    forgetDraft,
    onSuccess: onSaved,
    fallback: FALLBACK,
    afterLeaving,
  });
  return (
    <form {...formProps} className="flex flex-col gap-5">
      <Inputs form={form} />
      <FailureBanner failure={failure} />
      <Save busy={isSubmitting} />
    </form>
  );
}

/** Edits an address, which another device may change meanwhile (wire-11). */
function EditAddress({ address, onSaved }: { address: Address; onSaved: (saved: Address) => void }) {
  const form = useForm<FormFields>({ resolver, defaultValues: valuesOf(address) });
  const { formProps, failure, conflict, isSubmitting, edit } = useVersionedForm(form, {
    thing: address,
    valuesOf,
    // Do not repeat that it is the default: another device may have chosen another one.
    send: (values, version) =>
      replaceAddress(address.id, {
        ...values,
        is_default: values.is_default && !address.is_default,
        version,
      }),
    onSuccess: onSaved,
    fallback: FALLBACK,
    afterLeaving,
  });
  useEditDraft(`address:${address.id}`, form, edit);
  return (
    <form {...formProps} className="flex flex-col gap-5">
      <Inputs form={form} isDefault={address.is_default} />
      <EditConflict conflict={conflict} labels={FIELD_NAMES} show={showField} />
      <FailureBanner failure={failure} />
      <Save busy={isSubmitting} />
    </form>
  );
}

const valuesOf = (address: Address): FormFields => ({ ...fieldsOf(address), is_default: address.is_default });

const FIELD_NAMES = {
  full_name: addressesWords.fullName,
  phone: basicWords.phone,
  address: basicWords.address,
  city: basicWords.city,
  postal_code: addressesWords.postalCode,
  country: addressesWords.country,
  is_default: addressesWords.myDefaultAddress,
};

function showField(name: string, value: unknown): string {
  if (typeof value === 'boolean') return value ? basicWords.yes : basicWords.no;
  if (!value) return basicWords.nothing;
  return name === 'country' ? countryName(String(value)) : String(value);
}

function Inputs({ form, isDefault = false }: { form: UseFormReturn<FormFields>; isDefault?: boolean }) {
  const { errors } = form.formState;
  return (
    <>
      <AddressInputs
        field={(name: AddressField) => ({ ...form.register(name), error: errors[name]?.message })}
      />
      {!isDefault && (
        <CheckField label={addressesWords.useItAsMyDefaultAddress} {...form.register('is_default')} />
      )}
    </>
  );
}

function Save({ busy }: { busy: boolean }) {
  return (
    <SubmitButton busy={busy} busyLabel={basicWords.saving}>
      {addressesWords.saveAddress}
    </SubmitButton>
  );
}
