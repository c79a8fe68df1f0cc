import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { addressesWords, basicWords } from '#words';
import type { Address } from '../../../../contract/addresses.ts';
import { MAX_ADDRESSES } from '../../../../contract/constants/accounts.ts';
import { addressLines, fieldsOf } from '../../../lib/address-fields.ts';
import { failureSentence } from '../../../lib/form-errors.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { useAction } from '../../../lib/use-action.ts';
import { outdatedBy } from '../../../lib/versioned-form.ts';
import { AlertDialog } from '../../../ui/alert-dialog.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { PostalAddress } from '../../../ui/postal-address.tsx';
import { Skeleton } from '../../../ui/states.tsx';
import { toast } from '../../../ui/toast.tsx';
import { addressesQuery, deleteAddress, replaceAddress } from '../api.ts';
import { AddressForm } from './address-form.tsx';

const refresh = () => queryClient.invalidateQueries({ queryKey: addressesQuery.queryKey });

/** See accounts-16. */
export function AddressBook({ username }: { username: string }) {
  const { data: addresses, error, refetch } = useQuery(addressesQuery, queryClient);
  const [edited, setEdited] = useState<Address | 'new'>();
  const [deleted, setDeleted] = useState<Address>();
  if (!addresses) {
    if (!error) return <Skeleton className="h-40" />;
    return (
      <LoadFailure onRetry={refetch}>
        {failureSentence(error, addressesWords.failedToFetchTheAddresses)}
      </LoadFailure>
    );
  }
  return (
    <div className="flex flex-col gap-5">
      {addresses.length === 0 && <p className="text-muted">{addressesWords.noAddressYet}</p>}
      {addresses.length > 0 && (
        <ul className="grid gap-4 sm:grid-cols-2">
          {addresses.map((address) => (
            <li key={address.id} className="grid">
              <AddressCard
                address={address}
                onEdit={() => setEdited(address)}
                onDelete={() => setDeleted(address)}
              />
            </li>
          ))}
        </ul>
      )}
      <Button
        variant="secondary"
        className="self-start"
        disabled={addresses.length >= MAX_ADDRESSES}
        onClick={() => setEdited('new')}
      >
        {addressesWords.addAnAddress}
      </Button>
      {addresses.length >= MAX_ADDRESSES && (
        <p className="text-sm text-muted">{addressesWords.atMostAddresses({ max: MAX_ADDRESSES })}</p>
      )}
      <Dialog
        title={edited === 'new' ? addressesWords.addAnAddress : addressesWords.editTheAddress}
        open={edited !== undefined}
        onClose={() => setEdited(undefined)}
        wide
      >
        <AddressForm
          username={username}
          address={edited === 'new' ? undefined : edited}
          onSaved={async () => {
            toast.success(addressesWords.theAddressIsSaved);
            await refresh();
            setEdited(undefined);
          }}
        />
      </Dialog>
      {deleted && (
        <AlertDialog
          title={addressesWords.deleteThisAddress}
          open
          cancelLabel={basicWords.keep}
          confirmLabel={addressesWords.deleteAddress}
          pendingLabel={basicWords.deleting}
          onCancel={() => setDeleted(undefined)}
          onConfirm={async () => {
            await deleteAddress(deleted.id);
            await refresh();
            toast.success(addressesWords.theAddressIsDeleted);
            setDeleted(undefined);
          }}
          errorText={(thrown) => failureSentence(thrown, addressesWords.failedToDeleteTheAddress)}
        >
          <p>
            {addressesWords.placedOrdersKeepACopy({
              fullName: deleted.full_name,
              address: deleted.address,
            })}
          </p>
        </AlertDialog>
      )}
    </div>
  );
}

interface AddressCardProps {
  address: Address;
  onEdit: () => void;
  onDelete: () => void;
}

function AddressCard({ address, onEdit, onDelete }: AddressCardProps) {
  const { act, isPending } = useAction((failure, error) => {
    toast.error(failure);
    if (outdatedBy(error)) void refresh();
  });
  const title = useRef<HTMLDivElement>(null);
  const about = [address.full_name, address.address].join(basicWords.listSeparator);

  async function makeDefault() {
    await replaceAddress(address.id, { ...fieldsOf(address), is_default: true, version: address.version });
    title.current?.focus();
    await refresh();
    // The card may have moved in the list.
    requestAnimationFrame(() => title.current?.focus());
  }

  return (
    <Card as="article" aria-label={about} className="flex flex-col gap-3">
      <div ref={title} tabIndex={-1}>
        {address.is_default && (
          <Badge tone="leaf" className="mb-2 font-medium">
            {addressesWords.defaultLabel}
          </Badge>
        )}
        <PostalAddress name={address.full_name} lines={addressLines(address)} phone={address.phone} />
      </div>
      <div className="-mb-2 -ms-4 mt-auto flex flex-wrap">
        <Button variant="quiet" onClick={onEdit} aria-label={addressesWords.editThis({ about })}>
          {addressesWords.edit}
        </Button>
        {!address.is_default && (
          <Button
            variant="quiet"
            pending={isPending}
            onClick={() => act(makeDefault, addressesWords.failedToSaveTheAddress)}
            aria-label={addressesWords.makeThisDefault({ about })}
          >
            {addressesWords.makeDefault}
          </Button>
        )}
        <Button
          variant="quiet"
          className="text-madder"
          onClick={onDelete}
          aria-label={addressesWords.deleteThis({ about })}
        >
          {basicWords.deleteLabel}
        </Button>
      </div>
    </Card>
  );
}
