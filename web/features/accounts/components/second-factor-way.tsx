import { useRef, useState } from 'react';
import { accountsWords } from '#words';
import { Badge } from '../../../ui/badge.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { toast } from '../../../ui/toast.tsx';
import { renewRecoveryCodes, turnOffSecondFactor } from '../second-factor.ts';
import type { SignInWays } from '../sign-in-ways.ts';
import { CodeForm } from './code-form.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

interface SecondFactorWayProps {
  ways: SignInWays;
  onChanged: () => Promise<void>;
}

/** Turns two-step sign-in on or off, and renews its recovery codes (accounts-23). */
export function SecondFactorWay({ ways, onChanged }: SecondFactorWayProps) {
  const { on, required, recovery_codes } = ways.second_factor;
  const [asking, setAsking] = useState<'off' | 'codes'>();
  const [codes, setCodes] = useState<string[]>();
  const place = useRef<HTMLElement>(null);

  const close = () => {
    setAsking(undefined);
    setCodes(undefined);
  };

  return (
    <section ref={place} tabIndex={-1} aria-labelledby="two-steps" className="mt-2 flex flex-col gap-3">
      <h3 id="two-steps" className="font-sans text-base font-semibold">
        {accountsWords.twoStepSignIn}
        <Badge tone={on ? 'leaf' : 'saffron'} className="ms-2 font-medium">
          {on ? accountsWords.on : accountsWords.off}
        </Badge>
      </h3>
      <p className="text-muted">
        {on ? accountsWords.twoStepIsOn({ count: recovery_codes }) : accountsWords.whatTwoStepSignInDoes}
      </p>
      <p className="flex flex-wrap gap-3">
        {!on && (
          <ButtonLink variant="secondary" to="/second-factor">
            {accountsWords.turnOn}
          </ButtonLink>
        )}
        {on && (
          <Button variant="secondary" onClick={() => setAsking('codes')}>
            {accountsWords.newRecoveryCodes}
          </Button>
        )}
        {on && !required && (
          <Button variant="quiet" onClick={() => setAsking('off')}>
            {accountsWords.turnOff}
          </Button>
        )}
      </p>
      <Dialog
        title={asking === 'off' ? accountsWords.turnTwoStepSignInOff : accountsWords.newRecoveryCodes}
        open={asking !== undefined}
        onClose={close}
      >
        {asking === 'off' && (
          <CodeForm
            label={accountsWords.turnOff}
            hint={accountsWords.sixDigitsOrRecoveryCode}
            send={turnOffSecondFactor}
            onSuccess={async () => {
              close();
              toast.success(accountsWords.twoStepSignInIsOff);
              await onChanged();
              place.current?.focus();
            }}
          />
        )}
        {asking === 'codes' &&
          (codes ? (
            <RecoveryCodes codes={codes} />
          ) : (
            <div className="flex flex-col gap-5">
              <p>{accountsWords.codesYouHaveStopWorking}</p>
              <CodeForm
                label={accountsWords.makeNewCodes}
                hint={accountsWords.sixDigitsOrRecoveryCode}
                send={renewRecoveryCodes}
                onSuccess={async (renewed) => {
                  setCodes(renewed);
                  await onChanged();
                }}
              />
            </div>
          ))}
      </Dialog>
    </section>
  );
}
