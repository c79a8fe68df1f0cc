import { useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { DesignChoices } from '../../../../contract/design-features.ts';
import { validChoices } from '../../../../contract/garment-design.ts';
import { type DressTypeCode, garmentOf } from '../../../../contract/garments.ts';
import type { FormFields, OrderFields } from './draft.ts';

const REDRAW_DEBOUNCE_MS = 100;

/** The file name of a drawn picture; chosen files have others. */
const SKETCH_NAME = 'sketch.png';

/** The design in the fields; null before a dress type is chosen. */
export function designIn(dressType: string, fabric: string, choices: DesignChoices) {
  if (!garmentOf(dressType)) return null;
  return { dressType: dressType as DressTypeCode, fabric, choices: validChoices(dressType, choices) };
}

/** The choices for the request; empty if none fits the dress type (design-3). */
export function designRequest({
  dress_type,
  design_choices,
}: Pick<OrderFields, 'dress_type' | 'design_choices'>): { design_choices?: string } {
  const choices = validChoices(dress_type, design_choices);
  return Object.keys(choices).length > 0 ? { design_choices: JSON.stringify(choices) } : {};
}

/**
 * Keeps the sketch as the order's picture while there is no photo (design-2), and redraws it when dress type, fabric or
 * choices change. `isKept`: the order keeps a picture that the form does not have. Returns whether the drawing failed.
 */
export function useSketch(
  { watch, getValues, setValue, clearErrors }: UseFormReturn<FormFields>,
  isKept: boolean,
): boolean {
  const [hasFailed, setFailed] = useState(false);
  const [dressType, fabric, choices, picture] = watch([
    'dress_type',
    'fabric_type',
    'design_choices',
    'dress_design',
  ]);
  const hasPhoto = picture ? !isSketch(picture) : isKept;
  // A string, so that an equal design is not redrawn.
  const wanted = hasPhoto ? null : JSON.stringify(designIn(dressType, fabric, choices));

  useEffect(() => {
    const design = wanted && (JSON.parse(wanted) as ReturnType<typeof designIn>);
    if (!design || Object.keys(design.choices).length === 0) {
      if (isSketch(getValues('dress_design'))) setValue('dress_design', undefined);
      return;
    }
    let isCurrent = true;
    const timer = setTimeout(async () => {
      const file = await drawSketch(design);
      if (!isCurrent) return;
      setFailed(!file);
      if (!file) return;
      clearErrors('dress_design');
      setValue('dress_design', file);
    }, REDRAW_DEBOUNCE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [wanted, getValues, setValue, clearErrors]);
  return hasFailed;
}

async function drawSketch(design: NonNullable<ReturnType<typeof designIn>>): Promise<File | undefined> {
  try {
    const { sketchBlob } = await import('../design/sketch.ts');
    // A time of its own would make another request of an equal sketch.
    return new File([await sketchBlob(design)], SKETCH_NAME, { type: 'image/png', lastModified: 0 });
  } catch {
    return undefined;
  }
}

export function isSketch(picture: File | undefined): boolean {
  return picture?.name === SKETCH_NAME;
}
