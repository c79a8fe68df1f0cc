import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { phoneWords } from '#words';
import { formatRupees } from '../../../lib/format.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { isSignedIn } from '../../../lib/session.ts';
import { Heading } from '../../../ui/heading.tsx';
import { standingQuery } from '../../orders/api.ts';
import { type PhoneCodeProps, phoneCheckQuery } from '../api.ts';
import { isTypedNumber, useSettled } from '../typed-number.ts';
import { PhoneSteps } from './phone-steps.tsx';

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
  const isNumber = isTypedNumber(phone);
  const { data, isError } = useQuery({ ...phoneCheckQuery(phone), enabled: isNumber }, queryClient);
  const { data: standing } = useQuery({ ...standingQuery, enabled: isSignedIn }, queryClient);
  const why = standing?.has_refused ? phoneWords.whyACodeAfterARefusal : phoneWords.whyACode;
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
      <p>{why({ from: formatRupees(from) })}</p>
      <p className="text-muted">{OTHER_WAYS[otherWay]}</p>
      {isNumber ? (
        <PhoneSteps key={phone} phone={phone} onProven={() => setProven(phone)} />
      ) : (
        <p className="font-semibold">{phoneWords.enterYourNumberFirst}</p>
      )}
    </section>
  );
}
