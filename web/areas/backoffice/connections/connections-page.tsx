import { KeysPanel } from '../../../features/connections/components/keys-panel.tsx';
import { WebhooksPanel } from '../../../features/connections/components/webhooks-panel.tsx';
import { privateMeta } from '../../../lib/page-meta.ts';
import { Heading } from '../../../ui/heading.tsx';

export const meta = privateMeta('Connections');

/** API keys and webhooks of the shop, for admins (connecting-1). */
export default function ConnectionsPage() {
  return (
    <div className="flex max-w-3xl flex-col gap-10 p-4 lg:p-8">
      <Heading level={1} size="part">
        Connections
      </Heading>
      <KeysPanel account="admin" />
      <WebhooksPanel account="admin" />
    </div>
  );
}
