import { CallError } from './call-error.ts';

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
