/** Ends the addresses of accounts that nobody signs in to. */
export const NOBODYS_DOMAIN = '@accounts.invalid';

/** Of the in-house workshop until admins open its sign-in (people-15). */
export const NO_WORKSHOP_EMAIL = `workshop${NOBODYS_DOMAIN}`;
