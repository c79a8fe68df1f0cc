import { useSearchParams } from 'react-router';
import { frameWords, storefrontWords } from '#words';
import { pageSentence } from '../../../contract/page-sentences.ts';
import { unsubscribe } from '../../features/newsletter/api.ts';
import { mailedToken } from '../../lib/mailed-link.ts';
import { mailedLinkMeta } from '../../lib/mailed-link-meta.ts';
import type { PageHandle } from '../../lib/page-handle.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { MailedLinkNotice } from './mailed-link-notice.tsx';
import { Notice, NoticeText } from './notice.tsx';

export const handle: PageHandle = { query: ['token'] };

export const meta = mailedLinkMeta(storefrontWords.unsubscribe);

export default function NewsletterUnsubscribePage() {
  const [search] = useSearchParams();
  const token = mailedToken(search);
  const invalid = pageSentence('newsletter.unsubscribe_link_invalid');
  const home = <ButtonLink to="/">{frameWords.backToHome}</ButtonLink>;
  return (
    <MailedLinkNotice
      title={storefrontWords.unsubscribeFromTheNewsletter}
      incomplete={token === '' ? invalid : undefined}
      text={storefrontWords.youWillGetNoMoreNewsletters}
      label={storefrontWords.unsubscribe}
      busyLabel={storefrontWords.unsubscribing}
      act={() => unsubscribe(token)}
      invalid={invalid}
      next={home}
      done={() => (
        <Notice title={storefrontWords.youAreUnsubscribed} picture="success" isResult>
          <NoticeText role="status">{storefrontWords.youGetNoMoreNewsletters}</NoticeText>
          {home}
        </Notice>
      )}
    />
  );
}
