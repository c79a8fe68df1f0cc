import { useForm } from 'react-hook-form';
import { basicWords, reviewsWords } from '#words';
import { isCollectedByRider } from '../../../../contract/cloth-come.ts';
import { REVIEW_PHOTOS } from '../../../../contract/constants/catalogue.ts';
import { ALTERATION_DAYS } from '../../../../contract/constants/contact.ts';
import type { SingleOrder } from '../../../../contract/orders.ts';
import { fileMark } from '../../../lib/attempt-key.ts';
import { useFormDraft } from '../../../lib/form-draft.ts';
import { useFormSubmit } from '../../../lib/form-submit.ts';
import { SelectField, TextAreaField } from '../../../ui/field.tsx';
import { FailureBanner, SubmitButton } from '../../../ui/submit.tsx';
import { requestAlteration } from '../order-feedback.ts';
import { FitFields, withoutEmpty } from './fit-fields.tsx';
import { PhotosField } from './photos-field.tsx';

const DRAFT_FIELDS = ['garment', 'reason'] as const;

interface AlterationFields extends FitFields {
  /** '' until chosen, and of an order of one garment. */
  garment: string;
  reason: string;
  photos: File[];
}

interface AlterationFormProps {
  order: Pick<SingleOrder, 'id' | 'dress_type' | 'pickup' | 'country' | 'collection_address'>;
  /** None of an order of one. */
  garments: readonly { id: number; name: string; dress_type: string | null }[];
  onRequested: () => void;
}

/** Asks for an alteration of a delivered garment, with photos of what is wrong (orders-16). */
export function AlterationForm({ order, garments, onRequested }: AlterationFormProps) {
  const form = useForm<AlterationFields>({
    defaultValues: { garment: '', reason: '', photos: [], fit: {} },
  });
  const name = `alteration-${order.id}`;
  const forgetDraft = useFormDraft(name, form, DRAFT_FIELDS);
  const { errors } = form.formState;
  const address = order.collection_address?.address;
  const chosen = Number(form.watch('garment'));
  const isOne = garments.length === 0;
  const dressType = isOne ? order.dress_type : (garments.find(({ id }) => id === chosen)?.dress_type ?? null);
  const { formProps, failure, isSubmitting, progress, cancel } = useFormSubmit(form, {
    send({ garment, reason, photos, fit }, { keyFor, onProgress, signal }) {
      const said = { reason, fit: withoutEmpty(fit), ...(!isOne && { garment: Number(garment) }) };
      const idempotencyKey = keyFor([said, ...photos.map(fileMark)]);
      const upload = photos.length > 0 ? { onProgress } : {};
      return requestAlteration(order.id, { ...said, photos }, { idempotencyKey, signal, ...upload });
    },
    fieldOf(field) {
      if (REVIEW_PHOTOS.some((photo) => photo === field)) return 'photos';
      return DRAFT_FIELDS.find((known) => known === field);
    },
    storedAttempt: { name, on: 'tab' },
    forgetDraft,
    onSuccess: onRequested,
    fallback: reviewsWords.failedToAskForTheAlteration,
  });
  return (
    <form {...formProps} aria-label={basicWords.alteration} className="flex flex-col gap-5 pb-3">
      <p className="text-muted">
        {reviewsWords.alterationsAreFreeForDays({ days: ALTERATION_DAYS })}
        {address && isCollectedByRider(order) && ` ${reviewsWords.ourRiderCollectsItFrom({ address })}`}
      </p>
      {!isOne && (
        <SelectField
          label={reviewsWords.whichGarment}
          hint={reviewsWords.oneGarmentAtATime}
          disabled={isSubmitting}
          error={errors.garment?.message}
          {...form.register('garment', {
            required: reviewsWords.chooseAGarment,
            onChange: () => form.setValue('fit', {}),
          })}
        >
          <option value="">{reviewsWords.chooseAGarment}</option>
          {garments.map(({ id, name: garmentName }) => (
            <option key={id} value={id}>
              {garmentName}
            </option>
          ))}
        </SelectField>
      )}
      <TextAreaField
        label={reviewsWords.whatIsWrong}
        rows={3}
        maxLength={500}
        disabled={isSubmitting}
        error={errors.reason?.message}
        {...form.register('reason', {
          validate: (reason) => reason.trim() !== '' || reviewsWords.sayWhatIsWrong,
        })}
      />
      <FitFields key={chosen} dressType={dressType} register={form.register} disabled={isSubmitting} />
      <PhotosField
        form={form}
        hint={reviewsWords.upToPhotosOfWhatIsWrong}
        disabled={isSubmitting}
        sent={progress}
        finishing={reviewsWords.uploadedSendingItToTheTailor}
        onCancel={cancel}
      />
      <FailureBanner failure={failure} />
      <SubmitButton
        variant="secondary"
        busy={isSubmitting}
        busyLabel={basicWords.sending}
        className="sm:self-start"
      >
        {reviewsWords.askForAnAlteration}
      </SubmitButton>
    </form>
  );
}
