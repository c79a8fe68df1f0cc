import type { Endpoint } from '../../contract/endpoint.ts';
import { rolesFor } from '../../contract/permissions.ts';
import { ROLES, type Role } from '../../contract/roles.ts';

/** Whose tokens an endpoint accepts; without an action visitors may call it, and so may everybody. */
export function permittedRoles({ action }: Endpoint): readonly Role[] {
  return action ? rolesFor(action) : ROLES;
}
