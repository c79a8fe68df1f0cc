import { useController, useForm } from 'react-hook-form';
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
    rules: { validate: (picture) => picture !== null || 'Add the picture of your measurements.' },
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
      toast.success('Thank you, we have the picture of your measurements.');
      return reloadOrders();
    },
    ...afterStep('Failed to send the picture'),
  });
  return (
    <section
      aria-labelledby={`picture-${id}`}
      className="flex flex-col gap-3 rounded-2xl border border-saffron bg-saffron-soft p-4 sm:p-5"
    >
      <Heading level={2} size="item" id={`picture-${id}`}>
        Send us the picture of your measurements
      </Heading>
      <p>We can work out price and day once we have it, and you can confirm the order.</p>
      <form {...formProps} className="flex flex-col gap-3">
        <PicturePicker
          {...picturePicking}
          label="Measurement image"
          hint="A photo of the measures on paper or of a naap slip. JPEG, PNG, WebP, AVIF or HEIC, up to 10 MB."
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
            label="Upload"
            finishing="Uploaded. Saving it..."
            onCancel={cancel}
          />
        )}
        <FailureBanner failure={failure} />
        <SubmitButton busy={isSubmitting} busyLabel="Sending..." className="self-start">
          Send the picture
        </SubmitButton>
      </form>
    </section>
  );
}
