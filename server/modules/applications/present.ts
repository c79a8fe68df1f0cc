import type { OwnApplication } from '../../../contract/applications.ts';
import type { SignedLinks } from '../../infra/storage/signed-links.ts';
import type { ApplicationRow } from './queries.ts';

const PICTURE_LINK_SECONDS = 3600;

function presentFields(row: ApplicationRow, links: Pick<SignedLinks, 'sign'>) {
  const { name, email, phone, area, city, address, kind, services, rates, about } = row;
  return {
    name,
    shop_name: row.shopName,
    email,
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

/** As the applicant reads it. */
export function presentOwn(row: ApplicationRow, links: Pick<SignedLinks, 'sign'>): OwnApplication {
  return {
    ...presentFields(row, links),
    state: row.state,
    question: row.state === 'QUESTIONED' ? row.question : null,
    reason: row.reason,
    created_at: row.createdAt.toISOString(),
  };
}
