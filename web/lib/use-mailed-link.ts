import { useState } from 'react';
import { pageSentence } from '../../contract/page-sentences.ts';
import { deadLinkSentence } from './mailed-token.ts';
import { useAction } from './use-action.ts';

export interface MailedLinkOptions<Done> {
  act: () => Promise<Done>;
  /** Said of a link that the server cannot read. */
  invalid: string;
  /** Said where the response has no readable message. */
  fallback?: string;
}

/** What the button of a mailed link does; `dead` says why it can never work. Mail scanners open every link. */
export function useMailedLink<Done>({
  act,
  invalid,
  fallback = pageSentence('server.failed'),
}: MailedLinkOptions<Done>) {
  const { act: run, isPending, failure } = useAction();
  const [outcome, setOutcome] = useState<{ done: Done } | { dead: string }>();

  async function press() {
    try {
      setOutcome({ done: await act() });
    } catch (error) {
      const dead = deadLinkSentence(error, invalid);
      if (dead === undefined) throw error;
      setOutcome({ dead });
    }
  }
  return { outcome, isPending, failure, press: () => run(press, fallback) };
}
