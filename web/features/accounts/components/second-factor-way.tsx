import { useRef, useState } from 'react';
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
        Two-step sign-in
        <Badge tone={on ? 'leaf' : 'saffron'} className="ms-2 font-medium">
          {on ? 'On' : 'Off'}
        </Badge>
      </h3>
      <p className="text-muted">
        {on
          ? `After your password we ask for a code of your app. ${recoveryCodesLeft(recovery_codes)}`
          : 'After your password we ask for a code of an app on your phone. A stolen password is useless then.'}
      </p>
      <p className="flex flex-wrap gap-3">
        {!on && (
          <ButtonLink variant="secondary" to="/second-factor">
            Turn on
          </ButtonLink>
        )}
        {on && (
          <Button variant="secondary" onClick={() => setAsking('codes')}>
            New recovery codes
          </Button>
        )}
        {on && !required && (
          <Button variant="quiet" onClick={() => setAsking('off')}>
            Turn off
          </Button>
        )}
      </p>
      <Dialog
        title={asking === 'off' ? 'Turn two-step sign-in off' : 'New recovery codes'}
        open={asking !== undefined}
        onClose={close}
      >
        {asking === 'off' && (
          <CodeForm
            label="Turn off"
            hint="Six digits of your app, or a recovery code."
            send={turnOffSecondFactor}
            onSuccess={async () => {
              close();
              toast.success('Two-step sign-in is off.');
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
              <p>The codes that you have now stop working.</p>
              <CodeForm
                label="Make new codes"
                hint="Six digits of your app, or a recovery code."
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

function recoveryCodesLeft(count: number): string {
  return count === 1 ? 'One recovery code is left.' : `${count} recovery codes are left.`;
}
