import { ButtonLink } from '../../ui/button.tsx';
import { Heading } from '../../ui/heading.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { TABS, type Tab } from './profile-tabs.tsx';

interface ComingSoon {
  sentence: string;
  to: string;
  text: string;
}

const COMING_SOON: Partial<Record<Tab, ComingSoon>> = {
  payment: {
    sentence: 'Saved cards are coming. Until then, enter your card at checkout or pay cash on delivery.',
    to: '/orders',
    text: 'My orders',
  },
};

export function ComingSoonTab({ tab }: { tab: Tab }) {
  const following = COMING_SOON[tab];
  if (!following) return null;
  return (
    <>
      <Heading level={2} size="part">
        {TABS[tab]}
      </Heading>
      <EmptyState title="Coming soon">
        <p className="max-w-md text-muted">{following.sentence}</p>
        <ButtonLink variant="secondary" to={following.to}>
          {following.text}
        </ButtonLink>
      </EmptyState>
    </>
  );
}
