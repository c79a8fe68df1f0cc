import { garmentPlaceWords } from '#words';
import { differencesOf } from '../../../../contract/finished-measures.ts';
import type { WorkshopOrder } from '../../../../contract/order-steps.ts';
import { useSheetTongue } from '../../../features/orders/sheet-words.ts';
import { itemName } from '../../../features/orders/words.ts';
import type { NamedDifference } from './say-dialog.tsx';
import { itemIn } from './sheet-facts.ts';
import { severalGarments } from './sheet-garments.ts';

/** What the in-house workshop has to measure before the order leaves, of each garment (workshop-17, workshop-34). */
export function MeasuringDue({ order }: { order: WorkshopOrder }) {
  const { words } = useSheetTongue();
  const several = severalGarments(order);
  const namesOf = (due: WorkshopOrder['measures_due']) => due.map((code) => words.measureNames[code]);
  const sentences =
    several.length > 0
      ? several.map(({ id, measures_due: due, ...garment }, index) => ({
          id,
          due,
          text: words.measureGarmentBeforeItLeaves({
            garment: words.garmentAt({
              garment: itemIn(words, garment),
              place: index + 1,
              count: several.length,
            }),
            measures: namesOf(due),
          }),
        }))
      : [
          {
            id: order.id,
            due: order.measures_due,
            text: words.measureBeforeItLeaves({ measures: namesOf(order.measures_due) }),
          },
        ];
  return sentences
    .filter(({ due }) => due.length > 0)
    .map(({ id, text }) => (
      <p key={id} className="rounded-xl bg-saffron-soft p-3 text-saffron-ink">
        {text}
      </p>
    ));
}

/** Where garments differ from the order, in the language of the page (workshop-9, workshop-35). */
export function differencesIn(order: WorkshopOrder): NamedDifference[] {
  const several = severalGarments(order);
  return (several.length > 0 ? several : [order]).flatMap((garment, index) =>
    differencesOf(garment.measures?.values ?? {}, garment.finished?.values ?? {}).map((difference) => ({
      ...difference,
      ...(several.length > 0 && {
        garment: garmentPlaceWords.garmentAt({
          garment: itemName(garment),
          place: index + 1,
          count: several.length,
        }),
      }),
    })),
  );
}
