import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { phoneWords } from '#words';
import { CODE_MINUTES } from '../../../../contract/constants/messages.ts';
import type { SentPhoneCode } from '../../../../contract/phones.ts';
import { attemptKeys } from '../../../lib/attempt-key.ts';
import { formatRupees } from '../../../lib/format.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { useAction } from '../../../lib/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { Heading } from '../../../ui/heading.tsx';
import { Banner } from '../../../ui/states.tsx';
import { PHONE_KEY, type PhoneCodeProps, phoneCheckQuery, provePhone, sendPhoneCode } from '../api.ts';

const TYPING_MS = 600;

const focusOn = (place: HTMLElement | null) => place?.focus();

const OTHER_WAYS = {
  card: phoneWords.orPayByCard,
  wallet: phoneWords.orPayByWallet,
  advance: phoneWords.orPayInAdvance,
  none: phoneWords.orCallUs,
};

/**
 * Proves the phone of a large cash order by a code, and says why (payments-30). It shows nothing to those who are not
 * asked. It stands in forms, so it has none of its own.
 */
export default function PhoneCode({ phone: typed, from, otherWay }: PhoneCodeProps) {
  const phone = useSettled(typed.trim());
  const isNumber = /\d(?:\D*\d){9}/.test(phone);
  const { data, isError } = useQuery({ ...phoneCheckQuery(phone), enabled: isNumber }, queryClient);
  const [proven, setProven] = useState<string>();
  if (proven !== undefined && proven === phone) {
    return (
      <p role="status" ref={focusOn} tabIndex={-1} className="font-semibold text-leaf">
        {phoneWords.phoneIsConfirmed({ phone })}
      </p>
    );
  }
  if (isNumber && !isError && !data?.needed) return null;
  return (
    <section
      aria-labelledby="phone-code"
      className="flex flex-col gap-3 rounded-xl border border-hairline bg-sunken p-4"
    >
      <Heading level={3} size="item" id="phone-code">
        {phoneWords.confirmYourPhone}
      </Heading>
      <p>{phoneWords.whyACode({ from: formatRupees(from) })}</p>
      <p className="text-muted">{OTHER_WAYS[otherWay]}</p>
      {isNumber ? (
        <Steps key={phone} phone={phone} onProven={() => setProven(phone)} />
      ) : (
        <p className="font-semibold">{phoneWords.enterYourNumberFirst}</p>
      )}
    </section>
  );
}

function Steps({ phone, onProven }: { phone: string; onProven: () => void }) {
  const [sent, setSent] = useState<SentPhoneCode>();
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
      setSent(await sendPhoneCode(phone, keys.keyFor(phone)));
      keys.forget();
      setWrong(undefined);
    }, phoneWords.failedToSend);

  const prove = () =>
    proving.act(async () => {
      setWrong(undefined);
      await provePhone(phone, field.current?.value ?? '');
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

/** The text once nobody has typed for a moment. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), TYPING_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

function useSecondsUntil(moment: string | undefined): number {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    if (moment === undefined) return;
    const until = Date.now() + Math.min(60_000, Math.max(0, Date.parse(moment) - Date.now()));
    const count = () => setSeconds(Math.max(0, Math.ceil((until - Date.now()) / 1000)));
    count();
    const timer = setInterval(count, 1000);
    return () => clearInterval(timer);
  }, [moment]);
  return seconds;
}
