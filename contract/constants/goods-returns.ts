/** `WITHDRAWN`: by the customer, before anything has come, or because nothing came (returns-17). */
export const RETURN_STATES = ['REQUESTED', 'ACCEPTED', 'REFUSED', 'RECEIVED', 'WITHDRAWN'] as const;

/** As people see them: `NOT_SENT`, of which nothing came, is stored as `WITHDRAWN` (returns-22). */
export const SHOWN_RETURN_STATES = [...RETURN_STATES, 'NOT_SENT'] as const;

export type ShownReturnState = (typeof SHOWN_RETURN_STATES)[number];

/** The goods are not what was bought: these reasons hold for every seller's goods (shop-16). */
export const FAULT_REASONS = ['DAMAGED', 'FAULTY', 'NOT_AS_ORDERED'] as const;

export const RETURN_REASONS = [...FAULT_REASONS, 'DOES_NOT_FIT', 'CHANGED_MIND'] as const;

export type ReturnReason = (typeof RETURN_REASONS)[number];

/** The shop's own goods are taken back for any reason, those of brands only where they are faulty (shop-16). */
export function reasonsFor(brand: number | null): readonly ReturnReason[] {
  return brand === null ? RETURN_REASONS : FAULT_REASONS;
}

export const RETURN_PICTURES = ['photo_1', 'photo_2', 'photo_3', 'photo_4'] as const;

export const MAX_RETURN_NOTE = 500;

/** Of one seller order. */
export const MAX_RETURNS = 10;

/** How long pictures and words of a return are kept after it has ended. */
export const RETURN_WORDS_DAYS = 180;

/** An accepted return of which nothing has come for so long ends; at half the time its customer is reminded (returns-17). */
export const RETURN_SENT_DAYS = 60;

/** It stays open for so long after the reminder, however late that was. */
export const RETURN_REMINDED_DAYS = 7;
