import { useCallback, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { errorSentence } from '../../../contract/errors.ts';
import { confirmNewsletter } from '../../features/newsletter/api.ts';
import { failureSentence } from '../../lib/form-errors.ts';
import { mailedLinkMeta } from '../../lib/mailed-link-meta.ts';
import type { PageHandle } from '../../lib/page-handle.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Notice } from './notice.tsx';

export const handle: PageHandle = { query: ['token'] };

export const meta = mailedLinkMeta('Confirm your subscription');

type State =
  | { kind: 'waiting' | 'sending' }
  | { kind: 'done'; email: string }
  | { kind: 'failed'; why: string };

/** Where the link of the confirmation mail leads: it confirms by itself, and by a button when that did not work. */
export default function NewsletterConfirmPage() {
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const [state, setState] = useState<State>({ kind: 'waiting' });
  const tried = useRef('');

  const confirm = useCallback(async () => {
    setState({ kind: 'sending' });
    try {
      setState({ kind: 'done', email: await confirmNewsletter(token) });
    } catch (error) {
      setState({ kind: 'failed', why: failureSentence(error, errorSentence('server.failed')) });
    }
  }, [token]);

  useEffect(() => {
    // The token works once: a second try by itself would call the first one a failure.
    if (token === '' || tried.current === token) return;
    tried.current = token;
    void confirm();
  }, [token, confirm]);

  if (state.kind === 'done') {
    return (
      <Notice title="You are subscribed" picture="success">
        <p role="status" className="max-w-[34rem] text-lg text-muted">
          We will e-mail {state.email} when there is something new. You can unsubscribe with the link in every
          e-mail.
        </p>
        <ButtonLink to="/">Back to Home</ButtonLink>
      </Notice>
    );
  }
  return (
    <Notice title="Confirm your subscription" picture="single">
      {state.kind === 'failed' && (
        <p role="alert" className="max-w-[34rem] text-madder">
          {state.why}
        </p>
      )}
      {token === '' ? (
        <p className="max-w-[34rem] text-lg text-muted">
          Open the link in the e-mail we sent you. If you did not get one, subscribe again at the bottom of
          this page.
        </p>
      ) : (
        <Button onClick={confirm} disabled={state.kind === 'sending'}>
          {state.kind === 'sending' ? 'Confirming...' : 'Confirm my subscription'}
        </Button>
      )}
    </Notice>
  );
}
