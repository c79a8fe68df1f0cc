import { useState } from 'react';
import { phoneWords } from '#words';
import { Heading } from '../../../ui/heading.tsx';
import { isTypedNumber, useSettled } from '../typed-number.ts';
import { PhoneSteps } from './phone-steps.tsx';

const focusOn = (place: HTMLElement | null) => place?.focus();

/** Proves the phone of who has no e-mail address by a code (tailors-34). It stands in forms, so it has none of its own. */
export default function PhoneProof({ phone: typed }: { phone: string }) {
  const phone = useSettled(typed.trim());
  const [proven, setProven] = useState<string>();
  if (proven !== undefined && proven === phone) {
    return (
      <p role="status" ref={focusOn} tabIndex={-1} className="font-semibold text-leaf">
        {phoneWords.phoneIsConfirmed({ phone })}
      </p>
    );
  }
  return (
    <section
      aria-labelledby="phone-proof"
      className="flex flex-col gap-3 rounded-xl border border-hairline bg-sunken p-4"
    >
      <Heading level={3} size="item" id="phone-proof">
        {phoneWords.confirmYourPhone}
      </Heading>
      <p>{phoneWords.yourPhoneInstead}</p>
      {isTypedNumber(phone) ? (
        <PhoneSteps key={phone} phone={phone} onProven={() => setProven(phone)} />
      ) : (
        <p className="font-semibold">{phoneWords.enterYourNumberFirst}</p>
      )}
    </section>
  );
}
