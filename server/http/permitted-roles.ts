import type { Endpoint } from '../../contract/endpoint.ts';
import { rolesFor } from '../../contract/permissions.ts';
import { ROLES, type Role } from '../../contract/roles.ts';

/** The roles whose tokens an endpoint accepts; without an action all of them, and visitors too. */
export function permittedRoles({ action }: Endpoint): readonly Role[] {
  return action ? rolesFor(action) : ROLES;
}
