import type { StaffMember } from '../../../../contract/staff-accounts.ts';
import type { StaffRow } from './queries.ts';

export function presentStaffMember(row: StaffRow): StaffMember {
  const { userType, lastSeenAt } = row;
  return {
    id: row.id,
    username: row.username,
    name: [row.firstName, row.lastName].filter(Boolean).join(' ') || row.username,
    email: row.email,
    role: userType === 'admin' ? 'admin' : 'support',
    joined_at: row.createdAt.toISOString(),
    last_seen_at: lastSeenAt === null ? null : new Date(lastSeenAt).toISOString(),
    blocked_at: row.blockedAt?.toISOString() ?? null,
    has_signed_in_way: row.hasPassword || row.hasPasskey,
    has_second_factor: row.hasApp || row.hasPasskey,
  };
}
