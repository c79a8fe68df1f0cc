import { useQuery } from '@tanstack/react-query';
import { connectionWords } from '#words';
import type { Role } from '../../../../contract/roles.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { makeWebhook, webhooksQuery } from '../connections.ts';
import { SecretsPanel } from './secrets-panel.tsx';
import { WebhookCard } from './webhook-card.tsx';
import { WebhookForm } from './webhook-form.tsx';

/** The webhooks of the account, or of the shop (connecting-1). */
export function WebhooksPanel({ account }: { account: Role }) {
  const { newWebhook } = connectionWords;
  return (
    <SecretsPanel
      id="webhooks"
      title={connectionWords.webhooks}
      intro={account === 'admin' ? connectionWords.webhooksOfTheShop : connectionWords.webhooksOfYours}
      query={useQuery(webhooksQuery, queryClient)}
      emptyText={connectionWords.noWebhooks}
      secretTitle={connectionWords.yourNewSecret}
      newTitle={newWebhook}
      card={(webhook, onSecret) => <WebhookCard account={account} webhook={webhook} onSecret={onSecret} />}
      form={(onSecret) => (
        <WebhookForm
          account={account}
          label={newWebhook}
          send={makeWebhook}
          onSaved={({ secret }) => onSecret(secret)}
        />
      )}
    />
  );
}
