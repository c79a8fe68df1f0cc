import { basicWords, ordersWords, roundWords } from '#words';
import { garmentName } from './garment-names.ts';
import type { Round, Stop } from './rounds.ts';

/** What is handed over at a stop: "Cloth for 2 × Kurta, Waistcoat". */
export function handedOver({
  kind,
  garments,
  is_alteration,
  bulk,
}: Pick<Stop, 'kind' | 'garments' | 'is_alteration' | 'bulk'>): string {
  if (bulk) {
    const pieces = roundWords.garmentTimes({ garment: bulk.item_type, count: bulk.pieces });
    return roundWords.aParcelWith({ garments: pieces });
  }
  const names = garments.map(({ item_type, dress_type }) => {
    if (item_type === 'shoes') return ordersWords.shoes;
    return dress_type === null ? ordersWords.dress : (garmentName(dress_type) ?? dress_type);
  });
  const counted = [...Map.groupBy(names, (name) => name)].map(([garment, { length: count }]) =>
    count > 1 ? roundWords.garmentTimes({ garment, count }) : garment,
  );
  const list = counted.join(basicWords.listSeparator);
  if (is_alteration) return roundWords.toAlter({ garments: list });
  if (kind === 'swatch') return roundWords.aSwatchFor({ garments: list });
  return kind === 'collection'
    ? roundWords.clothFor({ garments: list })
    : roundWords.aParcelWith({ garments: list });
}

/** How many stops there are, what is to be taken at them or was taken, and what was taken. */
export function roundSums(
  stops: readonly Stop[],
): Pick<Round, 'collections' | 'deliveries' | 'cash' | 'taken'> {
  return {
    collections: stops.filter(({ kind }) => kind === 'collection').length,
    deliveries: stops.filter(({ kind }) => kind !== 'collection').length,
    cash: cashOf(stops),
    taken: cashOf(stops.filter(isDone)),
  };
}

/** A parcel that came back brings no cash on this day. */
export function cashOf(stops: readonly Stop[]): number {
  const counted = stops.filter((stop) => stop.is_open || isDone(stop));
  return counted.reduce((sum, { cash }) => sum + cash, 0);
}

export function isDone({ tick }: Pick<Stop, 'tick'>): boolean {
  return tick?.outcome === 'DONE';
}
