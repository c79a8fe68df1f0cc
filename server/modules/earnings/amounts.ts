/** Whole rupees of an entry, before and without what is kept of it. */
export interface Kept {
  gross: number;
  commission: number;
  withheld: number;
}

/** Per cent, frozen with the entry. */
export interface Rates {
  commissionPercent: number;
  withheldPercent: number;
}

function percentOf(amount: number, percent: number): number {
  return Math.round((amount * percent) / 100);
}

/** What is kept of an amount, the tax of the whole amount before the commission (earnings-9). */
export function keptOf(gross: number, { commissionPercent, withheldPercent }: Rates): Kept {
  return {
    gross,
    commission: percentOf(gross, commissionPercent),
    withheld: percentOf(gross, withheldPercent),
  };
}

/**
 * What goes back when `back` of what was earned is taken: commission and tax then are those of the rest, whatever the
 * steps in which it was taken, and all of it leaves nothing (earnings-10).
 */
export function backOf(earned: Kept, back: number, rates: Rates): Kept {
  const rest = keptOf(earned.gross - back, rates);
  return {
    gross: back,
    commission: Math.max(0, earned.commission - rest.commission),
    withheld: Math.max(0, earned.withheld - rest.withheld),
  };
}
