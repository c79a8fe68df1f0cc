import { useSearchParams } from 'react-router';
import { MAIL_TOPICS } from '../../../contract/constants/notifications.ts';
import { pageSentence } from '../../../contract/page-sentences.ts';
import { unsubscribeFromTopic } from '../../features/notifications/api.ts';
import { MAIL_TOPIC_LABELS } from '../../features/notifications/words.ts';
import { mailedToken } from '../../lib/mailed-link.ts';
import { mailedLinkMeta } from '../../lib/mailed-link-meta.ts';
import type { PageHandle } from '../../lib/page-handle.ts';
import { choiceIn } from '../../lib/query.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { MailedLinkNotice } from './mailed-link-notice.tsx';
import { Notice, NoticeText } from './notice.tsx';

export const handle: PageHandle = { query: ['token'] };

export const meta = mailedLinkMeta('Unsubscribe');

/** See notifications-6. */
export default function MailUnsubscribePage() {
  const [search] = useSearchParams();
  const token = mailedToken(search);
  // The token begins with account and topic.
  const topic = choiceIn(MAIL_TOPICS, token.split('.')[1] ?? null);
  const name = topic && MAIL_TOPIC_LABELS[topic].name;
  const invalid = pageSentence('notifications.unsubscribe_link_invalid');
  const settings = <ButtonLink to="/notifications#mails">All e-mail settings</ButtonLink>;
  return (
    <MailedLinkNotice
      title="Unsubscribe from these e-mails?"
      incomplete={name ? undefined : invalid}
      text={`You will get no more e-mails about “${name}”. What your orders require we still e-mail you.`}
      label="Unsubscribe"
      busyLabel="Unsubscribing..."
      act={() => unsubscribeFromTopic(token)}
      invalid={invalid}
      fallback="Failed to unsubscribe"
      next={settings}
      done={() => (
        <Notice title="You are unsubscribed" picture="success" isResult>
          <NoticeText role="status">
            We will not e-mail you about “{name}” again. You still find it among your notifications.
          </NoticeText>
          {settings}
        </Notice>
      )}
    />
  );
}
