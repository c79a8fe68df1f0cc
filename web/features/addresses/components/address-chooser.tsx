import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { addressesWords, basicWords } from '#words';
import {
  type AddressChoice,
  type AddressField,
  addressLines,
  offeredChoice,
} from '../../../lib/address-fields.ts';
import { failureSentence } from '../../../lib/form-errors.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { useSession } from '../../../lib/session.ts';
import { CheckField } from '../../../ui/field.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import { addressesQuery } from '../api.ts';
import { AddressInputs } from './address-inputs.tsx';

interface AddressChooserProps {
  label: string;
  chosen: AddressChoice;
  onChoose: (choice: string) => void;
  /** The label of the choice 'same'; undefined where it is not offered. */
  same?: string | undefined;
  error: string | undefined;
  radio: UseFormRegisterReturn;
  keep: UseFormRegisterReturn;
  field: (name: AddressField) => UseFormRegisterReturn & { error: string | undefined };
}

/** Chooses a saved address or takes a new one (orders-13). */
export function AddressChooser({
  label,
  chosen,
  onChoose,
  same,
  error,
  radio,
  keep,
  field,
}: AddressChooserProps) {
  const isSignedOut = useSession((session) => session.user === null);
  const { data, error: loadError, refetch } = useQuery(addressesQuery, queryClient);
  const addresses = isSignedOut ? [] : data;
  const offered = offeredChoice(chosen, addresses, same !== undefined);
  // Send only the address that is shown as chosen.
  useEffect(() => {
    if (offered !== '' && offered !== chosen.choice) onChoose(offered);
  }, [offered, chosen.choice, onChoose]);

  const isLoading = !addresses && !loadError;
  const options = [
    ...(same ? [{ value: 'same', label: same }] : []),
    ...(addresses ?? []).map((address) => ({
      value: String(address.id),
      label: address.full_name,
      hint: addressLines(address).join(basicWords.listSeparator),
    })),
    { value: 'new', label: addressesWords.anotherAddress },
  ];
  return (
    <div className="flex flex-col gap-5 rounded-2xl border border-hairline bg-card p-4 sm:p-5">
      {isLoading && <p className="text-muted">{addressesWords.loadingYourAddresses}</p>}
      {!addresses && loadError && (
        <LoadFailure onRetry={refetch}>
          {failureSentence(loadError, addressesWords.failedToFetchTheAddresses)}
        </LoadFailure>
      )}
      {options.length > 1 || !addresses ? (
        <RadioGroup label={label} value={offered} error={error} options={options} radio={radio} />
      ) : (
        <p className="font-semibold">{label}</p>
      )}
      {offered === 'new' && (
        <>
          <AddressInputs field={field} />
          {!isSignedOut && <CheckField label={addressesWords.keepItInMyAddressBook} {...keep} />}
        </>
      )}
    </div>
  );
}
