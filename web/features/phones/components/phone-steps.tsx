import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { phoneWords } from '#words';
import { CODE_MINUTES } from '../../../../contract/constants/messages.ts';
import { attemptKeys } from '../../../lib/attempt-key.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { useAction } from '../../../lib/use-action.ts';
import { useSecondsUntil } from '../../../lib/use-seconds-until.ts';
import { useSentCode } from '../../../lib/use-sent-code.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { Banner } from '../../../ui/states.tsx';
import { PHONE_KEY, provePhone, sendPhoneCode } from '../api.ts';

/** Sends a code to a phone and takes it back. It stands in forms, so it has none of its own. */
export function PhoneSteps({ phone, onProven }: { phone: string; onProven: () => void }) {
  const [asked, setAsked] = useSentCode('proof');
  const sent = asked?.phone === phone ? asked.sent : undefined;
  const [wrong, setWrong] = useState<string>();
  const [keys] = useState(() => attemptKeys());
  const field = useRef<HTMLInputElement>(null);
  const sending = useAction();
  const proving = useAction((failure) => {
    setWrong(failure);
    field.current?.focus();
  });
  const seconds = useSecondsUntil(sent?.resend_at);
  // The pressed button is disabled for a while, which would lose the focus.
  useEffect(() => {
    if (sent) field.current?.focus();
  }, [sent]);

  const send = () =>
    sending.act(async () => {
      setAsked({ phone, sent: await sendPhoneCode(phone, keys.keyFor(phone)) });
      keys.forget();
      setWrong(undefined);
    }, phoneWords.failedToSend);

  const prove = () =>
    proving.act(async () => {
      setWrong(undefined);
      await provePhone(phone, field.current?.value ?? '');
      setAsked();
      onProven();
      void queryClient.invalidateQueries({ queryKey: PHONE_KEY });
    }, phoneWords.failedToConfirm);

  const proveOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    // Enter would send the form around this.
    event.preventDefault();
    void prove();
  };
  return (
    <>
      <p role="status">
        {sent
          ? phoneWords.sentTo({ phone: sent.sent_to, minutes: CODE_MINUTES })
          : phoneWords.weSendTo({ phone })}
      </p>
      {sent && (
        <div className="flex flex-wrap items-start gap-3">
          <TextField
            ref={field}
            label={phoneWords.theCode}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={20}
            dir="ltr"
            error={wrong}
            onKeyDown={proveOnEnter}
          />
          <Button type="button" className="sm:mt-7" pending={proving.isPending} onClick={() => void prove()}>
            {phoneWords.confirmTheCode}
          </Button>
        </div>
      )}
      {sent && <p className="text-sm text-muted">{phoneWords.nothingCame}</p>}
      {sending.failure && <Banner kind="error">{sending.failure}</Banner>}
      <Button
        type="button"
        variant={sent ? 'quiet' : 'secondary'}
        className="self-start"
        pending={sending.isPending}
        disabled={seconds > 0}
        onClick={() => void send()}
      >
        {seconds > 0
          ? phoneWords.sendAgainIn({ seconds })
          : sent
            ? phoneWords.sendItAgain
            : phoneWords.sendTheCode}
      </Button>
    </>
  );
}
