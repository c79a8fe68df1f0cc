import type { ComponentType } from 'react';
import { BulkStep } from './bulk-step.tsx';
import { ContactStep } from './contact-step.tsx';
import { MeasurementStep } from './measurement-step.tsx';
import { PictureStep } from './picture-step.tsx';
import type { StepProps } from './step-props.ts';

const COMPONENTS = {
  picture: PictureStep,
  measurement: MeasurementStep,
  contact: ContactStep,
  bulk: BulkStep,
} satisfies Record<string, ComponentType<StepProps>>;

export type LateSlug = keyof typeof COMPONENTS;

/** The steps with pictures and forms, loaded after the first. */
export default function LateStep({ slug, ...props }: StepProps & { slug: LateSlug }) {
  const Step = COMPONENTS[slug];
  return <Step {...props} />;
}
