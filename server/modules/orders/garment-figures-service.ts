import { MAX_TO_DO } from '../../../contract/constants/dashboard.ts';
import type { dashboard } from '../../../contract/dashboard.ts';
import type { Day } from '../../../contract/dates.ts';
import type { ResponseOf } from '../../../contract/endpoint.ts';
import type { Db } from '../../db/client.ts';
import { countGarments } from './garment-figures-queries.ts';

type Figures = ResponseOf<typeof dashboard>['garments'];

/** How many garments are at work, late, and waiting for their cloth (orders-229). */
export async function readGarmentFigures(db: Db, today: Day): Promise<Figures> {
  const { in_work, late, waiting_for_cloth } = await countGarments(db, today);
  const upToMost = (count: number) => (count > MAX_TO_DO ? null : count);
  return {
    in_work: upToMost(in_work),
    late: upToMost(late),
    waiting_for_cloth: upToMost(waiting_for_cloth),
  };
}
