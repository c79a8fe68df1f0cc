import { NOBODYS_DOMAIN } from '../../contract/nobodys-address.ts';

/** E-mail of the in-house workshop until admins open its sign-in (people-15). */
export const NO_WORKSHOP_EMAIL = `workshop${NOBODYS_DOMAIN}`;
