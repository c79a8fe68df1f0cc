import { grantOf } from '../../../../contract/permissions.ts';
import { type Role, STAFF_ROLES } from '../../../../contract/roles.ts';

/** Accounts of the staff only for those who manage the staff (people-12). */
export function mayBlock(actor: { role: Role }, target: { userType: Role }): boolean {
  const action = STAFF_ROLES.includes(target.userType) ? 'staff.manage' : 'accounts.block';
  return grantOf(actor.role, action) === 'any';
}

/** Tailors and brands have a shop of their own, which a change of role would leave without an owner. */
export function hasChangeableRole({ userType }: { userType: Role }): boolean {
  return userType !== 'tailor' && userType !== 'brand';
}
