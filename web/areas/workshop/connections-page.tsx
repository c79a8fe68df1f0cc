import { connectionWords } from '#words';
import { KeysPanel } from '../../features/connections/components/keys-panel.tsx';
import { WebhooksPanel } from '../../features/connections/components/webhooks-panel.tsx';
import { privateMeta } from '../../lib/page-meta.ts';
import { useSession } from '../../lib/session.ts';
import { Room } from './room.tsx';

export const meta = privateMeta(connectionWords.connections);

/** API keys and webhooks of a tailor or brand (connecting-1). */
export default function ConnectionsPage() {
  const account = useSession((session) => session.user?.user_type);
  return (
    <Room title={connectionWords.connections}>
      {account && (
        <div className="flex max-w-3xl flex-col gap-10 pb-8">
          <KeysPanel account={account} />
          <WebhooksPanel account={account} />
        </div>
      )}
    </Room>
  );
}
