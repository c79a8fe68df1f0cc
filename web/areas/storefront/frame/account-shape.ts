/** Shared by the sign-in link and the account button that replaces it. */
export const ACCOUNT_SHAPE =
  'flex min-h-11 min-w-32 items-center gap-2 rounded-full border border-edge bg-card px-4 font-semibold hover:border-brand hover:text-brand';
