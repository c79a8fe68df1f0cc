import { useSearchParams } from 'react-router';
import { basicWords, frameWords, storefrontWords } from '#words';
import { pageSentence } from '../../../contract/page-sentences.ts';
import { confirmNewsletter } from '../../features/newsletter/api.ts';
import { mailedToken } from '../../lib/mailed-link.ts';
import { mailedLinkMeta } from '../../lib/mailed-link-meta.ts';
import type { PageHandle } from '../../lib/page-handle.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { MailedLinkNotice } from './mailed-link-notice.tsx';
import { Notice, NoticeResult } from './notice.tsx';

export const handle: PageHandle = { query: ['token'] };

export const meta = mailedLinkMeta(storefrontWords.confirmYourSubscription);

export default function NewsletterConfirmPage() {
  const [search] = useSearchParams();
  const token = mailedToken(search);
  const home = <ButtonLink to="/">{frameWords.backToHome}</ButtonLink>;
  return (
    <MailedLinkNotice
      title={storefrontWords.confirmYourSubscription}
      incomplete={token === '' ? storefrontWords.openTheLinkInTheEMail : undefined}
      text={storefrontWords.pressTheButtonForOurNewsletter}
      label={storefrontWords.confirmMySubscription}
      busyLabel={basicWords.confirming}
      act={() => confirmNewsletter(token)}
      invalid={pageSentence('newsletter.unsubscribe_link_invalid')}
      next={home}
      done={(email) => (
        <Notice title={storefrontWords.youAreSubscribed} picture="success">
          <NoticeResult>{storefrontWords.weWillEMailNews({ email })}</NoticeResult>
          {home}
        </Notice>
      )}
    />
  );
}
