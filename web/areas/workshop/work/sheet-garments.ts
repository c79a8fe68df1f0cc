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

/** The beginning of its lines, which are marked while they are read aloud. */
export function linesOf({ id }: { id: number }): string {
  return `garment-${id}-`;
}

/** Its place on the page, to which the links and the code on its job card lead. */
export function placeOnPage({ id }: { id: number }): string {
  return `garment-${id}`;
}
