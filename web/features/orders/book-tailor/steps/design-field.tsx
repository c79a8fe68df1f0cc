import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { Button } from '../../../../ui/button.tsx';
import { LazyPart } from '../../../../ui/lazy-part.tsx';
import { Banner, Skeleton } from '../../../../ui/states.tsx';
import type { FormFields } from '../draft.ts';
import { designIn, isSketch, useSketch } from '../use-sketch.ts';
import { OrderPicture } from './order-picture.tsx';

const loadDesigner = () => import('../../design/garment-designer.tsx');

/** The picture of the design, and the choices that can stand for it (design-1). */
export function DesignField() {
  const form = useFormContext<FormFields>();
  const { watch, getValues, setValue, formState } = form;
  const hasFailed = useSketch(form);
  const [isOpen, setOpen] = useState(() => Object.keys(getValues('design_choices')).length > 0);
  const design = designIn(...watch(['dress_type', 'fabric_type', 'design_choices']));
  return (
    <div className="flex flex-col gap-4">
      <OrderPicture
        name="dress_design"
        label="Demo image of the design"
        hint={
          isSketch(watch('dress_design'))
            ? 'The sketch of your choices. A photo, if you have one, takes its place.'
            : 'A photo or a drawing of what you want: JPEG, PNG, WebP, AVIF or HEIC, up to 10 MB. No picture? Design it yourself.'
        }
      />
      <Button
        variant="secondary"
        className="self-start"
        aria-expanded={isOpen}
        onClick={() => setOpen((open) => !open)}
      >
        {isOpen ? 'Hide the choices' : 'Design it yourself'}
      </Button>
      {isOpen && !design && <p className="text-muted">Choose the dress type first.</p>}
      {isOpen && design && (
        <LazyPart load={loadDesigner} skeleton={<Skeleton className="h-96" />}>
          {(GarmentDesigner) => (
            <GarmentDesigner
              {...design}
              onChoices={(choices) => setValue('design_choices', choices, { shouldDirty: true })}
            />
          )}
        </LazyPart>
      )}
      {formState.errors.design_choices?.message && (
        <p className="text-sm font-medium text-madder">{String(formState.errors.design_choices.message)}</p>
      )}
      {hasFailed && (
        <Banner kind="warning">The sketch could not be drawn. Please add a picture instead.</Banner>
      )}
    </div>
  );
}
