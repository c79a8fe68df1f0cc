import { useState } from 'react';
import { pageSentence } from '../../contract/page-sentences.ts';
import { CallError } from './call-error.ts';
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

/** No token is shorter. */
const MIN_TOKEN_LENGTH = 20;

/** The token of a mailed link; empty where there is none, or where a mail program has cut the link short. */
export function mailedToken(search: URLSearchParams): string {
  const token = search.get('token') ?? '';
  return token.length < MIN_TOKEN_LENGTH ? '' : token;
}

/** Why a mailed link can never work, such as one that was used; undefined for what may pass. */
export function deadLinkSentence(error: unknown, invalid: string): string | undefined {
  if (!(error instanceof CallError) || ![400, 404, 409, 410].includes(error.status)) return undefined;
  return error.code === undefined ? invalid : error.message;
}
