import { useState } from 'react';
import { Card } from '../../../ui/card.tsx';
import { takeFocus } from '../../../ui/focus.ts';
import { type SecondFactorSetup as Setup, startSecondFactor, turnOnSecondFactor } from '../second-factor.ts';
import { CodeForm } from './code-form.tsx';
import { ConfirmForm } from './confirm-owner-dialog.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

interface SecondFactorSetupProps {
  hasPassword: boolean;
  /** Called once the second factor is on, while the recovery codes are still shown. */
  onDone: () => void;
}

/** Asks for the password, shows a QR code for the first code, then the recovery codes (accounts-23). */
export function SecondFactorSetup({ hasPassword, onDone }: SecondFactorSetupProps) {
  const [setup, setSetup] = useState<Setup>();
  const [codes, setCodes] = useState<string[]>();

  if (codes) {
    return (
      <div ref={takeFocus} tabIndex={-1}>
        <RecoveryCodes codes={codes} />
      </div>
    );
  }
  if (!setup) {
    return (
      <ConfirmForm
        label="Begin"
        hasPassword={hasPassword}
        act={async (password) => setSetup(await startSecondFactor(password))}
      />
    );
  }
  const { qr_code, secret, url, setup_token } = setup;
  return (
    <div className="flex flex-col gap-5">
      <p>
        Scan this picture with an authenticator app, for example Google Authenticator, Aegis or 1Password.
      </p>
      <Card padding="small" className="self-start bg-white">
        <svg
          role="img"
          aria-label="QR code for your authenticator app"
          viewBox={`-4 -4 ${qr_code.size + 8} ${qr_code.size + 8}`}
          className="size-52 fill-black"
        >
          <path d={qr_code.path} fillRule="evenodd" />
        </svg>
      </Card>
      <p className="wrap-anywhere">
        On this device{' '}
        <a href={url} className="font-semibold text-brand underline underline-offset-4">
          open the app
        </a>
        , or type this key into it:{' '}
        <code className="font-mono" data-testid="secret">
          {secret.match(/.{1,4}/g)?.join(' ')}
        </code>
      </p>
      <CodeForm
        label="Turn on"
        hint="The six digits that the app shows now."
        autoFocus
        send={(code) => turnOnSecondFactor(setup_token, code)}
        onSuccess={(recovery) => {
          setCodes(recovery);
          onDone();
        }}
      />
    </div>
  );
}
