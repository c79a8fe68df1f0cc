import { useRef, useState } from 'react';
import { basicWords, connectionWords } from '#words';
import type { Webhook } from '../../../../contract/connections.ts';
import type { Role } from '../../../../contract/roles.ts';
import { randomKey } from '../../../lib/attempt-key.ts';
import { failureSentence } from '../../../lib/form-errors.ts';
import { useFormatMoment } from '../../../lib/moments.ts';
import { useAction } from '../../../lib/use-action.ts';
import { AlertDialog } from '../../../ui/alert-dialog.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Banner } from '../../../ui/states.tsx';
import { toast } from '../../../ui/toast.tsx';
import { changeWebhook, removeWebhook, rotateSecret, sendTest } from '../connections.ts';
import { DeliveryLog } from './delivery-log.tsx';
import { RotateForm } from './rotate-form.tsx';
import { WebhookForm } from './webhook-form.tsx';

interface WebhookCardProps {
  account: Role;
  webhook: Webhook;
  onSecret: (secret: string) => void;
}

/** One webhook with its state, its presses and its log. */
export function WebhookCard({ account, webhook, onSecret }: WebhookCardProps) {
  const [open, setOpen] = useState<'edit' | 'rotate' | 'remove' | 'log'>();
  const { id, url, kinds, disabled } = webhook;
  const { act, isPending, failure } = useAction();
  const attempt = useRef(randomKey());
  const test = () =>
    act(async () => {
      await sendTest(id, attempt.current);
      attempt.current = randomKey();
      toast.success(connectionWords.testIsOnItsWay);
      setOpen('log');
    }, connectionWords.failedToSend);
  return (
    <Card padding="small" className="flex flex-col gap-2">
      <p dir="ltr" className="text-start font-semibold wrap-anywhere">
        {url}
      </p>
      <State webhook={webhook} />
      <p className="text-sm wrap-anywhere">
        {kinds.map((kind) => connectionWords.kindNames[kind]).join(', ')}
      </p>
      {failure && <Banner kind="error">{failure}</Banner>}
      {open === 'edit' && (
        <WebhookForm
          account={account}
          label={connectionWords.changeWebhook}
          initial={{ url, kinds }}
          send={(values, key) => changeWebhook(id, changed(values, webhook), key)}
          onSaved={() => {
            setOpen(undefined);
            toast.success(connectionWords.changed);
          }}
          onCancel={() => setOpen(undefined)}
        />
      )}
      {open === 'rotate' && (
        <RotateForm
          rotate={(hours, key) => rotateSecret(id, hours, key)}
          onDone={({ secret }) => {
            setOpen(undefined);
            onSecret(secret);
          }}
          onCancel={() => setOpen(undefined)}
        />
      )}
      {open !== 'edit' && open !== 'rotate' && (
        <div className="flex flex-wrap gap-3">
          {disabled === null && (
            <Button variant="secondary" pending={isPending} onClick={() => void test()}>
              {connectionWords.sendTest}
            </Button>
          )}
          <Button
            variant="secondary"
            pending={isPending}
            onClick={() =>
              void act(
                () => changeWebhook(id, { enabled: disabled !== null }, randomKey()),
                connectionWords.failedToSwitch,
              )
            }
          >
            {disabled === null ? connectionWords.turnOff : connectionWords.turnOn}
          </Button>
          <Button
            variant="secondary"
            aria-expanded={open === 'log'}
            onClick={() => setOpen(open === 'log' ? undefined : 'log')}
          >
            {connectionWords.log}
          </Button>
          <Button variant="quiet" onClick={() => setOpen('edit')}>
            {connectionWords.edit}
          </Button>
          <Button variant="quiet" onClick={() => setOpen('rotate')}>
            {connectionWords.replaceSecret}
          </Button>
          <Button variant="quiet" onClick={() => setOpen('remove')}>
            {connectionWords.remove}
          </Button>
        </div>
      )}
      {open === 'log' && <DeliveryLog webhook={webhook} />}
      {open === 'remove' && (
        <AlertDialog
          title={connectionWords.removeTitle}
          open
          cancelLabel={basicWords.cancel}
          confirmLabel={connectionWords.remove}
          onCancel={() => setOpen(undefined)}
          onConfirm={async () => {
            await removeWebhook(id);
            toast.success(connectionWords.removed);
          }}
          errorText={(error) => failureSentence(error, connectionWords.failedToRemove)}
        >
          <p>{connectionWords.removeText}</p>
        </AlertDialog>
      )}
    </Card>
  );
}

/** An address that stays is not sent, because a new one asks for a confirmation. */
function changed({ url, kinds }: Pick<Webhook, 'url' | 'kinds'>, before: Webhook) {
  return { kinds, ...(url !== before.url && { url }) };
}

function State({ webhook }: { webhook: Webhook }) {
  const formatMoment = useFormatMoment();
  const { disabled, failing_since, held_until, previous_until, waiting } = webhook;
  const tone = disabled ? 'madder' : failing_since ? 'saffron' : 'leaf';
  return (
    <div className="flex flex-wrap items-center gap-2 text-sm text-muted">
      <Badge tone={tone}>
        {disabled
          ? connectionWords.disabledStates[disabled]
          : failing_since
            ? connectionWords.failing({ moment: formatMoment(failing_since) })
            : connectionWords.works}
      </Badge>
      {waiting > 0 && <span>{connectionWords.waiting({ count: waiting })}</span>}
      {held_until && disabled === null && (
        <span>{connectionWords.heldUntil({ moment: formatMoment(held_until) })}</span>
      )}
      {previous_until && (
        <span>{connectionWords.bothSecretsUntil({ moment: formatMoment(previous_until) })}</span>
      )}
    </div>
  );
}
