import { useQuery } from '@tanstack/react-query';
import { newsChannelWords } from '#words';
import { queryClient } from '../../../lib/query-client.ts';
import { useSession } from '../../../lib/session.ts';
import { Card } from '../../../ui/card.tsx';
import { Heading } from '../../../ui/heading.tsx';
import { LazyPart } from '../../../ui/lazy-part.tsx';
import { Rich } from '../../../ui/rich.tsx';
import { Banner, Skeleton } from '../../../ui/states.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { newsChannelQuery } from '../api.ts';

const loadForm = () => import('./channel-form.tsx');

/** How news reach a person: shown once there is more than mail to choose, or no mailbox (messages-11, accounts-32). */
export function NewsChannel() {
  const { data } = useQuery(newsChannelQuery, queryClient);
  const hasMailbox = useSession(({ user }) => user?.email !== '');
  if (!data || (hasMailbox && data.offered.length < 2)) return null;
  return (
    <Card as="section" padding="large" id="channel" aria-labelledby="channel-title">
      <Heading level={2} size="item" id="channel-title">
        {newsChannelWords.howNewsReachYou}
      </Heading>
      <p className="mt-1 mb-4 text-muted">
        {hasMailbox ? (
          newsChannelWords.whatIsNews
        ) : (
          <Rich
            text={newsChannelWords.whatIsNewsByPhone}
            parts={{
              profile: (text) => (
                <TextLink to="/profile" variant="inline">
                  {text}
                </TextLink>
              ),
            }}
          />
        )}
      </p>
      {data.stopped && (
        <div className="mb-4">
          <Banner kind="info">
            {hasMailbox ? newsChannelWords.youHaveStopped : newsChannelWords.youHaveStoppedAll}
          </Banner>
        </div>
      )}
      <LazyPart load={loadForm} skeleton={<Skeleton className="h-80" />}>
        {(ChannelForm) => <ChannelForm chosen={data} />}
      </LazyPart>
    </Card>
  );
}
