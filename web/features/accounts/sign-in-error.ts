const FALLBACK = { login: 'Login failed', signup: 'Registration failed' } as const;

/**
 * The one sentence a failed sign-in or registration is told with (accounts-9). A plain string stands as it is; otherwise the
 * first of detail, message, the first e-mail error, or (login only) the first of `non_field_errors`; else the first
 * message of the first field; else 'An unexpected error occurred'. Without a body, or with a page of HTML from
 * something between us and the server, it is the fallback of the screen.
 */
export function signInErrorMessage(body: unknown, kind: 'login' | 'signup'): string {
  if (typeof body === 'string')
    return body.trim() && !body.trimStart().startsWith('<') ? body : FALLBACK[kind];
  if (typeof body !== 'object' || body === null) return FALLBACK[kind];
  const { detail, message, email, non_field_errors } = body as Record<string, unknown>;
  const preferred = [detail, message, email, kind === 'login' ? non_field_errors : undefined];
  return (
    [...preferred, ...Object.values(body)].map(firstSentence).find(Boolean) ?? 'An unexpected error occurred'
  );
}

function firstSentence(value: unknown): string | undefined {
  const first: unknown = Array.isArray(value) ? value[0] : value;
  return typeof first === 'string' && first.trim() ? first : undefined;
}
