import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { notificationsWords } from '#words';
import { MAIL_TOPICS, type MailTopic } from '../../../../contract/constants/notifications.ts';
import { failureSentence } from '../../../lib/form-errors.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { useSession } from '../../../lib/session.ts';
import { Card } from '../../../ui/card.tsx';
import { CheckField } from '../../../ui/field.tsx';
import { Heading } from '../../../ui/heading.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { Rich } from '../../../ui/rich.tsx';
import { Skeleton } from '../../../ui/states.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { mailSettingsQuery, saveMailSettings } from '../api.ts';
import { MAIL_TOPIC_LABELS } from '../words.ts';

/** A switch for each topic, saved when pressed (notifications-5). */
export function MailSettings() {
  const { data, error, refetch } = useQuery(mailSettingsQuery, queryClient);
  const hasMailbox = useSession(({ user }) => user?.email !== '');
  // Each role has its own topics.
  const topics = data && MAIL_TOPICS.filter((topic) => topic in data);
  return (
    <Card as="section" padding="large" id="mails" aria-labelledby="mails-title">
      <Heading level={2} size="item" id="mails-title">
        {hasMailbox ? notificationsWords.eMails : notificationsWords.whichNews}
      </Heading>
      <p className="mt-1 text-muted">
        <Rich
          text={hasMailbox ? notificationsWords.whatWeAlwaysEMail : notificationsWords.whatWeAlwaysTell}
          parts={{
            profile: (text) => (
              <TextLink to="/profile" variant="inline">
                {text}
              </TextLink>
            ),
          }}
        />
      </p>
      <div className="mt-3">
        {topics?.map((topic) => (
          <Topic key={topic} topic={topic} isOn={data?.[topic] !== false} />
        ))}
        {!data && !error && <Skeleton className="h-40" />}
        {!data && error && (
          <LoadFailure onRetry={() => void refetch()}>
            {failureSentence(error, notificationsWords.failedToGetYourSettings)}
          </LoadFailure>
        )}
      </div>
    </Card>
  );
}

function Topic({ topic, isOn }: { topic: MailTopic; isOn: boolean }) {
  const [wanted, setWanted] = useState<boolean>();
  const latest = useRef<boolean>(undefined);
  const [outcome, setOutcome] = useState<{ failure?: string }>();
  const { name, about } = MAIL_TOPIC_LABELS[topic];

  async function save(isWanted: boolean) {
    const isSaving = latest.current !== undefined;
    latest.current = isWanted;
    setWanted(isWanted);
    setOutcome(undefined);
    if (isSaving) return;
    let sent: boolean | undefined;
    try {
      // Save again what was switched while saving.
      while (sent !== latest.current) {
        sent = latest.current;
        queryClient.setQueryData(mailSettingsQuery.queryKey, await saveMailSettings({ [topic]: sent }));
      }
      setOutcome({});
    } catch (error) {
      setOutcome({ failure: failureSentence(error, notificationsWords.failedToSaveIt) });
    }
    latest.current = undefined;
    setWanted(undefined);
  }

  return (
    <div className="border-t border-hairline py-2 first:border-0">
      <CheckField
        label={
          <>
            <span className="block font-semibold">{name}</span>
            <span className="block text-sm text-muted">{about}</span>
          </>
        }
        name={topic}
        checked={wanted ?? isOn}
        aria-busy={wanted !== undefined}
        error={outcome?.failure}
        onChange={({ target }) => void save(target.checked)}
      />
      <p role="status" className="ps-8 text-sm text-leaf">
        {outcome && !outcome.failure && notificationsWords.saved}
      </p>
    </div>
  );
}
