import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useRef, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { showFormErrors } from '../../../lib/form-errors.ts';
import { isSignedIn } from '../../../lib/session.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Banner } from '../../../ui/states.tsx';
import { placeSingleOrder } from '../api.ts';
import { LoginAlert, MeasurementAlert } from './alerts.tsx';
import { changeDraft, clearDraft, type OrderFields, toRequest, useDraft } from './draft.ts';
import { OrderFieldsSchema } from './order-schema.ts';
import { OrderSummary } from './order-summary.tsx';
import { ContactFields } from './steps/contact-fields.tsx';
import { GarmentFields } from './steps/garment-fields.tsx';
import { HandoverFields } from './steps/handover-fields.tsx';
import { MeasurementFields } from './steps/measurement-fields.tsx';
import { SubmitBar } from './submit-bar.tsx';
import { UploadProgress } from './upload-progress.tsx';
import { useMeasurementRecords } from './use-measurement-records.ts';
import { usePictures } from './use-pictures.ts';

const FIELDS = Object.keys(OrderFieldsSchema.shape) as (keyof OrderFields)[];

/** The Single Order Form (S2 §2, §5): everything about one garment, priced as one chooses, and its submit. */
export function SingleOrderForm() {
  const navigate = useNavigate();
  const form = useForm<OrderFields>({
    resolver: zodResolver(OrderFieldsSchema),
    defaultValues: useDraft.getState().fields,
    shouldFocusError: true,
  });
  const { pictures, choose } = usePictures();
  const records = useMeasurementRecords();
  const [pictureErrors, setPictureErrors] = useState<Record<string, string>>({});
  const [alert, setAlert] = useState<'login' | 'measurement'>();
  const [failure, setFailure] = useState<string>();
  const [sent, setSent] = useState<number>();
  const design = useRef<HTMLInputElement>(null);
  const measures = useRef<HTMLInputElement>(null);
  const isSending = sent !== undefined;

  // What is typed is kept as it is typed; a switched measurement source forgets the picture of the other (S2 §4).
  useEffect(() => {
    const subscription = form.watch((values, { name }) => {
      changeDraft({ fields: values as OrderFields });
      if (name === 'measurement_source') choose('measurement_picture', undefined);
    });
    return () => subscription.unsubscribe();
  });

  function missingPictures(source: OrderFields['measurement_source']) {
    const errors: Record<string, string> = {};
    if (!pictures.dress_design) errors.dress_design = 'Add a picture of the design you want.';
    if (source === 'UPLOAD' && !pictures.measurement_picture) {
      errors.measurement_picture = 'Add the picture of your measurements.';
    }
    setPictureErrors(errors);
    if (errors.dress_design) design.current?.focus();
    else if (errors.measurement_picture) measures.current?.focus();
    return Object.keys(errors).length > 0;
  }

  async function submit(fields: OrderFields) {
    if (missingPictures(fields.measurement_source)) return;
    if (!isSignedIn()) return setAlert('login');
    if (fields.measurement_source === 'STORE' && records.state === 'loaded' && records.list.length === 0) {
      return setAlert('measurement');
    }
    setFailure(undefined);
    setSent(0);
    try {
      const draft = useDraft.getState();
      const order = await placeSingleOrder({
        body: toRequest(draft),
        files: pictures,
        attempt: draft.attempt,
        onProgress: setSent,
      });
      await clearDraft();
      await navigate(`/checkout?order=${order.id}`);
    } catch (error) {
      setSent(undefined);
      setFailure(showFormErrors(error, form.setError, FIELDS, 'Failed to submit order'));
    }
  }

  return (
    <FormProvider {...form}>
      <form
        noValidate
        onSubmit={form.handleSubmit(submit, (errors) => {
          if (Object.keys(errors).length > 0) setFailure(undefined);
        })}
        className="grid items-start gap-8 lg:grid-cols-[1fr_20rem]"
      >
        <fieldset disabled={isSending} className="flex min-w-0 flex-col gap-10">
          {failure && <Banner kind="error">{failure}</Banner>}
          <GarmentFields
            picture={pictures.dress_design}
            pictureError={pictureErrors.dress_design}
            pictureRef={design}
            isSending={isSending}
            onPicture={(file, problem) => {
              setPictureErrors(({ dress_design: _, ...rest }) =>
                problem ? { ...rest, dress_design: problem } : rest,
              );
              if (!problem) choose('dress_design', file);
            }}
          />
          <MeasurementFields
            records={records}
            picture={pictures.measurement_picture}
            pictureError={pictureErrors.measurement_picture}
            pictureRef={measures}
            isSending={isSending}
            onPicture={(file, problem) => {
              setPictureErrors(({ measurement_picture: _, ...rest }) =>
                problem ? { ...rest, measurement_picture: problem } : rest,
              );
              if (!problem) choose('measurement_picture', file);
            }}
          />
          <HandoverFields />
          <ContactFields />
        </fieldset>
        <aside className="flex flex-col gap-4 lg:sticky lg:top-6">
          <OrderSummary />
          {isSending && <UploadProgress sent={sent} />}
          <Button type="submit" disabled={isSending} className="max-lg:hidden">
            {isSending ? 'Submitting...' : 'Submit Order'}
          </Button>
          <ButtonLink loudness="secondary" to="/chat">
            Chat with Us
          </ButtonLink>
        </aside>
        <SubmitBar isSending={isSending} />
      </form>
      <LoginAlert open={alert === 'login'} onClose={() => setAlert(undefined)} />
      <MeasurementAlert open={alert === 'measurement'} onClose={() => setAlert(undefined)} />
    </FormProvider>
  );
}
