import { stitched } from '../../../../contract/garment-progress.ts';
import type { WorkshopGarment, WorkshopOrder } from '../../../../contract/order-steps.ts';

/** What is made; of the only garment it stands in the order itself. */
export type SheetGarment = Pick<
  WorkshopGarment & WorkshopOrder,
  | 'item_type'
  | 'dress_type'
  | 'shoe_size'
  | 'fabric_type'
  | 'length_choice'
  | 'made_for'
  | 'measures'
  | 'description'
  | 'design'
  | 'dress_design'
  | 'measurement_picture'
>;

/** The garments that are stitched of an order of several; none of another, also as a device keeps it of an earlier release. */
export function severalGarments({ garments }: Pick<WorkshopOrder, 'garments'>): WorkshopGarment[] {
  const shown = stitched(garments ?? []);
  return shown.length > 1 ? shown : [];
}

/** Which of several garments waiting work is about, as it was when it was pressed. */
export type GarmentAt = Pick<WorkshopGarment, 'item_type' | 'dress_type' | 'shoe_size'> & {
  /** From 1. */
  place: number;
  count: number;
};

/** Undefined for the only garment of an order. */
export function garmentAt(
  order: Pick<WorkshopOrder, 'garments'>,
  id: number | undefined,
): GarmentAt | undefined {
  const several = severalGarments(order);
  const index = several.findIndex((garment) => garment.id === id);
  const garment = several[index];
  if (!garment) return undefined;
  const { item_type, dress_type, shoe_size } = garment;
  return { item_type, dress_type, shoe_size, place: index + 1, count: several.length };
}

/** The beginning of its lines, which are marked while they are read aloud. */
export function linesOf({ id }: { id: number }): string {
  return `garment-${id}-`;
}

/** Its place on the page, to which the links and the code on its job card lead. */
export function placeOnPage({ id }: { id: number }): string {
  return `garment-${id}`;
}
