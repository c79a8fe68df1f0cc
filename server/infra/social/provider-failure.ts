import { AuthorizationResponseError, ClientError, ResponseBodyError } from 'openid-client';
import { ProviderRefusedError, ProviderUnavailableError } from './social-provider.ts';

/** Codes of a ClientError for a provider that timed out or did not respond as one. */
const UNAVAILABLE_CODES = ['OAUTH_TIMEOUT', 'OAUTH_RESPONSE_IS_NOT_CONFORM', 'OAUTH_RESPONSE_IS_NOT_JSON'];

/** Maps failures of a request to ProviderUnavailableError and ProviderRefusedError. */
export async function asProviderFailure<Result>(request: () => Promise<Result>): Promise<Result> {
  try {
    return await request();
  } catch (error) {
    if (error instanceof ProviderRefusedError) throw error;
    const unavailable = isUnavailable(error);
    const Failure = unavailable ? ProviderUnavailableError : ProviderRefusedError;
    throw new Failure((error as Error).message, { cause: error });
  }
}

function isUnavailable(error: unknown): boolean {
  if (error instanceof ResponseBodyError) return error.status >= 500;
  if (error instanceof AuthorizationResponseError) return false;
  if (error instanceof ClientError) return UNAVAILABLE_CODES.includes(error.code ?? '');
  // `fetch` itself failed.
  return error instanceof TypeError || (error as Error).name === 'TimeoutError';
}
