import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { MAIL_TOPICS } from '../../../contract/constants/notifications.ts';
import { pageSentence } from '../../../contract/page-sentences.ts';
import { unsubscribeFromTopic } from '../../features/notifications/api.ts';
import { MAIL_TOPIC_LABELS } from '../../features/notifications/words.ts';
import { failureSentence } from '../../lib/form-errors.ts';
import { mailedLinkMeta } from '../../lib/mailed-link-meta.ts';
import { deadLinkSentence, mailedToken } from '../../lib/mailed-token.ts';
import type { PageHandle } from '../../lib/page-handle.ts';
import { choiceIn } from '../../lib/query.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Notice, NoticeText } from './notice.tsx';

export const handle: PageHandle = { query: ['token'] };

export const meta = mailedLinkMeta('Unsubscribe');

/** Unsubscribes by a button: mail scanners open every link (notifications-6). */
export default function MailUnsubscribePage() {
  const [search] = useSearchParams();
  const token = mailedToken(search);
  // The token begins with account and topic.
  const topic = choiceIn(MAIL_TOPICS, token.split('.')[1] ?? null);
  const [isSending, setIsSending] = useState(false);
  const [isDone, setIsDone] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [dead, setDead] = useState<string>();

  async function leave() {
    setIsSending(true);
    setFailure(undefined);
    try {
      await unsubscribeFromTopic(token);
      setIsDone(true);
    } catch (error) {
      setDead(deadLinkSentence(error, pageSentence('notifications.unsubscribe_link_invalid')));
      setFailure(failureSentence(error, 'Failed to unsubscribe'));
    } finally {
      setIsSending(false);
    }
  }

  const name = topic && MAIL_TOPIC_LABELS[topic].name;
  if (isDone) {
    return (
      <Notice title="You are unsubscribed" picture="success" isResult>
        <NoticeText role="status">
          We will not e-mail you about “{name}” again. You still find it among your notifications.
        </NoticeText>
        <ButtonLink to="/notifications#mails">All e-mail settings</ButtonLink>
      </Notice>
    );
  }
  if (dead) {
    return (
      <Notice title="Unsubscribe from these e-mails?" picture="single" isResult>
        <NoticeText role="alert">{dead}</NoticeText>
        <ButtonLink to="/notifications#mails">All e-mail settings</ButtonLink>
      </Notice>
    );
  }
  return (
    <Notice title="Unsubscribe from these e-mails?" picture="single">
      {!name ? (
        <NoticeText>{pageSentence('notifications.unsubscribe_link_invalid')}</NoticeText>
      ) : (
        <>
          <NoticeText>
            You will get no more e-mails about “{name}”. What your orders require we still e-mail you.
          </NoticeText>
          {failure && <NoticeText role="alert">{failure}</NoticeText>}
          <Button onClick={leave} pending={isSending}>
            {isSending ? 'Unsubscribing...' : 'Unsubscribe'}
          </Button>
        </>
      )}
    </Notice>
  );
}
