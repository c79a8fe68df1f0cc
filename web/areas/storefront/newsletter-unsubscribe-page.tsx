import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { pageSentence } from '../../../contract/page-sentences.ts';
import { unsubscribe } from '../../features/newsletter/api.ts';
import { failureSentence } from '../../lib/form-errors.ts';
import { mailedLinkMeta } from '../../lib/mailed-link-meta.ts';
import { deadLinkSentence, mailedToken } from '../../lib/mailed-token.ts';
import type { PageHandle } from '../../lib/page-handle.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Notice, NoticeText } from './notice.tsx';

export const handle: PageHandle = { query: ['token'] };

export const meta = mailedLinkMeta('Unsubscribe');

/** Unsubscribes by a button: mail scanners open every link. */
export default function NewsletterUnsubscribePage() {
  const [search] = useSearchParams();
  const token = mailedToken(search);
  const [isSending, setIsSending] = useState(false);
  const [isDone, setIsDone] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [dead, setDead] = useState<string>();

  async function leave() {
    setIsSending(true);
    setFailure(undefined);
    try {
      await unsubscribe(token);
      setIsDone(true);
    } catch (error) {
      setDead(deadLinkSentence(error, pageSentence('newsletter.unsubscribe_link_invalid')));
      setFailure(failureSentence(error, pageSentence('server.failed')));
    } finally {
      setIsSending(false);
    }
  }

  if (isDone) {
    return (
      <Notice title="You are unsubscribed" picture="success" isResult>
        <NoticeText role="status">
          You get no more newsletters. Changed your mind? Subscribe again at the bottom of any page.
        </NoticeText>
        <ButtonLink to="/">Back to Home</ButtonLink>
      </Notice>
    );
  }
  if (dead) {
    return (
      <Notice title="Unsubscribe from the newsletter?" picture="single" isResult>
        <NoticeText role="alert">{dead}</NoticeText>
        <ButtonLink to="/">Back to Home</ButtonLink>
      </Notice>
    );
  }
  return (
    <Notice title="Unsubscribe from the newsletter?" picture="single">
      {token === '' ? (
        <NoticeText>{pageSentence('newsletter.unsubscribe_link_invalid')}</NoticeText>
      ) : (
        <>
          <NoticeText>You will get no more newsletters. We still e-mail you about your orders.</NoticeText>
          {failure && <NoticeText role="alert">{failure}</NoticeText>}
          <Button onClick={leave} pending={isSending}>
            {isSending ? 'Unsubscribing...' : 'Unsubscribe'}
          </Button>
        </>
      )}
    </Notice>
  );
}
