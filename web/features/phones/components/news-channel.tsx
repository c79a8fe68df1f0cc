import { useQuery } from '@tanstack/react-query';
import { newsChannelWords } from '#words';
import { queryClient } from '../../../lib/query-client.ts';
import { Card } from '../../../ui/card.tsx';
import { Heading } from '../../../ui/heading.tsx';
import { LazyPart } from '../../../ui/lazy-part.tsx';
import { Banner, Skeleton } from '../../../ui/states.tsx';
import { newsChannelQuery } from '../api.ts';

const loadForm = () => import('./channel-form.tsx');

/** How news reach a person: shown once there is more than mail to choose (messages-11). */
export function NewsChannel() {
  const { data } = useQuery(newsChannelQuery, queryClient);
  if (!data || data.offered.length < 2) return null;
  return (
    <Card as="section" padding="large" id="channel" aria-labelledby="channel-title">
      <Heading level={2} size="item" id="channel-title">
        {newsChannelWords.howNewsReachYou}
      </Heading>
      <p className="mt-1 mb-4 text-muted">{newsChannelWords.whatIsNews}</p>
      {data.stopped && (
        <div className="mb-4">
          <Banner kind="info">{newsChannelWords.youHaveStopped}</Banner>
        </div>
      )}
      <LazyPart load={loadForm} skeleton={<Skeleton className="h-80" />}>
        {(ChannelForm) => <ChannelForm chosen={data} />}
      </LazyPart>
    </Card>
  );
}
