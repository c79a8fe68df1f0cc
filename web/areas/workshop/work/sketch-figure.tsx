import type { DesignChoices } from '../../../../contract/design-features.ts';
import type { DressTypeCode } from '../../../../contract/garments.ts';
import { fabricIn } from '../../../../contract/tongues.ts';
import { sketchAddress } from '../../../features/orders/design/sketch.ts';
import { useSheetTongue } from '../../../features/orders/sheet-words.ts';
import { choiceFacts, itemIn } from './sheet-facts.ts';
import type { SheetGarment } from './sheet-garments.ts';

/** A drawing of the design choices (design-2). */
export default function SketchFigure({ garment }: { garment: SheetGarment }) {
  const sheet = useSheetTongue();
  const { words } = sheet;
  const { fabric_type: fabric } = garment;
  const choices = Object.fromEntries(garment.design.map(({ feature, option }) => [feature, option]));
  const drawn = {
    garment: itemIn(words, garment),
    choices: choiceFacts(garment, sheet).map(({ label, value }) => `${label}: ${value}`),
  };
  return (
    <img
      src={sketchAddress({
        dressType: garment.dress_type as DressTypeCode,
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
