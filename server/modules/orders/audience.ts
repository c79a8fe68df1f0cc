import type { Role } from '../../../contract/roles.ts';

type Audience = 'customer' | 'workshop' | 'staff';

/** Every role is named, so that a new one reads nothing of an order before it is decided what. */
const AUDIENCES: Record<Role, Audience | null> = {
  customer: 'customer',
  tailor: 'workshop',
  brand: null,
  support: 'staff',
  admin: 'staff',
};

/** Who reads a stitched or bulk order as what (orders-23). Throws for a role that reads none. */
export function audienceOf(role: Role): Audience {
  const audience = AUDIENCES[role];
  if (audience === null) throw new Error(`The role ${role} reads no order`);
  return audience;
}
