import { grantOf } from '../../../../contract/permissions.ts';
import { type Role, STAFF_ROLES } from '../../../../contract/roles.ts';

/** Staff accounts can be blocked only by accounts that manage staff (people-12). */
export function mayBlock(actor: { role: Role }, target: { userType: Role }): boolean {
  const action = STAFF_ROLES.includes(target.userType) ? 'staff.manage' : 'accounts.block';
  return grantOf(actor.role, action) === 'any';
}

/** False for tailors and brands: a change of role would leave their shop without an owner. */
export function hasChangeableRole({ userType }: { userType: Role }): boolean {
  return userType !== 'tailor' && userType !== 'brand';
}
