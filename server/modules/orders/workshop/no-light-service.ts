import {
  COMMON_NO_LIGHT_TAILORS,
  MAX_NO_LIGHT_MOVES,
  NO_LIGHT_LATE_DAYS,
} from '../../../../contract/constants/workshop.ts';
import {
  addBusinessDays,
  addDays,
  type Day,
  type DaysOff,
  dayInKarachi,
  hasWorkday,
} from '../../../../contract/dates.ts';
import type { BodyOf, ResponseOf } from '../../../../contract/endpoint.ts';
import type { moveForNoLight, noLightAreas, reportNoLight } from '../../../../contract/no-light.ts';
import type { Db, Tx } from '../../../db/client.ts';
import type { Deps } from '../../../deps.ts';
import { Failure, fail } from '../../../fail.ts';
import type { Actor } from '../../../infra/access-tokens.ts';
import { readDaysOff } from '../../calendar/service.ts';
import { takeStepOf } from '../../lifecycle/service.ts';
import { singleLifecycle } from '../single/lifecycle-service.ts';
import {
  areasWithReports,
  deleteReport,
  insertMove,
  isReportedIn,
  ordersToMove,
  putReport,
} from './no-light-queries.ts';
import { tailorOfUser } from './queries.ts';

/** Fails with `request.not_found` for an account without a tailor, and with `workshop.no_light_too_late`. */
export async function setNoLight(
  tx: Tx,
  actor: Actor,
  { no_light, pressed_at }: BodyOf<typeof reportNoLight>,
): Promise<ResponseOf<typeof reportNoLight>> {
  const tailorId = (await tailorOfUser(tx, actor.id)) ?? fail('request.not_found');
  const pressedAt = new Date(pressed_at);
  const day = dayInKarachi(pressedAt);
  const today = dayInKarachi();
  if (day > today || day < addDays(today, -NO_LIGHT_LATE_DAYS)) {
    fail('workshop.no_light_too_late', { days: NO_LIGHT_LATE_DAYS });
  }
  if (no_light) await putReport(tx, { tailorId, day, pressedAt });
  else await deleteReport(tx, tailorId, day);
  return { day, no_light };
}

/** Areas whose tailors report no electricity today or yesterday (workshop-16). */
export async function listNoLight(db: Db): Promise<ResponseOf<typeof noLightAreas>> {
  const rows = await areasWithReports(db, addDays(dayInKarachi(), -1));
  return {
    areas: rows.map(({ day, area, tailors, reports, toMove }) => ({
      day,
      area,
      tailors,
      reports: reports.map((one) => ({ ...one, pressed_at: new Date(one.pressed_at).toISOString() })),
      is_common: reports.length >= COMMON_NO_LIGHT_TAILORS,
      to_move: toMove,
    })),
  };
}

/**
 * Takes the step `move_day` for each running order of the area that was not moved for this day, each in a transaction
 * of its own: what fails in between goes on with the next call. Fails with `workshop.no_light_unreported`.
 */
export async function moveAreaForNoLight(
  deps: Deps,
  actor: Actor,
  { area, day }: BodyOf<typeof moveForNoLight>,
): Promise<ResponseOf<typeof moveForNoLight>> {
  const { db } = deps;
  const today = dayInKarachi();
  if (day > today || day < addDays(today, -1) || !(await isReportedIn(db, area, day))) {
    fail('workshop.no_light_unreported');
  }
  const daysOff = await readDaysOff(db, today);
  const found = await ordersToMove(db, { area, day, limit: MAX_NO_LIGHT_MOVES });
  let moved = 0;
  for (const { id, weekdaysOff } of found.slice(0, MAX_NO_LIGHT_MOVES)) {
    if (await moveOne(deps, actor, { id, day, daysOff: withWeekdays(daysOff, weekdaysOff) })) moved += 1;
  }
  const left = await ordersToMove(db, { area, day, limit: MAX_NO_LIGHT_MOVES });
  return { moved, left: left.length };
}

function withWeekdays(daysOff: DaysOff, own: readonly number[]): DaysOff {
  const weekdays = [...daysOff.weekdays, ...own];
  return hasWorkday(weekdays) ? { ...daysOff, weekdays } : daysOff;
}

/** False if the order is moved already, or has left the workshop meanwhile. */
async function moveOne(
  deps: Deps,
  actor: Actor,
  { id, day, daysOff }: { id: number; day: Day; daysOff: DaysOff },
): Promise<boolean> {
  try {
    return await deps.db.transaction(async (tx) => {
      const context = { tx, deps, actor };
      const order = await singleLifecycle.lock(context, id);
      const promised = order?.row.order.expectedDeliveryDate;
      if (!order || !promised || !(await insertMove(tx, id, day))) return false;
      const expected_delivery_date = addBusinessDays(promised, 1, daysOff);
      const request = {
        action: 'move_day',
        expected_delivery_date,
        reason: '',
        noteCode: 'NO_LIGHT',
      } as const;
      await takeStepOf(context, singleLifecycle, order, request);
      return true;
    });
  } catch (error) {
    if (error instanceof Failure) return false;
    throw error;
  }
}
