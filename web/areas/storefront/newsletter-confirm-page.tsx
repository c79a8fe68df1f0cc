import { useSearchParams } from 'react-router';
import { pageSentence } from '../../../contract/page-sentences.ts';
import { confirmNewsletter } from '../../features/newsletter/api.ts';
import { mailedToken } from '../../lib/mailed-link.ts';
import { mailedLinkMeta } from '../../lib/mailed-link-meta.ts';
import type { PageHandle } from '../../lib/page-handle.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { MailedLinkNotice } from './mailed-link-notice.tsx';
import { Notice, NoticeResult } from './notice.tsx';

export const handle: PageHandle = { query: ['token'] };

export const meta = mailedLinkMeta('Confirm your subscription');

export default function NewsletterConfirmPage() {
  const [search] = useSearchParams();
  const token = mailedToken(search);
  const home = <ButtonLink to="/">Back to Home</ButtonLink>;
  return (
    <MailedLinkNotice
      title="Confirm your subscription"
      incomplete={
        token === ''
          ? 'Open the link in the e-mail we sent you. If you did not get one, subscribe again at the bottom of this page.'
          : undefined
      }
      text="Press the button to get our newsletter."
      label="Confirm my subscription"
      busyLabel="Confirming..."
      act={() => confirmNewsletter(token)}
      invalid={pageSentence('newsletter.unsubscribe_link_invalid')}
      next={home}
      done={(email) => (
        <Notice title="You are subscribed" picture="success">
          <NoticeResult>
            We will e-mail {email} when there is something new. You can unsubscribe with the link in every
            e-mail.
          </NoticeResult>
          {home}
        </Notice>
      )}
    />
  );
}
