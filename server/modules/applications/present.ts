import type { OwnApplication } from '../../../contract/applications.ts';
import { realAddress } from '../../../contract/nobodys-address.ts';
import type { ApplicationLine, StaffApplication } from '../../../contract/staff-applications.ts';
import type { SignedLinks } from '../../infra/storage/signed-links.ts';
import type { ApplicationRow } from './queries.ts';
import type { EventRow, LineRow } from './review-queries.ts';

const PICTURE_LINK_SECONDS = 3600;

function presentFields(row: ApplicationRow, links: Pick<SignedLinks, 'sign'>) {
  const { name, email, phone, area, city, address, kind, services, rates, about } = row;
  return {
    name,
    shop_name: row.shopName,
    email: realAddress(email) ?? '',
    phone,
    area,
    city,
    address,
    kind,
    services,
    rates,
    lead_time_days: row.leadTimeDays,
    about,
    pictures: row.pictures.map(({ id, key }) => ({ id, address: links.sign(key, PICTURE_LINK_SECONDS) })),
  };
}

/** The applicant's view. */
export function presentOwn(row: ApplicationRow, links: Pick<SignedLinks, 'sign'>): OwnApplication {
  return {
    ...presentFields(row, links),
    state: row.state,
    question: row.state === 'QUESTIONED' ? row.question : null,
    reason: row.reason,
    created_at: row.createdAt.toISOString(),
  };
}

export function presentLine(row: LineRow): ApplicationLine {
  const { id, state, name, email, phone, city, area, kind, numberOfRates, numberOfPictures } = row;
  return {
    id,
    state,
    name,
    shop_name: row.shopName,
    email: realAddress(email) ?? '',
    phone,
    city,
    area,
    kind,
    number_of_rates: numberOfRates,
    number_of_pictures: numberOfPictures,
    submitted_at: (row.submittedAt ?? row.createdAt).toISOString(),
  };
}

interface Beside {
  events: readonly EventRow[];
  earlier: readonly LineRow[];
  tailorId: number | undefined;
  proposedUsername: string;
  isAddressTaken: boolean;
}

export function presentForStaff(
  row: ApplicationRow,
  { events, earlier, tailorId, proposedUsername, isAddressTaken }: Beside,
  links: Pick<SignedLinks, 'sign'>,
): StaffApplication {
  return {
    ...presentFields(row, links),
    id: row.id,
    state: row.state,
    version: row.version,
    submitted_at: (row.submittedAt ?? row.createdAt).toISOString(),
    reason: row.reason,
    proposed_username: proposedUsername,
    is_address_taken: isAddressTaken,
    tailor: tailorId ?? null,
    events: events.map(({ action, by, note, at }) => ({ action, by, note, at: at.toISOString() })),
    earlier: earlier.map(presentLine),
  };
}
