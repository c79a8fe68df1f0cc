export const GENDERS = ['male', 'female', 'other'] as const;

export const CLEARABLE_FIELDS = ['gender', 'first_name', 'last_name', 'address', 'date_of_birth'] as const;

/** Providers that can be configured for sign-in (accounts-14). */
export const SOCIAL_PROVIDERS = ['google', 'facebook'] as const;
export type SocialProvider = (typeof SOCIAL_PROVIDERS)[number];

export const PROVIDER_NAMES = {
  google: 'Google',
  facebook: 'Facebook',
} as const satisfies Record<SocialProvider, string>;

/** Why a social sign-in failed, in `/login?social=` (accounts-14). */
export const SOCIAL_PROBLEMS = ['cancelled', 'expired', 'failed', 'unavailable', 'no_email'] as const;
export type SocialProblem = (typeof SOCIAL_PROBLEMS)[number];

/** Per customer (accounts-16). */
export const MAX_ADDRESSES = 20;

/** Per account in 24 hours. */
export const MAX_EXPORTS_PER_DAY = 5;

/** Days in which an account can be kept after its owner has requested the deletion. */
export const DELETION_REGRET_DAYS = 14;

/** Months after the end of an order or the last message: until then people ask, complain and return. */
export const RETENTION_MONTHS = 24;
