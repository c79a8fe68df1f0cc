import type { Role } from '../../../contract/roles.ts';

type Audience = 'customer' | 'workshop' | 'staff';

/** Lists every role, so that a new role sees nothing of an order until somebody decides what. */
const AUDIENCES: Record<Role, Audience | null> = {
  customer: 'customer',
  tailor: 'workshop',
  brand: null,
  support: 'staff',
  admin: 'staff',
};

/** What a role may see of a stitched or bulk order (orders-23). Throws for a role that sees none. */
export function audienceOf(role: Role): Audience {
  const audience = AUDIENCES[role];
  if (audience === null) throw new Error(`The role ${role} reads no order`);
  return audience;
}
