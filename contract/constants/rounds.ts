/** What the shop's rider does at a stop: takes cloth along, or hands over a parcel or a swatch (backoffice-24). */
export const STOP_KINDS = ['collection', 'delivery', 'swatch'] as const;
export type StopKind = (typeof STOP_KINDS)[number];

/** What the rider says about a stop (backoffice-27); `UNDONE` takes back a collection that was ticked by mistake. */
export const TICK_OUTCOMES = ['DONE', 'NOBODY_HOME', 'UNDONE'] as const;
export type TickOutcome = (typeof TICK_OUTCOMES)[number];

/** What can be said about each kind of stop; a swatch that nobody took stays on the list. */
export const OUTCOMES_OF: Record<StopKind, readonly TickOutcome[]> = {
  collection: TICK_OUTCOMES,
  delivery: ['DONE', 'NOBODY_HOME'],
  swatch: ['DONE'],
};

/** Stops of a day that are listed; a rider makes fewer. */
export const MAX_STOPS = 100;

export const ROUND_PAPERS = ['a4', '80mm'] as const;
export type RoundPaper = (typeof ROUND_PAPERS)[number];
