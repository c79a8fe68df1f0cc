/** Registration creates customers only (people-2). */
export const ROLES = ['customer', 'tailor', 'brand', 'support', 'admin'] as const;

export type Role = (typeof ROLES)[number];

/** Roles that work in /admin (people-5). */
export const STAFF_ROLES: readonly Role[] = ['support', 'admin'];

/** Chat messages to this account reach the support team (people-4). */
export const SUPPORT_USER_ID = 466;

/** An order without a tailor goes to the in-house workshop (people-4). */
export const IN_HOUSE_TAILOR_ID = 458;

/** The account of the in-house workshop (people-4). */
export const IN_HOUSE_USER_ID = 458;
