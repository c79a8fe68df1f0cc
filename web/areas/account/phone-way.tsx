import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { accountsWords, phoneSignInWords } from '#words';
import { ConfirmForm } from '../../features/accounts/components/confirm-owner-dialog.tsx';
import { OwnCode } from '../../features/accounts/components/own-code.tsx';
import {
  changeSignInPhone,
  mailConfirmation,
  removeSignInPhone,
  setPasswordByPhone,
} from '../../features/accounts/phone-sign-in.ts';
import { confirmOwner } from '../../features/accounts/second-factor.ts';
import { type SignInWays, signInWaysQuery } from '../../features/accounts/sign-in-ways.ts';
import { PhoneSteps } from '../../features/phones/components/phone-steps.tsx';
import { queryClient } from '../../lib/query-client.ts';
import { useShop } from '../../lib/shop.ts';
import { useAction } from '../../lib/use-action.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { TextField } from '../../ui/field.tsx';
import { Banner } from '../../ui/states.tsx';
import { toast } from '../../ui/toast.tsx';

const refresh = () => queryClient.invalidateQueries({ queryKey: ['accounts'] });

/** The phone as a way to sign in (accounts-27), and the limits of a session that began with it (accounts-28). */
export default function PhoneWay({ hasMailbox }: { hasMailbox: boolean }) {
  const { data: ways } = useQuery(signInWaysQuery, queryClient);
  const { phone_sign_in } = useShop();
  const [isChanging, setChanging] = useState(false);
  const { act, isPending, failure } = useAction();
  if (!ways || !(phone_sign_in || ways.phone)) return null;
  const number = ways.phone?.number;
  const remove = () =>
    act(async () => {
      await removeSignInPhone();
      toast.success(phoneSignInWords.phoneIsRemoved);
      await refresh();
    }, phoneSignInWords.failed);
  return (
    <div className="mb-4 flex flex-col gap-4">
      {ways.guarded_until && <Limited ways={ways} hasMailbox={hasMailbox} />}
      <Card padding="small" className="flex flex-col gap-4">
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <p className="min-w-0">
            <span className="block font-semibold">{phoneSignInWords.phone}</span>
            <span className="block text-sm text-muted">
              {number ? phoneSignInWords.codesSignIn({ phone: number }) : phoneSignInWords.noPhoneYet}
            </span>
          </p>
          {!isChanging && (
            <span className="-mx-4 flex flex-wrap">
              <Button variant="quiet" onClick={() => setChanging(true)}>
                {number ? phoneSignInWords.changePhone : phoneSignInWords.addPhone}
              </Button>
              {number && hasMailbox && (
                <Button variant="quiet" pending={isPending} onClick={() => void remove()}>
                  {phoneSignInWords.removePhone}
                </Button>
              )}
            </span>
          )}
        </div>
        {failure && <Banner kind="error">{failure}</Banner>}
        {isChanging && <NewNumber ways={ways} onClose={() => setChanging(false)} />}
      </Card>
      {number && !ways.has_password && !ways.guarded_until && <WithoutPassword />}
    </div>
  );
}

function NewNumber({ ways, onClose }: { ways: SignInWays; onClose: () => void }) {
  const [phone, setPhone] = useState('');
  const [isProven, setProven] = useState(false);
  const [isLost, setLost] = useState(false);
  const old = ways.phone?.number;
  async function save(proof: { old_code?: string; current_password?: string }) {
    const { mailed_to } = await changeSignInPhone({ phone, ...proof });
    toast.success(
      mailed_to ? phoneSignInWords.linkWasMailed({ email: mailed_to }) : phoneSignInWords.phoneIsSaved,
    );
    onClose();
    await refresh();
  }
  return (
    <div className="flex flex-col gap-4">
      <TextField
        label={phoneSignInWords.newNumber}
        type="tel"
        autoComplete="tel"
        dir="ltr"
        autoFocus
        hint={phoneSignInWords.numberHint}
        value={phone}
        disabled={isProven}
        onChange={(event) => setPhone(event.target.value)}
      />
      {phone.trim() !== '' && !isProven && <PhoneSteps phone={phone} onProven={() => setProven(true)} />}
      {isProven && old && !isLost && (
        <OwnCode
          name="old_code"
          label={phoneSignInWords.codeFromOld}
          button={phoneSignInWords.saveNumber}
          send={(old_code) => save({ old_code })}
          onDone={() => undefined}
        >
          <p>{phoneSignInWords.codeToOld({ phone: old })}</p>
        </OwnCode>
      )}
      {isProven && old && !isLost && ways.has_password && (
        <Button variant="quiet" className="self-start" onClick={() => setLost(true)}>
          {phoneSignInWords.oldIsLost}
        </Button>
      )}
      {isProven && (!old || isLost) && (
        <ConfirmForm
          label={phoneSignInWords.saveNumber}
          hasPassword={ways.has_password}
          act={(current_password) => save(ways.has_password ? { current_password } : {})}
        />
      )}
      <Button variant="quiet" className="self-start" onClick={onClose}>
        {phoneSignInWords.cancel}
      </Button>
    </div>
  );
}

/** Lifts the limits by the password or the mailbox. */
function Limited({ ways, hasMailbox }: { ways: SignInWays; hasMailbox: boolean }) {
  const { act, isPending, failure } = useAction();
  const mail = () =>
    act(async () => void toast.success(await mailConfirmation()), accountsWords.theLinkCouldNotBeSent);
  return (
    <Banner kind="warning">
      <div className="flex flex-col gap-4">
        <p>{phoneSignInWords.limited}</p>
        {ways.has_password && (
          <ConfirmForm
            label={phoneSignInWords.confirmWithPassword}
            hasPassword
            act={async (current_password) => {
              await confirmOwner({ current_password });
              toast.success(phoneSignInWords.isConfirmed);
              await refresh();
            }}
          />
        )}
        {failure && <p>{failure}</p>}
        {hasMailbox && (
          <Button variant="secondary" className="self-start" pending={isPending} onClick={() => void mail()}>
            {phoneSignInWords.mailMeALink}
          </Button>
        )}
      </div>
    </Banner>
  );
}

/** What takes the place of the password: a code to the own phone. */
function WithoutPassword() {
  const [open, setOpen] = useState<'password' | 'confirm'>();
  const close = async (sentence: string) => {
    toast.success(sentence);
    setOpen(undefined);
    await refresh();
  };
  if (open === 'password') {
    return (
      <OwnCode
        name="code"
        label={phoneSignInWords.theCode}
        button={phoneSignInWords.setPassword}
        asksForPassword
        send={setPasswordByPhone}
        onDone={() => close(phoneSignInWords.passwordIsSaved)}
      />
    );
  }
  if (open === 'confirm') {
    return (
      <OwnCode
        name="phone_code"
        label={phoneSignInWords.theCode}
        button={phoneSignInWords.confirmByCode}
        send={(phone_code) => confirmOwner({ phone_code })}
        onDone={() => close(phoneSignInWords.isConfirmed)}
      >
        <p>{phoneSignInWords.confirmByCodeWhy}</p>
      </OwnCode>
    );
  }
  return (
    <div className="-mx-4 flex flex-wrap">
      <Button variant="quiet" onClick={() => setOpen('password')}>
        {phoneSignInWords.setPassword}
      </Button>
      <Button variant="quiet" onClick={() => setOpen('confirm')}>
        {phoneSignInWords.confirmByCode}
      </Button>
    </div>
  );
}
