export const GENDERS = ['male', 'female', 'other'] as const;

export const CLEARABLE_FIELDS = ['gender', 'first_name', 'last_name', 'address', 'date_of_birth'] as const;

/** Whose accounts can sign in here, when the owner has set them up (accounts-14). */
export const SOCIAL_PROVIDERS = ['google', 'facebook'] as const;
export type SocialProvider = (typeof SOCIAL_PROVIDERS)[number];

export const PROVIDER_NAMES = {
  google: 'Google',
  facebook: 'Facebook',
} as const satisfies Record<SocialProvider, string>;

/** Why a social sign-in came back without a session, as in `/login?social=` (accounts-14). */
export const SOCIAL_PROBLEMS = ['cancelled', 'expired', 'failed', 'unavailable', 'no_email'] as const;
export type SocialProblem = (typeof SOCIAL_PROBLEMS)[number];

/** Per customer (accounts-16). */
export const MAX_ADDRESSES = 20;

/** Of one account, in 24 hours. */
export const MAX_EXPORTS_PER_DAY = 5;

/** In which an account can be kept after its owner has asked to delete it. */
export const DELETION_REGRET_DAYS = 14;

/** After the end of an order, or the last word of a conversation: until then people ask, complain and return. */
export const RETENTION_MONTHS = 24;
