import { useSearchParams } from 'react-router';
import { storefrontWords } from '#words';
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

export const meta = mailedLinkMeta(storefrontWords.unsubscribe);

/** See notifications-6. */
export default function MailUnsubscribePage() {
  const [search] = useSearchParams();
  const token = mailedToken(search);
  // The token begins with account and topic.
  const topic = choiceIn(MAIL_TOPICS, token.split('.')[1] ?? null);
  const name = topic && MAIL_TOPIC_LABELS[topic].name;
  const invalid = pageSentence('notifications.unsubscribe_link_invalid');
  const settings = <ButtonLink to="/notifications#mails">{storefrontWords.allEMailSettings}</ButtonLink>;
  return (
    <MailedLinkNotice
      title={storefrontWords.unsubscribeFromTheseEMails}
      incomplete={name ? undefined : invalid}
      text={storefrontWords.youWillGetNoMoreEMails({ topic: name ?? '' })}
      label={storefrontWords.unsubscribe}
      busyLabel={storefrontWords.unsubscribing}
      act={() => unsubscribeFromTopic(token)}
      invalid={invalid}
      fallback={storefrontWords.failedToUnsubscribe}
      next={settings}
      done={() => (
        <Notice title={storefrontWords.youAreUnsubscribed} picture="success" isResult>
          <NoticeText role="status">
            {storefrontWords.weWillNotEMailYouAgain({ topic: name ?? '' })}
          </NoticeText>
          {settings}
        </Notice>
      )}
    />
  );
}
