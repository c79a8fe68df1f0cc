import { useSearchParams } from 'react-router';
import { pageSentence } from '../../../contract/page-sentences.ts';
import { unsubscribe } from '../../features/newsletter/api.ts';
import { mailedToken } from '../../lib/mailed-link.ts';
import { mailedLinkMeta } from '../../lib/mailed-link-meta.ts';
import type { PageHandle } from '../../lib/page-handle.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { MailedLinkNotice } from './mailed-link-notice.tsx';
import { Notice, NoticeText } from './notice.tsx';

export const handle: PageHandle = { query: ['token'] };

export const meta = mailedLinkMeta('Unsubscribe');

export default function NewsletterUnsubscribePage() {
  const [search] = useSearchParams();
  const token = mailedToken(search);
  const invalid = pageSentence('newsletter.unsubscribe_link_invalid');
  const home = <ButtonLink to="/">Back to Home</ButtonLink>;
  return (
    <MailedLinkNotice
      title="Unsubscribe from the newsletter?"
      incomplete={token === '' ? invalid : undefined}
      text="You will get no more newsletters. We still e-mail you about your orders."
      label="Unsubscribe"
      busyLabel="Unsubscribing..."
      act={() => unsubscribe(token)}
      invalid={invalid}
      next={home}
      done={() => (
        <Notice title="You are unsubscribed" picture="success" isResult>
          <NoticeText role="status">
            You get no more newsletters. Changed your mind? Subscribe again at the bottom of any page.
          </NoticeText>
          {home}
        </Notice>
      )}
    />
  );
}
