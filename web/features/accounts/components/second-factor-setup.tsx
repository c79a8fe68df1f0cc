import { useState } from 'react';
import { accountsWords } from '#words';
import { Card } from '../../../ui/card.tsx';
import { takeFocus } from '../../../ui/focus.ts';
import { Rich } from '../../../ui/rich.tsx';
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
        label={accountsWords.begin}
        hasPassword={hasPassword}
        act={async (password) => setSetup(await startSecondFactor(password))}
      />
    );
  }
  const { qr_code, secret, url, setup_token } = setup;
  return (
    <div className="flex flex-col gap-5">
      <p>{accountsWords.scanThisPicture}</p>
      <Card padding="small" className="self-start bg-white">
        <svg
          role="img"
          aria-label={accountsWords.qrCodeForYourAuthenticatorApp}
          viewBox={`-4 -4 ${qr_code.size + 8} ${qr_code.size + 8}`}
          className="size-52 fill-black"
        >
          <path d={qr_code.path} fillRule="evenodd" />
        </svg>
      </Card>
      <p className="wrap-anywhere">
        <Rich
          text={accountsWords.openTheAppOrTypeTheKey({ key: secret.match(/.{1,4}/g)?.join(' ') ?? '' })}
          parts={{
            app: (text) => (
              <a href={url} className="font-semibold text-brand underline underline-offset-4">
                {text}
              </a>
            ),
            key: (key) => (
              <code className="font-mono" data-testid="secret" dir="ltr">
                {key}
              </code>
            ),
          }}
        />
      </p>
      <CodeForm
        label={accountsWords.turnOn}
        hint={accountsWords.sixDigitsThatTheAppShows}
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
