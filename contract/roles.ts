/** Who somebody is to the shop; registration only ever makes customers (people-2). */
export const ROLES = ['customer', 'tailor', 'brand', 'support', 'admin'] as const;

export type Role = (typeof ROLES)[number];

/** The platform's support account; chat messages to it reach the support team (people-4). */
export const SUPPORT_USER_ID = 466;

/** The in-house workshop; an order without a tailor goes there (people-4). */
export const IN_HOUSE_TAILOR_ID = 458;
