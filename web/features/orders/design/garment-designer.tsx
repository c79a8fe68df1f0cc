import { useId, useMemo } from 'react';
import { designFeatureWords, designWords } from '#words';
import type { DesignChoices, DesignFeature } from '../../../../contract/design-features.ts';
import {
  completeDesign,
  designFeaturesOf,
  optionName,
  validChoices,
} from '../../../../contract/garment-design.ts';
import { clothSketch, optionSketch } from '../../../art/design.ts';
import { Button } from '../../../ui/button.tsx';
import { ChoiceTile } from '../../../ui/choice-tile.tsx';
import { cn } from '../../../ui/cn.ts';
import { Icon } from '../../../ui/icon.tsx';
import { type Design, sketchAddress, sketchInWords, svgAddress } from './sketch.ts';

interface GarmentDesignerProps extends Design {
  onChoices: (choices: DesignChoices) => void;
}

/** Design choices, each with a drawing, beside a sketch of the whole garment (design-1). */
export default function GarmentDesigner({ onChoices, ...design }: GarmentDesignerProps) {
  const { dressType, choices } = design;
  const address = sketchAddress(design);
  const choose = (feature: DesignFeature, option: string | undefined) =>
    onChoices(validChoices(dressType, { ...choices, [feature]: option }));
  return (
    <div className="grid gap-5 sm:grid-cols-[13rem_1fr] sm:items-start">
      <div className="sticky top-20 z-raised sm:top-24 rounded-xl border border-hairline bg-card p-2 max-sm:shadow-md">
        <img
          src={address}
          alt={sketchInWords(design)}
          width={360}
          height={440}
          className="mx-auto h-44 w-auto rounded-lg sm:h-auto sm:w-full"
        />
      </div>
      <div className="min-w-0">
        <div className="border-b border-hairline">
          {designFeaturesOf(dressType).map(({ feature, options }) => (
            <Feature key={feature} {...{ feature, options, design }} onChoose={choose} />
          ))}
        </div>
        {Object.keys(choices).length > 0 && (
          <Button variant="quiet" className="mt-2 -ms-4" onClick={() => onChoices({})}>
            {designWords.clearAllChoices}
          </Button>
        )}
      </div>
    </div>
  );
}

interface FeatureProps {
  feature: DesignFeature;
  options: readonly string[];
  design: Design;
  onChoose: (feature: DesignFeature, option: string | undefined) => void;
}

function Feature({ feature, options, design, onChoose }: FeatureProps) {
  const name = useId();
  const { dressType, fabric, choices } = design;
  const label = designFeatureWords.features[feature];
  const chosen = choices[feature];
  const nameOf = (option: string) => optionName(feature, option) ?? option;
  const hasSleeves = !['none', 'half'].includes(completeDesign(dressType, choices).sleeves ?? 'full');
  if (feature === 'cuffs' && !hasSleeves) return null;
  return (
    // Only one is open, so that the sketch stays in view.
    <details name={`design-${dressType}`} className="group border-t border-hairline">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-3 py-2 outline-offset-2 hover:text-brand">
        <span className="font-semibold">{label}</span>
        <span className={cn('ms-auto text-end', !chosen && 'text-muted')}>
          {chosen ? nameOf(chosen) : designWords.upToTheTailor}
        </span>
        <Icon className="size-4 transition group-open:rotate-180 motion-reduce:transition-none">
          <path d="m6 9 6 6 6-6" />
        </Icon>
      </summary>
      <fieldset className="pb-4">
        <legend className="sr-only">{label}</legend>
        <div className="grid grid-cols-3 gap-2 min-[420px]:grid-cols-4">
          {options.map((option) => (
            <ChoiceTile
              key={option}
              shape="column"
              mark="hidden"
              name={name}
              value={option}
              checked={chosen === option}
              onChange={() => onChoose(feature, option)}
            >
              <OptionPicture {...{ dressType, fabric, feature, option }} />
              <span className="text-sm">{nameOf(option)}</span>
            </ChoiceTile>
          ))}
        </div>
        {chosen && (
          <Button variant="quiet" className="-ms-4 text-sm" onClick={() => onChoose(feature, undefined)}>
            {designWords.leaveItToTheTailor}
          </Button>
        )}
      </fieldset>
    </details>
  );
}

interface OptionPictureProps extends Omit<Design, 'choices'> {
  feature: DesignFeature;
  option: string;
}

function OptionPicture({ dressType, fabric, feature, option }: OptionPictureProps) {
  const address = useMemo(() => {
    const choice: DesignChoices = { [feature]: option };
    const svg =
      feature === 'colour' && choice.colour
        ? clothSketch(fabric, choice.colour)
        : optionSketch(dressType, feature, choice);
    return svgAddress(svg);
  }, [dressType, fabric, feature, option]);
  return (
    <img
      src={address}
      alt=""
      className={
        feature === 'colour' ? 'size-11 rounded-full border border-hairline' : 'size-20 rounded-lg bg-paper'
      }
    />
  );
}
