import type { DesignChoices } from '../../../../contract/design-features.ts';
import type { DressTypeCode } from '../../../../contract/garments.ts';
import type { WorkshopOrder } from '../../../../contract/order-steps.ts';
import { fabricIn } from '../../../../contract/tongues.ts';
import { sketchAddress } from '../../../features/orders/design/sketch.ts';
import { useSheetTongue } from '../../../features/orders/sheet-words.ts';
import { choiceFacts, itemIn } from './sheet-facts.ts';

/** A drawing of the design choices (design-2). */
export default function SketchFigure({ order }: { order: WorkshopOrder }) {
  const sheet = useSheetTongue();
  const { words } = sheet;
  const { fabric_type: fabric } = order;
  const choices = Object.fromEntries(order.design.map(({ feature, option }) => [feature, option]));
  const drawn = {
    garment: itemIn(words, order),
    choices: choiceFacts(order, sheet).map(({ label, value }) => `${label}: ${value}`),
  };
  return (
    <img
      src={sketchAddress({
        dressType: order.dress_type as DressTypeCode,
        fabric: fabric ?? '',
        choices: choices as DesignChoices,
      })}
      alt={fabric ? words.sketchOfIn({ ...drawn, fabric: fabricIn(words, fabric) }) : words.sketchOf(drawn)}
      width={320}
      height={400}
      className="mx-auto w-full max-w-80 rounded-xl border border-hairline bg-white"
    />
  );
}
