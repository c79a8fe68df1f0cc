/** What the shop's rider does at a stop: takes the cloth of an order along, or hands a parcel over (backoffice-24). */
export const STOP_KINDS = ['collection', 'delivery'] as const;
export type StopKind = (typeof STOP_KINDS)[number];

/** What the rider says about a stop (backoffice-27); `UNDONE` takes back a collection that was ticked by mistake. */
export const TICK_OUTCOMES = ['DONE', 'NOBODY_HOME', 'UNDONE'] as const;
export type TickOutcome = (typeof TICK_OUTCOMES)[number];

/** Stops of a day that are listed; a rider makes fewer. */
export const MAX_STOPS = 100;

export const ROUND_PAPERS = ['a4', '80mm'] as const;
export type RoundPaper = (typeof ROUND_PAPERS)[number];
