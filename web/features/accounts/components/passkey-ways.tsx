import { useRef, useState } from 'react';
import { accountsWords, basicWords } from '#words';
import { formatMoment } from '../../../lib/moments.ts';
import { useShop } from '../../../lib/shop.ts';
import { useAction } from '../../../lib/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { TextField } from '../../../ui/field.tsx';
import { Banner } from '../../../ui/states.tsx';
import { toast } from '../../../ui/toast.tsx';
import { worksHere } from '../passkey-support.ts';
import { removePasskey, type SignInWays } from '../sign-in-ways.ts';
import { ConfirmOwnerDialog } from './confirm-owner-dialog.tsx';

interface PasskeyWaysProps {
  ways: SignInWays;
  onChanged: () => Promise<void>;
}

/** Passkeys by name and last use, and a form to add one (accounts-21). */
export function PasskeyWays({ ways, onChanged }: PasskeyWaysProps) {
  const { passkey_origin } = useShop();
  const [adding, setAdding] = useState(false);
  const [name, setName] = useState('');
  const { act, isPending, failure } = useAction();
  const [removed, setRemoved] = useState<number>();
  const add = useRef<HTMLButtonElement>(null);

  async function save(password: string) {
    const { addPasskey, isDismissed } = await import('../passkeys.ts');
    try {
      await addPasskey(name.trim() || accountsWords.passkey, password);
    } catch (error) {
      if (isDismissed(error)) throw new Error(accountsWords.noPasskeyWasAddedTryAgain);
      if (error instanceof Error && error.name === 'InvalidStateError') {
        throw new Error(accountsWords.thisDeviceHasAPasskey);
      }
      throw error;
    }
    setAdding(false);
    setName('');
    toast.success(accountsWords.thePasskeyIsAdded);
    await onChanged();
  }

  async function remove({ id, name }: SignInWays['passkeys'][number]) {
    setRemoved(id);
    await removePasskey(id);
    toast.success(accountsWords.passkeyIsRemoved({ name }));
    await onChanged();
    // The focused button is removed with its row.
    add.current?.focus();
  }

  return (
    <section aria-labelledby="passkeys" className="mt-2 flex flex-col gap-3">
      <h3 id="passkeys" className="font-sans text-base font-semibold">
        {accountsWords.passkeys}
      </h3>
      <p className="text-muted">{accountsWords.whatAPasskeyIs}</p>
      {ways.passkeys.length > 0 && (
        <Card as="ul" padding="none" className="divide-y divide-hairline overflow-hidden">
          {ways.passkeys.map((passkey) => (
            <li
              key={passkey.id}
              className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-3"
            >
              <p className="min-w-0">
                <span className="block font-semibold wrap-anywhere">{passkey.name}</span>
                <span className="block text-sm text-muted">{usageOf(passkey)}</span>
              </p>
              <Button
                variant="quiet"
                className="-mx-4"
                aria-label={accountsWords.removePasskey({ name: passkey.name })}
                pending={isPending && removed === passkey.id}
                onClick={() => act(() => remove(passkey), accountsWords.thePasskeyCouldNotBeRemoved)}
              >
                {basicWords.removeLabel}
              </Button>
            </li>
          ))}
        </Card>
      )}
      {failure && <Banner kind="error">{failure}</Banner>}
      {worksHere(passkey_origin) ? (
        <Button ref={add} variant="secondary" className="self-start" onClick={() => setAdding(true)}>
          {accountsWords.addAPasskey}
        </Button>
      ) : (
        <p className="text-sm text-muted wrap-anywhere">
          {passkey_origin === null || passkey_origin === window.location.origin
            ? accountsWords.passkeysCannotBeAddedHere
            : accountsWords.passkeysAreAddedAt({ passkeyOrigin: passkey_origin })}
        </p>
      )}
      <ConfirmOwnerDialog
        title={accountsWords.addAPasskey}
        label={basicWords.continueLabel}
        open={adding}
        hasPassword={ways.has_password}
        onClose={() => setAdding(false)}
        act={save}
      >
        <TextField
          label={basicWords.name}
          hint={accountsWords.passkeyNameHint}
          maxLength={40}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
      </ConfirmOwnerDialog>
    </section>
  );
}

function usageOf({ created_at, last_used_at }: SignInWays['passkeys'][number]): string {
  const createdAt = formatMoment(created_at);
  return last_used_at
    ? accountsWords.addedLastUsed({ createdAt, lastUsedAt: formatMoment(last_used_at) })
    : accountsWords.addedNotUsedYet({ createdAt });
}
