import { useState } from 'react';
import { pageSentence } from '../../contract/page-sentences.ts';
import { CallError } from './call-error.ts';
import { useAction } from './use-action.ts';

export interface MailedLinkOptions<Done> {
  act: () => Promise<Done>;
  /** The sentence for an unreadable link. */
  invalid: string;
  /** The sentence if the response has no readable message. */
  fallback?: string;
}

/** The action of a mailed link, behind a button because mail scanners open links. `dead` says why it can never work. */
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

/** All tokens are longer. */
const MIN_TOKEN_LENGTH = 20;

/** The token of a mailed link; empty if it is missing or truncated by a mail program. */
export function mailedToken(search: URLSearchParams): string {
  const token = search.get('token') ?? '';
  return token.length < MIN_TOKEN_LENGTH ? '' : token;
}

/** Why a mailed link can never work, such as a used one; undefined for temporary failures. */
export function deadLinkSentence(error: unknown, invalid: string): string | undefined {
  if (!(error instanceof CallError) || ![400, 404, 409, 410].includes(error.status)) return undefined;
  return error.code === undefined ? invalid : error.message;
}
