import { and, eq, type SQL } from 'drizzle-orm';
import { grantOf } from '../../../contract/permissions.ts';
import type { apiKeys, webhooks } from '../../db/schema/connections.ts';
import type { Actor } from '../../infra/access-tokens.ts';

/** Sellers have those of their own account, admins share those of the shop (connecting-1). */
export function editableBy(table: typeof apiKeys | typeof webhooks, { id, role }: Actor): SQL | undefined {
  const isOfRole = eq(table.role, role);
  return grantOf(role, 'connections.use') === 'any' ? isOfRole : and(eq(table.ownerId, id), isOfRole);
}
