import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { FormProvider, useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { errorSentence } from '../../../../contract/errors.ts';
import { issueSentence } from '../../../../contract/validation.ts';
import { CallError } from '../../../lib/call-error.ts';
import { showFormErrors } from '../../../lib/form-errors.ts';
import { isSignedIn } from '../../../lib/session.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Banner } from '../../../ui/states.tsx';
import { placeSingleOrder } from '../api.ts';
import { LoginAlert, MeasurementAlert } from './alerts.tsx';
import { changeDraft, clearDraft, type OrderFields, type PictureName, toRequest, useDraft } from './draft.ts';
import { OrderFieldsSchema } from './order-schema.ts';
import { OrderSummary } from './order-summary.tsx';
import { ContactFields } from './steps/contact-fields.tsx';
import { GarmentFields } from './steps/garment-fields.tsx';
import { HandoverFields } from './steps/handover-fields.tsx';
import { MeasurementFields } from './steps/measurement-fields.tsx';
import { SubmitBar } from './submit-bar.tsx';
import { UploadProgress } from './upload-progress.tsx';
import { useMaker } from './use-maker.ts';
import { useMeasurementRecords } from './use-measurement-records.ts';
import { usePictures } from './use-pictures.ts';

const FIELDS = Object.keys(OrderFieldsSchema.shape) as (keyof OrderFields)[];
const PICTURES: readonly PictureName[] = ['dress_design', 'measurement_picture'];

type PictureErrors = Partial<Record<PictureName, string | undefined>>;

/** The Single Order Form (orders-3): everything about one garment, priced as one chooses, and its submit. */
export function SingleOrderForm() {
  const navigate = useNavigate();
  const form = useForm<OrderFields>({
    resolver: zodResolver(OrderFieldsSchema, { error: issueSentence }),
    defaultValues: useDraft.getState().fields,
    shouldFocusError: true,
  });
  const { pictures, choose } = usePictures();
  const maker = useMaker();
  const records = useMeasurementRecords();
  const [pictureErrors, setPictureErrors] = useState<PictureErrors>({});
  const [alert, setAlert] = useState<'login' | 'measurement'>();
  const [failure, setFailure] = useState<string>();
  const [sent, setSent] = useState<number>();
  const design = useRef<HTMLInputElement>(null);
  const measures = useRef<HTMLInputElement>(null);
  const isSending = sent !== undefined;

  // What is typed is kept as it is typed; a switched measurement source forgets the picture of the other (orders-5).
  useEffect(() => {
    const subscription = form.watch((values, { name }) => {
      changeDraft({ fields: values as OrderFields });
      if (name === 'measurement_source') pick('measurement_picture', undefined);
    });
    return () => subscription.unsubscribe();
  });

  function pick(name: PictureName, file: File | undefined, problem?: string) {
    setPictureErrors((errors) => ({ ...errors, [name]: problem }));
    if (!problem) choose(name, file);
  }

  function complain(errors: PictureErrors) {
    setPictureErrors(errors);
    if (errors.dress_design) design.current?.focus();
    else if (errors.measurement_picture) measures.current?.focus();
  }

  function missingPictures(source: OrderFields['measurement_source']) {
    const errors: PictureErrors = {};
    if (!pictures.dress_design) errors.dress_design = 'Add a picture of the design you want.';
    if (source === 'UPLOAD' && !pictures.measurement_picture) {
      errors.measurement_picture = 'Add the picture of your measurements.';
    }
    complain(errors);
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
      // The draft goes last: without it the wizard would stand at its first step until the checkout is there.
      await navigate(`/checkout?order=${order.id}`);
      await clearDraft();
    } catch (error) {
      // A field has to be enabled before it can have the focus.
      flushSync(() => setSent(undefined));
      tell(error);
    }
  }

  /** Says what went wrong, where it went wrong. */
  function tell(error: unknown) {
    if (!isSignedIn()) return setAlert('login');
    const fields = error instanceof CallError ? error.fields : {};
    if (fields.measurement_source?.includes(errorSentence('orders.measurement_missing'))) {
      return setAlert('measurement');
    }
    complain({
      dress_design: fields.dress_design?.join(' '),
      measurement_picture: fields.measurement_picture?.join(' '),
    });
    setFailure(showFormErrors(error, form.setError, FIELDS, 'Failed to submit order', PICTURES));
  }

  return (
    <FormProvider {...form}>
      <form
        method="post"
        noValidate
        onSubmit={form.handleSubmit(submit, (errors) => {
          if (Object.keys(errors).length > 0) setFailure(undefined);
        })}
        className="grid items-start gap-8 lg:grid-cols-[1fr_20rem]"
      >
        <fieldset disabled={isSending} className="flex min-w-0 flex-col gap-10">
          {failure && <Banner kind="error">{failure}</Banner>}
          <GarmentFields
            maker={maker}
            picture={pictures.dress_design}
            pictureError={pictureErrors.dress_design}
            pictureRef={design}
            isSending={isSending}
            onPicture={(file, problem) => pick('dress_design', file, problem)}
          />
          <MeasurementFields
            records={records}
            picture={pictures.measurement_picture}
            pictureError={pictureErrors.measurement_picture}
            pictureRef={measures}
            isSending={isSending}
            onPicture={(file, problem) => pick('measurement_picture', file, problem)}
          />
          <HandoverFields />
          <ContactFields />
        </fieldset>
        <aside className="flex flex-col gap-4 lg:sticky lg:top-6">
          <OrderSummary maker={maker} />
          {isSending && <UploadProgress sent={sent} />}
          <Button type="submit" disabled={isSending} className="max-lg:hidden">
            {isSending ? 'Submitting...' : 'Submit Order'}
          </Button>
          <ButtonLink variant="secondary" to="/chat">
            Chat with Us
          </ButtonLink>
        </aside>
        <SubmitBar maker={maker} isSending={isSending} />
      </form>
      <LoginAlert open={alert === 'login'} onClose={() => setAlert(undefined)} />
      <MeasurementAlert open={alert === 'measurement'} onClose={() => setAlert(undefined)} />
    </FormProvider>
  );
}
