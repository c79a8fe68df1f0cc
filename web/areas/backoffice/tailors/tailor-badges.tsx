import type { StaffTailorLine } from '../../../../contract/staff-tailors.ts';
import { Badge } from '../../../ui/badge.tsx';

/** Badges for unusual states of a tailor. */
export function TailorBadges({ tailor }: { tailor: StaffTailorLine }) {
  const { active, blocked_at, in_house } = tailor;
  return (
    <>
      {in_house && <Badge tone="brand">In-house</Badge>}
      {!active && <Badge tone="saffron">Paused</Badge>}
      {blocked_at !== null && <Badge tone="madder">Blocked</Badge>}
    </>
  );
}
