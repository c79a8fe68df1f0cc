import type { z } from 'zod';
import { errorWords } from '#words';
import { garmentName } from '../../../contract/garment-names.ts';
import { dressTypesFor } from '../../../contract/garments.ts';
import type { Rates, RatesForm } from '../../../contract/workshops.ts';
import type { Db, Tx } from '../../db/client.ts';
import { fail } from '../../fail.ts';
import type { Actor } from '../../infra/access-tokens.ts';
import { requireVersion } from '../../require-version.ts';
import { recordAudit } from '../audit/service.ts';
import { readOrderRules } from '../fees/service.ts';
import { servicesWithNames } from '../tailors/service.ts';
import { presentRates } from './present.ts';
import {
  lockWorkshop,
  replaceRates,
  updateWorkshop,
  type WorkshopRow,
  type WorkshopScope,
  workshopWithin,
} from './queries.ts';

type Form = z.output<typeof RatesForm>;

/** Calendar days. */
const IN_HOUSE_BAND: [number, number] = [1, 60];

/** Fails with `request.not_found` for a tailor without a workshop. */
export async function readRates(db: Db | Tx, scope: WorkshopScope): Promise<Rates> {
  const row = (await workshopWithin(db, scope)) ?? fail('request.not_found');
  return presentRates(row, await leadTimeBand(db, row));
}

/**
 * Replaces the rates of a workshop (tailors-21). Confirmed orders keep their price; a placed one is recalculated when
 * it is confirmed (orders-25). Fails with `request.not_found`, `edits.outdated`, `tailors.rate_of_other_kind` and
 * `tailors.lead_time_out_of_band`.
 */
export async function saveRates(tx: Tx, actor: Actor, scope: WorkshopScope, form: Form): Promise<Rates> {
  const row = (await lockWorkshop(tx, scope)) ?? fail('request.not_found');
  const band = await leadTimeBand(tx, row);
  requireVersion(form.version, presentRates(row, band));
  const rates = form.rates as Record<string, number>;
  assertOwnKind(row, rates);
  const [fewest, most] = band;
  // A lead time from before the band was narrowed is allowed to stay.
  const isInBand = form.lead_time_days >= fewest && form.lead_time_days <= most;
  if (!isInBand && form.lead_time_days !== row.leadTimeDays)
    fail('tailors.lead_time_out_of_band', { fewest, most });
  await updateWorkshop(tx, row.id, actor.id, {
    services: servicesWithNames(form.services),
    leadTimeDays: form.lead_time_days,
    address: form.address,
    openingHours: form.opening_hours,
  });
  await replaceRates(tx, row.id, rates);
  await recordAudit(tx, actor, {
    action: 'workshops.rates-saved',
    subject: { kind: 'tailor', id: row.id },
    data: { rates: changesOf(row.rateCard, rates), lead_time_days: form.lead_time_days },
  });
  return readRates(tx, scope);
}

/** `Kurta 1900 → 2100, Thobe 2900 → none` */
function changesOf(before: Record<string, number>, after: Record<string, number>): string {
  const codes = Object.keys({ ...before, ...after }).filter((code) => before[code] !== after[code]);
  return codes.map((code) => `${code} ${before[code] ?? 'none'} → ${after[code] ?? 'none'}`).join(', ');
}

async function leadTimeBand(db: Db | Tx, { inHouse }: WorkshopRow): Promise<[number, number]> {
  return inHouse ? IN_HOUSE_BAND : (await readOrderRules(db)).partner_days;
}

/** Existing rates of the other kind are allowed to stay. */
function assertOwnKind({ tailorType, rateCard }: WorkshopRow, rates: Record<string, number>): void {
  if (tailorType === null) return;
  const offered = new Set<string>(dressTypesFor(tailorType).map(({ code }) => code));
  const other = Object.keys(rates).find((code) => !offered.has(code) && !Object.hasOwn(rateCard, code));
  if (other === undefined) return;
  fail('tailors.rate_of_other_kind', {
    dress: garmentName(other) ?? other,
    kind: errorWords.tailorTypes[tailorType],
  });
}
