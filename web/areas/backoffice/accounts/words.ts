import type { ChangeableRole } from './api.ts';

export const ROLE_NAMES: Record<ChangeableRole, string> = {
  support: 'Support',
  admin: 'Admin',
  customer: 'Customer, no longer of the staff',
};
