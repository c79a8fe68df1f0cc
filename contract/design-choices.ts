import { z } from 'zod';
import { checkWords } from '#words';
import { DESIGN_FEATURES, type DesignChoices, type DesignFeature } from './design-features.ts';
import { jsonText } from './text.ts';

const Feature = z.enum(Object.keys(DESIGN_FEATURES) as [DesignFeature]);

/** A chosen feature of a garment, in codes and words. */
export const ChosenFeature = z.object({
  feature: Feature,
  option: z.string(),
  label: z.string(),
  choice: z.string(),
});

/** Features and options as JSON, `{"collar":"band"}`, in a multipart field (design-1). */
export const DesignChoicesText = jsonText(1000)
  .pipe(z.record(z.string(), z.string()))
  .refine(hasKnownOptions, { error: () => checkWords.chooseAnOption })
  .transform((choices) => choices as DesignChoices)
  .meta({ description: 'JSON: an option for each feature, {"collar":"band"}' });

function hasKnownOptions(choices: Record<string, string>): boolean {
  return Object.entries(choices).every(
    ([feature, option]) =>
      Object.hasOwn(DESIGN_FEATURES, feature) &&
      (DESIGN_FEATURES[feature as DesignFeature] as readonly string[]).includes(option),
  );
}
