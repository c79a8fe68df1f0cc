import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { basicWords, connectionWords } from '#words';
import type { ApiKey } from '../../../../contract/connections.ts';
import type { Role } from '../../../../contract/roles.ts';
import { failureSentence } from '../../../lib/form-errors.ts';
import { formatDay } from '../../../lib/format.ts';
import { useFormatMoment } from '../../../lib/moments.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { AlertDialog } from '../../../ui/alert-dialog.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { toast } from '../../../ui/toast.tsx';
import { keysQuery, revokeKey, rotateKey } from '../connections.ts';
import { NewKeyForm } from './new-key-form.tsx';
import { RotateForm } from './rotate-form.tsx';
import { SecretsPanel } from './secrets-panel.tsx';

/** The API keys of the account, or of the shop (connecting-1). */
export function KeysPanel({ account }: { account: Role }) {
  return (
    <SecretsPanel
      id="api-keys"
      title={connectionWords.apiKeys}
      intro={account === 'admin' ? connectionWords.keysOfTheShop : connectionWords.keysOfYours}
      query={useQuery(keysQuery, queryClient)}
      emptyText={connectionWords.noKeys}
      secretTitle={connectionWords.yourNewKey}
      newTitle={connectionWords.newKey}
      card={(key, onSecret) => <KeyCard apiKey={key} onSecret={onSecret} />}
      form={(onSecret) => <NewKeyForm account={account} onMade={({ secret }) => onSecret(secret)} />}
    />
  );
}

function KeyCard({ apiKey, onSecret }: { apiKey: ApiKey; onSecret: (secret: string) => void }) {
  const [open, setOpen] = useState<'rotate' | 'revoke'>();
  const { id, name, prefix, scopes } = apiKey;
  return (
    <Card padding="small" className="flex flex-col gap-2">
      <p className="font-semibold wrap-anywhere">{name}</p>
      <p className="wrap-anywhere">
        <code dir="ltr">{prefix}…</code> ·{' '}
        {scopes.map((scope) => connectionWords.scopeNames[scope]).join(', ')}
      </p>
      <Dates apiKey={apiKey} />
      {open === 'rotate' ? (
        <RotateForm
          rotate={(hours, attempt) => rotateKey(id, hours, attempt)}
          onDone={({ secret }) => {
            setOpen(undefined);
            onSecret(secret);
          }}
          onCancel={() => setOpen(undefined)}
        />
      ) : (
        <div className="flex flex-wrap gap-3">
          <Button
            variant="secondary"
            aria-label={connectionWords.replaceNamed({ name })}
            onClick={() => setOpen('rotate')}
          >
            {connectionWords.replace}
          </Button>
          <Button
            variant="quiet"
            aria-label={connectionWords.revokeNamed({ name })}
            onClick={() => setOpen('revoke')}
          >
            {connectionWords.revoke}
          </Button>
        </div>
      )}
      {open === 'revoke' && (
        <AlertDialog
          title={connectionWords.revokeTitle({ name })}
          open
          cancelLabel={basicWords.cancel}
          confirmLabel={connectionWords.revoke}
          onCancel={() => setOpen(undefined)}
          onConfirm={async () => {
            await revokeKey(id);
            toast.success(connectionWords.revoked);
          }}
          errorText={(error) => failureSentence(error, connectionWords.failedToRevoke)}
        >
          <p>{connectionWords.revokeText}</p>
        </AlertDialog>
      )}
    </Card>
  );
}

function Dates({ apiKey }: { apiKey: ApiKey }) {
  const formatMoment = useFormatMoment();
  const { owner, created_at, expires_at, last_used_on, previous_until } = apiKey;
  return (
    <p className="text-sm text-muted">
      {connectionWords.madeBy({ owner, day: formatDay(created_at) })}{' '}
      {expires_at
        ? connectionWords.worksUntil({ day: formatDay(expires_at) })
        : connectionWords.doesNotExpire}{' '}
      {last_used_on ? connectionWords.lastUsed({ day: formatDay(last_used_on) }) : connectionWords.neverUsed}
      {previous_until && ` ${connectionWords.oldWorksUntil({ moment: formatMoment(previous_until) })}`}
    </p>
  );
}
