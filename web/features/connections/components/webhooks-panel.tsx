import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { connectionWords } from '#words';
import type { Role } from '../../../../contract/roles.ts';
import { failureSentence } from '../../../lib/form-errors.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { Heading } from '../../../ui/heading.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { Loading } from '../../../ui/states.tsx';
import { makeWebhook, webhooksQuery } from '../connections.ts';
import { ShownOnce } from './shown-once.tsx';
import { WebhookCard } from './webhook-card.tsx';
import { WebhookForm } from './webhook-form.tsx';

/** The webhooks of the account, or of the shop (connecting-1). */
export function WebhooksPanel({ account }: { account: Role }) {
  const { data: webhooks, error, refetch } = useQuery(webhooksQuery, queryClient);
  const [secret, setSecret] = useState<string>();
  return (
    <section aria-labelledby="webhooks" className="flex flex-col gap-4">
      <Heading level={2} size="item" id="webhooks">
        {connectionWords.webhooks}
      </Heading>
      <p className="max-w-prose text-muted">
        {account === 'admin' ? connectionWords.webhooksOfTheShop : connectionWords.webhooksOfYours}
      </p>
      {secret && (
        <ShownOnce
          title={connectionWords.yourNewSecret}
          secret={secret}
          onDone={() => setSecret(undefined)}
        />
      )}
      {webhooks ? (
        <ul className="flex flex-col gap-3">
          {webhooks.map((webhook) => (
            <li key={webhook.id}>
              <WebhookCard account={account} webhook={webhook} onSecret={setSecret} />
            </li>
          ))}
        </ul>
      ) : error ? (
        <LoadFailure onRetry={() => void refetch()}>
          {failureSentence(error, connectionWords.failedToLoad)}
        </LoadFailure>
      ) : (
        <Loading text={connectionWords.loading} />
      )}
      {webhooks?.length === 0 && <p className="text-muted">{connectionWords.noWebhooks}</p>}
      <Heading level={3} size="item">
        {connectionWords.newWebhook}
      </Heading>
      <WebhookForm
        account={account}
        label={connectionWords.newWebhook}
        send={makeWebhook}
        onSaved={(made) => setSecret(made.secret)}
      />
    </section>
  );
}
