import { useQuery } from '@tanstack/react-query';
import { FormProvider, useForm } from 'react-hook-form';
import { IN_HOUSE_TAILOR_ID } from '../../../../../contract/roles.ts';
import { fileMark } from '../../../../lib/attempt-key.ts';
import { lazyResolver, useLoadOnFocus } from '../../../../lib/lazy-resolver.ts';
import { queryClient } from '../../../../lib/query-client.ts';
import { tailorQuery } from '../../../tailors/api.ts';
import { placeSingleOrder } from '../../api.ts';
import { DutyOfDraft } from '../../book-tailor/duty-of-draft.tsx';
import { HandoverFields } from '../../book-tailor/steps/handover-fields.tsx';
import { type SingleFields, toSingleRequest, useDraft } from '../draft.ts';
import { samplePicture } from '../samples.ts';
import { usePlacementSubmit } from '../use-placement-submit.ts';
import { ClothPart } from './cloth-part.tsx';
import { DetailFieldsGroup } from './detail-fields.tsx';
import { PlacementForm } from './placement-form.tsx';
import type { StepProps } from './step-props.ts';

const loadResolver = async () => (await import('../details-schema.ts')).singleResolver;
const resolver = lazyResolver<SingleFields>(loadResolver);

/** The last of the eight steps (orders-30). */
export function ContactStep({ answers, onPrevious, onPlaced }: StepProps) {
  const {
    item_type: _item,
    number_of_pieces: _pieces,
    business_type: _type,
    ...details
  } = useDraft.getState().fields;
  const defaultValues = answers.item_type === 'shoes' ? { ...details, cloth_source: '' as const } : details;
  const form = useForm<SingleFields>({ resolver, defaultValues });
  useLoadOnFocus(loadResolver);
  const { data: workshop } = useQuery(tailorQuery(IN_HOUSE_TAILOR_ID), queryClient);
  const submission = usePlacementSubmit(form, {
    kind: 'single',
    onPlaced,
    async send(draft, { keyFor, onProgress, signal }) {
      const { inspiration, sample, measurement_option } = draft;
      const isMeasured = draft.item_type === 'dress' && measurement_option === 'Upload';
      const files = {
        design_inspiration:
          inspiration === 'yes'
            ? answers.design_inspiration
            : sample
              ? await samplePicture(sample)
              : undefined,
        measurement_picture: isMeasured ? answers.measurement_picture : undefined,
      };
      const body = toSingleRequest(draft);
      const idempotencyKey = keyFor([body, ...Object.values(files).map(fileMark)]);
      return placeSingleOrder({ body, files, idempotencyKey, onProgress, signal });
    },
  });
  return (
    <FormProvider {...form}>
      <PlacementForm submission={submission} onPrevious={onPrevious} back="/order_placement?step=contact">
        <DetailFieldsGroup hasOccasion />
        <HandoverFields tailor={workshop} hasSpeed={false} hasCloth={answers.item_type !== 'shoes'} />
        {answers.item_type !== 'shoes' && <ClothPart answers={answers} />}
        <DutyOfDraft />
      </PlacementForm>
    </FormProvider>
  );
}
