import { useFormContext } from 'react-hook-form';
import { HANDOVERS } from '../../../../contract/constants/orders.ts';
import type { CustomerDetails } from '../../../../contract/staff-customers.ts';
import { AddressInputs } from '../../../features/addresses/components/address-inputs.tsx';
import { addressLines } from '../../../lib/address-fields.ts';
import { TextField } from '../../../ui/field.tsx';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import { Section } from '../orders/section.tsx';
import { type EntryValues, isAllShelf, paymentOf } from './entry-values.ts';

type Customer = Pick<CustomerDetails, 'addresses' | 'phone_number'>;

const WAYS = {
  pickup: { BY_OWN: 'The customer brings it', BY_SHOP: 'We collect it' },
  delivery: { BY_OWN: 'The customer collects it', BY_SHOP: 'We deliver it' },
} as const;

const PAYMENTS = {
  COD: 'Cash, when the garment is handed over.',
  ADVANCE:
    'In advance, since nobody can collect cash there. The tailor starts once you have recorded the payment.',
} as const;

/** The fields for pickup, delivery, payment and contact number. */
export function HandoverPart({ customer }: { customer: Customer }) {
  const { register, watch, formState } = useFormContext<EntryValues>();
  const isSent = isAllShelf({ garments: watch('garments') });
  const isCollected = !isSent && watch('pickup') === 'BY_SHOP';
  return (
    <Section title="Delivery and payment">
      {isSent ? (
        <p>Brands send all the cloth, so nothing is brought or collected.</p>
      ) : (
        <Way way="pickup" label="The cloth" addressLabel="Where do we collect it?" customer={customer} />
      )}
      <Way
        way="delivery"
        label="The garment"
        addressLabel="Where do we deliver it?"
        customer={customer}
        same={isCollected ? 'Where we collect the cloth' : undefined}
      />
      <p>
        <span className="block text-sm font-semibold">Payment</span>
        {PAYMENTS[paymentOf(watch(), customer)]}
      </p>
      <TextField
        label="Another number to call"
        optional
        type="tel"
        autoComplete="off"
        hint={
          customer.phone_number
            ? `Otherwise we call ${customer.phone_number}.`
            : 'The account has no number, so this one is needed.'
        }
        error={formState.errors.other_number?.message}
        {...register('other_number')}
      />
    </Section>
  );
}

interface WayProps {
  way: 'pickup' | 'delivery';
  label: string;
  addressLabel: string;
  customer: Customer;
  /** The label of the choice 'same'; undefined where it is not offered. */
  same?: string | undefined;
}

function Way({ way, label, addressLabel, customer, same }: WayProps) {
  const { register, watch, getValues, setValue, formState } = useFormContext<EntryValues>();
  const name = way === 'pickup' ? 'collection_address' : 'delivery_address';
  const [chosen, address] = watch([way, name]);
  const errors = formState.errors[name];
  const choice = address.choice === 'same' && !same ? '' : address.choice;
  /** Without a pickup, the collection address is kept as the delivery address. */
  function leaveSame() {
    const { pickup, collection_address, delivery_address } = getValues();
    if (pickup === 'BY_OWN' && delivery_address.choice === 'same') {
      setValue('delivery_address', collection_address);
    }
  }

  const options = [
    ...(same ? [{ value: 'same', label: same }] : []),
    ...customer.addresses.map((known) => ({
      value: String(known.id),
      label: known.full_name,
      hint: addressLines(known).join(', '),
    })),
    { value: 'new', label: 'Another address' },
  ];
  return (
    <div className="flex flex-col gap-3">
      <RadioGroup
        label={label}
        value={chosen}
        error={formState.errors[way]?.message}
        options={HANDOVERS.map((value) => ({ value, label: WAYS[way][value] }))}
        radio={register(way, { onChange: leaveSame })}
      />
      {chosen === 'BY_SHOP' && (
        <div className="flex flex-col gap-4 rounded-2xl border border-hairline p-4">
          {options.length === 1 ? (
            <p className="text-sm font-semibold">{addressLabel}</p>
          ) : (
            <RadioGroup
              label={addressLabel}
              value={choice}
              error={errors?.message ?? errors?.choice?.message}
              options={options}
              radio={register(`${name}.choice`)}
            />
          )}
          {choice === 'new' && (
            <AddressInputs
              field={(part) => ({ ...register(`${name}.${part}`), error: errors?.[part]?.message })}
            />
          )}
        </div>
      )}
    </div>
  );
}
