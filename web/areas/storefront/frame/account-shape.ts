/** Of the link to the account, and of the button that takes its place once somebody is signed in. */
export const ACCOUNT_SHAPE =
  'flex min-h-11 min-w-32 items-center gap-2 rounded-full border border-edge bg-card px-4 font-semibold hover:border-brand hover:text-brand';
