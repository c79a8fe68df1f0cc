import { z } from 'zod';

/** Who somebody is to the shop; registration only ever makes customers (people-2). */
export const ROLES = ['customer', 'tailor', 'brand', 'support', 'admin'] as const;

/** `user_type` on the wire. */
export const Role = z.enum(ROLES);
export type Role = z.infer<typeof Role>;

/** The platform's support account; chat messages to it reach the support team (people-4). */
export const SUPPORT_USER_ID = 466;

/** The in-house workshop; an order without a tailor goes there (people-4). */
export const IN_HOUSE_TAILOR_ID = 458;
