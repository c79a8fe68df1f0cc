import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { connectionWords } from '#words';
import type { Webhook, WebhookDelivery } from '../../../../contract/connections.ts';
import { randomKey } from '../../../lib/attempt-key.ts';
import { failureSentence } from '../../../lib/form-errors.ts';
import { useFormatMoment } from '../../../lib/moments.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { useAction } from '../../../lib/use-action.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { Banner, Loading } from '../../../ui/states.tsx';
import { deliveriesQuery, refreshWebhook, resendDelivery } from '../connections.ts';

const TONES = { WAITING: 'saffron', DELIVERED: 'leaf', FAILED: 'madder' } as const;

/** What was sent to a webhook, with its answers (connecting-15). */
export function DeliveryLog({ webhook }: { webhook: Webhook }) {
  const { data, error, refetch } = useQuery(deliveriesQuery(webhook.id), queryClient);
  if (error)
    return (
      <LoadFailure onRetry={() => void refetch()}>
        {failureSentence(error, connectionWords.failedToLoad)}
      </LoadFailure>
    );
  if (!data) return <Loading text={connectionWords.loading} />;
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-sm text-muted">{connectionWords.logHint}</p>
        <Button variant="quiet" onClick={() => void refreshWebhook(webhook.id)}>
          {connectionWords.refresh}
        </Button>
      </div>
      {data.length === 0 && <p>{connectionWords.nothingSent}</p>}
      <ul className="flex flex-col divide-y divide-hairline">
        {data.map((delivery) => (
          <li key={delivery.id} className="flex flex-col gap-1 py-3">
            <Delivery delivery={delivery} webhook={webhook} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Delivery({ delivery, webhook }: { delivery: WebhookDelivery; webhook: Webhook }) {
  const formatMoment = useFormatMoment();
  const { act, isPending, failure } = useAction();
  const attempt = useRef(randomKey());
  const { id, kind, state, created_at, next_attempt_at, attempts } = delivery;
  const mayResend = webhook.disabled === null && (state !== 'WAITING' || attempts > 0);
  const resend = () =>
    act(async () => {
      await resendDelivery({ id, webhook: webhook.id }, attempt.current);
      attempt.current = randomKey();
    }, connectionWords.failedToSend);
  return (
    <>
      <div className="flex flex-wrap items-center gap-2">
        <code dir="ltr">{kind}</code>
        <Badge tone={TONES[state]}>{connectionWords.deliveryStates[state]}</Badge>
        <span className="text-sm text-muted">{formatMoment(created_at)}</span>
      </div>
      <p className="text-sm">
        {answerOf(delivery)}
        {state === 'WAITING' &&
          attempts > 0 &&
          next_attempt_at &&
          ` ${connectionWords.nextAttempt({ moment: formatMoment(next_attempt_at) })}`}
      </p>
      <details>
        <summary className="min-h-11 content-center text-sm font-semibold text-brand">
          {connectionWords.details}
        </summary>
        <pre
          dir="ltr"
          className="max-h-60 overflow-auto rounded-xl bg-sunken p-3 text-start text-sm whitespace-pre-wrap wrap-anywhere"
        >
          {[delivery.message_id, delivery.body].join('\n\n')}
          {delivery.answer && `\n\n${delivery.status}\n${delivery.answer}`}
        </pre>
      </details>
      {failure && <Banner kind="error">{failure}</Banner>}
      {mayResend && (
        <Button variant="secondary" className="self-start" pending={isPending} onClick={() => void resend()}>
          {connectionWords.sendAgain}
        </Button>
      )}
    </>
  );
}

function answerOf({ status, failure, attempts }: WebhookDelivery): string {
  if (status !== null) return connectionWords.answered({ status, count: attempts });
  return failure === null ? connectionWords.notSentYet : connectionWords.failures[failure];
}
