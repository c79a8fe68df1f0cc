import type { WorkshopBulk } from '../../../../contract/bulk-orders.ts';
import type { LabelSize, Print } from '../../../../contract/constants/prints.ts';
import { WORK_STAGES, type WorkStage } from '../../../../contract/constants/workshop.ts';
import type { Unit } from '../../../../contract/measures.ts';
import type { WorkshopOrder } from '../../../../contract/order-steps.ts';
import type { ResponseOf } from '../../../../contract/paths.ts';
import type { Tongue } from '../../../../contract/tongues.ts';
import { call, download } from '../../../lib/call.ts';
import { nullWhereMissing } from '../../../lib/call-error.ts';
import { type KeptRead, keptBefore, keptRead } from '../../../lib/kept-read.ts';
import { definePersonalQuery } from '../../../lib/queries.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { saveFile } from '../../../lib/save-file.ts';

export type Today = ResponseOf<'GET /api/workshop/today/'>;

export type Board = ResponseOf<'GET /api/workshop/board/'>;
export type StagePage = ResponseOf<'GET /api/workshop/orders/'>;

export type { WorkshopBulk };

const WORK_KEY = ['workshop'];

export const todayQuery = definePersonalQuery({
  queryKey: [...WORK_KEY, 'today'],
  queryFn: ({ signal }) => keptRead('workshop', 'today', () => call('GET /api/workshop/today/', { signal })),
});

export const boardQuery = definePersonalQuery({
  queryKey: [...WORK_KEY, 'board'],
  queryFn: ({ signal }) => keptRead('workshop', 'board', () => call('GET /api/workshop/board/', { signal })),
});

/** Delivered orders newest first, others by promised day. `after` is the page's cursor. */
export const stageQuery = (stage: WorkStage, after: string | undefined) =>
  definePersonalQuery({
    queryKey: [...WORK_KEY, 'stage', stage, after],
    queryFn: ({ signal }): Promise<KeptRead<StagePage>> => {
      const sort = stage === 'DELIVERED' ? '-id' : 'promised';
      const query = { stage, sort, after } as const;
      return keptRead('workshop', `stage.${stage}.${after ?? ''}`, () =>
        call('GET /api/workshop/orders/', { query, signal }),
      );
    },
  });

/**
 * Saves the job card of an order (workshop-7); without a network, as it was saved last (workshop-72). Returns the time
 * of that, since nobody sees it on the paper.
 */
export async function saveJobCard(id: number, unit: Unit, tongue: Tongue): Promise<string | undefined> {
  const query = { unit, tongue };
  const { data, readAt, isKept } = await keptRead(
    'workshop',
    `card.${id}.${unit}.${tongue}`,
    () => download('GET /api/workshop/orders/{id}/job-card/', { params: { id }, query }),
    (status) => status === 0,
  );
  saveFile(data);
  return isKept ? readAt : undefined;
}

/** Saves one PDF for the orders (workshop-41). */
export async function savePrints(
  print: Print,
  ids: readonly number[],
  { size, ...how }: { size: LabelSize; cartons?: number; unit: Unit | undefined; tongue: Tongue },
): Promise<void> {
  const query = { print, orders: ids.join(','), size, ...how };
  saveFile(await download('GET /api/workshop/prints/', { query }));
}

/** Saves the commercial invoice of an order abroad (abroad-8). Throws CallError. */
export async function saveCommercialInvoice(id: number): Promise<void> {
  saveFile(await download('GET /api/workshop/orders/{id}/commercial-invoice/', { params: { id } }));
}

type SheetRead = KeptRead<WorkshopOrder | WorkshopBulk | null>;

/** Adds what an order lacks that the device has kept, or another process has sent, since an earlier release. */
function completed(read: SheetRead): SheetRead {
  if (read.data?.kind !== 'single') return read;
  const { fit_notes = [], measures_due = [], cloth_receipts = [], garments = [] } = read.data;
  const { measurement_sample = null, cloth_posted = null, cloth_missing = [] } = read.data;
  const known = garments.map(
    ({ progress = 'WAITING', actions = [], measurement_sample: own = null, ...garment }) => ({
      ...garment,
      measurement_sample: own,
      progress,
      actions,
    }),
  );
  const added = {
    fit_notes,
    measures_due,
    cloth_receipts,
    cloth_missing,
    cloth_posted,
    measurement_sample,
    garments: known,
  };
  return { ...read, data: { ...read.data, ...added } };
}

/** An order of the tailor; `null` if there is none with this id. */
export const sheetQuery = (id: number) =>
  definePersonalQuery({
    queryKey: [...WORK_KEY, 'sheet', id],
    async queryFn({ signal }): Promise<SheetRead> {
      const read = await keptRead('workshop', `order.${id}`, async () => {
        const order = await call('GET /api/orders/{id}/', { params: { id }, signal }).catch(nullWhereMissing);
        return order?.audience === 'workshop' ? order : null;
      });
      return completed(read);
    },
  });

/** At most so many sheets are read ahead, a few kB each. */
const MAX_READ_AHEAD = 20;

const LIST_LASTS_MS = 3_600_000;

/**
 * Reads what else opens without a network (workshop-72): the stages of the board, once an hour, and the sheets of the
 * orders that Today lists. One that the device has is read again only if it has changed.
 */
export async function readAhead(today: Today, signal: AbortSignal): Promise<void> {
  for (const stage of WORK_STAGES) {
    const kept = await keptBefore('workshop', `stage.${stage}.`);
    if (kept && Date.now() - Date.parse(kept.readAt) < LIST_LASTS_MS) continue;
    if (signal.aborted) return;
    await queryClient.fetchQuery(stageQuery(stage, undefined)).catch(() => undefined);
  }
  const { late, due_soon, alterations, objections, cloth, waiting, samples } = today;
  const resultsOf = (...lists: (typeof late)[]) => lists.flatMap((list) => list?.results ?? []);
  const items = [
    ...resultsOf(late, due_soon),
    ...(today.bulk ?? []),
    ...resultsOf(alterations, today.new, objections, cloth, waiting, samples),
  ];
  for (const { id, status, expected_delivery_date: promised } of items.slice(0, MAX_READ_AHEAD)) {
    const kept = await keptBefore<SheetRead['data']>('workshop', `order.${id}`);
    if (kept?.data?.status === status && kept.data.expected_delivery_date === promised) continue;
    if (signal.aborted) return;
    await queryClient.fetchQuery(sheetQuery(id)).catch(() => undefined);
  }
}

/** Shows the order that a step has returned, and refetches the lists. */
export function showAnswered(order: WorkshopOrder | WorkshopBulk): void {
  void keptRead('workshop', `order.${order.id}`, async () => order).then((read) => {
    queryClient.setQueryData(sheetQuery(order.id).queryKey, completed(read));
  });
  void queryClient.invalidateQueries({
    queryKey: WORK_KEY,
    predicate: ({ queryKey }) => queryKey[1] !== 'sheet',
  });
}

/** Refetches the order sheets and the lists. */
export function rereadWork(): void {
  void queryClient.invalidateQueries({ queryKey: WORK_KEY });
}
