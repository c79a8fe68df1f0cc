import { useController, useForm } from 'react-hook-form';
import { basicWords, ordersWords } from '#words';
import type { SingleOrder } from '../../../../contract/orders.ts';
import { fileMark } from '../../../lib/attempt-key.ts';
import { useFormSubmit } from '../../../lib/form-submit.ts';
import { picturePicking } from '../../../lib/upload.ts';
import { Heading } from '../../../ui/heading.tsx';
import { PicturePicker } from '../../../ui/picture-picker.tsx';
import { FailureBanner, SubmitButton } from '../../../ui/submit.tsx';
import { toast } from '../../../ui/toast.tsx';
import { UploadProgress } from '../../../ui/upload-progress.tsx';
import { afterStep, reloadOrders } from '../after-step.ts';
import { sendMeasurementPicture } from '../api.ts';

/** Sends the measurement picture that an order waits for (orders-8). */
export default function SendPicture({ order: { id } }: { order: Pick<SingleOrder, 'id'> }) {
  const form = useForm<{ measurement_picture: File | null }>({
    defaultValues: { measurement_picture: null },
  });
  const { field, fieldState } = useController({
    control: form.control,
    name: 'measurement_picture',
    rules: { validate: (picture) => picture !== null || ordersWords.addThePictureOfYourMeasurements },
  });
  const { formProps, failure, isSubmitting, progress, cancel } = useFormSubmit(form, {
    send({ measurement_picture }, { keyFor, onProgress, signal }) {
      // The validation requires it.
      const picture = measurement_picture as File;
      return sendMeasurementPicture(id, {
        files: { measurement_picture: picture },
        idempotencyKey: keyFor([id, fileMark(picture)]),
        onProgress,
        signal,
      });
    },
    onSuccess() {
      toast.success(ordersWords.thankYouWeHaveThePicture);
      return reloadOrders();
    },
    ...afterStep(ordersWords.failedToSendThePicture),
  });
  return (
    <section
      aria-labelledby={`picture-${id}`}
      className="flex flex-col gap-3 rounded-2xl border border-saffron bg-saffron-soft p-4 sm:p-5"
    >
      <Heading level={2} size="item" id={`picture-${id}`}>
        {ordersWords.sendUsThePicture}
      </Heading>
      <p>{ordersWords.weWaitForThePicture}</p>
      <form {...formProps} className="flex flex-col gap-3">
        <PicturePicker
          {...picturePicking}
          label={ordersWords.measurementImage}
          hint={ordersWords.aPhotoOfTheMeasures}
          pictures={field.value ? [field.value] : []}
          onPictures={([chosen]) => {
            form.clearErrors();
            field.onChange(chosen ?? null);
          }}
          error={fieldState.error?.message}
        />
        {progress !== undefined && (
          <UploadProgress
            sent={progress}
            label={ordersWords.upload}
            finishing={ordersWords.uploadedSavingIt}
            onCancel={cancel}
          />
        )}
        <FailureBanner failure={failure} />
        <SubmitButton busy={isSubmitting} busyLabel={basicWords.sending} className="self-start">
          {ordersWords.sendThePicture}
        </SubmitButton>
      </form>
    </section>
  );
}
