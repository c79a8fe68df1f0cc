import type { Endpoint } from '../../contract/endpoint.ts';
import { rolesFor } from '../../contract/permissions.ts';
import { ROLES, type Role } from '../../contract/roles.ts';

/** Whose tokens an endpoint accepts. */
export function permittedRoles({ action, roles }: Endpoint): readonly Role[] {
  return action ? rolesFor(action) : (roles ?? ROLES);
}
