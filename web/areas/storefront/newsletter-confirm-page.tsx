import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { pageSentence } from '../../../contract/page-sentences.ts';
import { confirmNewsletter } from '../../features/newsletter/api.ts';
import { failureSentence } from '../../lib/form-errors.ts';
import { mailedLinkMeta } from '../../lib/mailed-link-meta.ts';
import { deadLinkSentence, mailedToken } from '../../lib/mailed-token.ts';
import type { PageHandle } from '../../lib/page-handle.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { takeFocus } from '../../ui/focus.ts';
import { Notice, NoticeText } from './notice.tsx';

export const handle: PageHandle = { query: ['token'] };

export const meta = mailedLinkMeta('Confirm your subscription');

type State =
  | { kind: 'waiting' | 'sending' }
  | { kind: 'done'; email: string }
  | { kind: 'failed' | 'dead'; why: string };

/** Confirms by a button: mail scanners open every link. */
export default function NewsletterConfirmPage() {
  const [search] = useSearchParams();
  const token = mailedToken(search);
  const [state, setState] = useState<State>({ kind: 'waiting' });

  async function confirm() {
    if (state.kind === 'sending') return;
    setState({ kind: 'sending' });
    try {
      setState({ kind: 'done', email: await confirmNewsletter(token) });
    } catch (error) {
      const dead = deadLinkSentence(error, pageSentence('newsletter.unsubscribe_link_invalid'));
      const why = dead ?? failureSentence(error, pageSentence('server.failed'));
      setState({ kind: dead === undefined ? 'failed' : 'dead', why });
    }
  }

  if (state.kind === 'done') {
    return (
      <Notice title="You are subscribed" picture="success">
        <NoticeText ref={takeFocus} tabIndex={-1} role="status" className="outline-none">
          We will e-mail {state.email} when there is something new. You can unsubscribe with the link in every
          e-mail.
        </NoticeText>
        <ButtonLink to="/">Back to Home</ButtonLink>
      </Notice>
    );
  }
  if (state.kind === 'dead') {
    return (
      <Notice title="Confirm your subscription" picture="single" isResult>
        <NoticeText role="alert">{state.why}</NoticeText>
        <ButtonLink to="/">Back to Home</ButtonLink>
      </Notice>
    );
  }
  return (
    <Notice title="Confirm your subscription" picture="single">
      {state.kind === 'failed' && <NoticeText role="alert">{state.why}</NoticeText>}
      {token === '' ? (
        <NoticeText>
          Open the link in the e-mail we sent you. If you did not get one, subscribe again at the bottom of
          this page.
        </NoticeText>
      ) : (
        <>
          <NoticeText>Press the button to get our newsletter.</NoticeText>
          <Button onClick={confirm} pending={state.kind === 'sending'}>
            {state.kind === 'sending' ? 'Confirming...' : 'Confirm my subscription'}
          </Button>
        </>
      )}
    </Notice>
  );
}
