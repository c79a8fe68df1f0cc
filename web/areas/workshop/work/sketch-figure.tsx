import type { DesignChoices } from '../../../../contract/design-features.ts';
import type { DressTypeCode } from '../../../../contract/garments.ts';
import type { WorkshopOrder } from '../../../../contract/order-steps.ts';
import { sketchAddress, sketchInWords } from '../../../features/orders/design/sketch.ts';

/** A drawing of the design choices (design-2). */
export default function SketchFigure({ order }: { order: WorkshopOrder }) {
  const choices = Object.fromEntries(order.design.map(({ feature, option }) => [feature, option]));
  const design = {
    dressType: order.dress_type as DressTypeCode,
    fabric: order.fabric_type ?? '',
    choices: choices as DesignChoices,
  };
  return (
    <img
      src={sketchAddress(design)}
      alt={sketchInWords(design)}
      width={320}
      height={400}
      className="mx-auto w-full max-w-80 rounded-xl border border-hairline bg-white"
    />
  );
}
