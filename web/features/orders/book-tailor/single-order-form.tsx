import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { FormProvider, type UseFormReturn, useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { basicWords, orderFormWords } from '#words';
import type { Measurement } from '../../../../contract/measurements.ts';
import type { SingleOrder } from '../../../../contract/orders.ts';
import { pageSentence } from '../../../../contract/page-sentences.ts';
import { IN_HOUSE_TAILOR_ID } from '../../../../contract/roles.ts';
import type { Premises, Tailor } from '../../../../contract/tailors.ts';
import { fileMark } from '../../../lib/attempt-key.ts';
import { CallError } from '../../../lib/call-error.ts';
import { type Attempt, useFormSubmit } from '../../../lib/form-submit.ts';
import { lazyResolver, useLoadOnFocus } from '../../../lib/lazy-resolver.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { isSignedIn } from '../../../lib/session.ts';
import { useShop } from '../../../lib/shop.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { FailureBanner, SubmitButton } from '../../../ui/submit.tsx';
import { toast } from '../../../ui/toast.tsx';
import { UploadProgress } from '../../../ui/upload-progress.tsx';
import { addressesQuery } from '../../addresses/api.ts';
import { measurementsQuery } from '../../measurements/api.ts';
import { tailorQuery } from '../../tailors/api.ts';
import { editSingleOrder, placeSingleOrder } from '../api.ts';
import { LoginAlert, MeasurementAlert, RecordQuestion } from './alerts.tsx';
import {
  changeDraft,
  clearDraft,
  type Draft,
  draft,
  type FormFields,
  keepsMeasures,
  PICTURES,
  type PictureName,
  toRequest,
  tradeOf,
  useDraft,
} from './draft.ts';
import { OrderSummary } from './order-summary.tsx';
import { isTooLate, promiseOf } from './promise.ts';
import { fitQuestion, isLengthOpen, lackingMeasures, lengthProblem } from './record-fit.ts';
import { ContactFields } from './steps/contact-fields.tsx';
import { GarmentFields } from './steps/garment-fields.tsx';
import { HandoverFields } from './steps/handover-fields.tsx';
import { MeasurementFields } from './steps/measurement-fields.tsx';
import { NeededByFields } from './steps/needed-by-fields.tsx';
import { SubmitBar } from './submit-bar.tsx';
import { unseenIn } from './unseen.ts';
import { handoverOf } from './use-handover.ts';
import { isRecordGone, readRecordsAfter, useMeasurementRecords } from './use-measurement-records.ts';
import { designRequest } from './use-sketch.ts';

const loadOrderResolver = async () => (await import('./order-schema.ts')).orderResolver;
const orderResolver = lazyResolver<FormFields>(loadOrderResolver);

export default function SingleOrderForm() {
  const navigate = useNavigate();
  const form = useForm<FormFields>({
    resolver: orderResolver,
    defaultValues: useDraft.getState().fields,
  });
  useLoadOnFocus(loadOrderResolver);
  usePictures(form);
  const tailor = useTailor();
  const records = useMeasurementRecords();
  const shop = useShop();
  const [alert, setAlert] = useState<'login' | 'measurement'>();
  const [question, setQuestion] = useState<string>();
  const agreed = useRef<string>(undefined);
  const isEditing = useDraft(({ editing }) => editing !== null);
  const words = SENDING_WORDS[isEditing ? 'edit' : 'place'];

  // Switching the measurement source removes its picture (orders-5).
  useEffect(() => {
    const subscription = form.watch(({ dress_design, measurement_picture, ...fields }, { name }) => {
      changeDraft({ fields: fields as Draft['fields'] });
      if (name === 'measurement_source' && measurement_picture) {
        form.setValue('measurement_picture', undefined);
        form.clearErrors('measurement_picture');
      }
    });
    return () => subscription.unsubscribe();
  }, [form]);

  /** Shows the dialog for errors that no field can fix; returns whether it did. */
  function showAlert(error?: unknown): boolean {
    const fields = error instanceof CallError ? error.fields : {};
    const isMissing = error
      ? fields.measurement_source?.includes(pageSentence('orders.measurement_missing')) ||
        (fields.measurement && queryClient.getQueryData(measurementsQuery.queryKey)?.length === 0)
      : form.getValues('measurement_source') === 'STORE' &&
        records.state === 'loaded' &&
        records.list.length === 0 &&
        !keepsMeasures(useDraft.getState());
    if (!isSignedIn()) setAlert('login');
    else if (isMissing) setAlert('measurement');
    return !isSignedIn() || Boolean(isMissing);
  }

  /** Marks errors in fields that are not shown or would be refused; returns whether there are any (orders-42). */
  function refusesUnseen(): boolean {
    const fields = form.getValues();
    const addresses = queryClient.getQueryData(addressesQuery.queryKey);
    const problems = unseenIn(
      fields,
      keepsMeasures(useDraft.getState()) ? 'loaded' : records.state,
      addresses,
    );
    for (const [field, message] of problems) form.setError(field, { message });
    const lacking = record() ? lackingMeasures(record() as Measurement, fields.dress_type) : [];
    if (lacking.length > 0) {
      form.setError('measurement_source', {
        message: orderFormWords.thisRecordLacks({ measures: lacking }),
      });
    }
    const isGone =
      fields.measurement_source === 'STORE' &&
      records.state === 'loaded' &&
      isRecordGone(fields.measurement, records.list);
    if (isGone) form.setError('measurement', { message: orderFormWords.thisRecordWasDeletedChooseAnother });
    const handover = handoverOf(fields, addresses, shop.order_rules);
    const promise = tailor && promiseOf(handover, fields.delivery_type, tailor, shop);
    const isLate = isTooLate(fields, promise) && !fields.is_late_known;
    if (isLate) form.setError('is_late_known', { message: orderFormWords.sayThatYouKnowIt });
    const isAsked = fields.measurement_source === 'STORE' && isLengthOpen(record(), fields);
    const [field, message] = (isAsked && lengthProblem(fields)) || [];
    if (field) form.setError(field, { message: message ?? '' });
    return problems.length > 0 || lacking.length > 0 || isGone || isLate || field !== undefined;
  }

  /** Asks once about a record that may not fit the tailor (orders-41). */
  function asksAboutRecord(): boolean {
    const chosen = record();
    const question = chosen && fitQuestion(chosen, tradeOf(useDraft.getState()));
    if (!chosen || !question || agreed.current === `${chosen.id} ${question}`) return false;
    setQuestion(question);
    return true;
  }

  function record(): Measurement | undefined {
    const { measurement_source, measurement } = form.getValues();
    if (measurement_source !== 'STORE' || records.state !== 'loaded') return undefined;
    return records.list.find(({ id }) => String(id) === measurement);
  }

  const { formProps, failure, isSubmitting, progress, cancel } = useFormSubmit(form, {
    prevent: () => showAlert() || refusesUnseen() || asksAboutRecord(),
    send: (fields, attempt) => sendOrder(fields, attempt).catch(readRecordsAfter),
    storedAttempt: { name: 'book-tailor', on: 'device' },
    async onSuccess({ order }) {
      // Clearing the draft first would show the wizard's first step until the checkout loads.
      await navigate(`/checkout?order=${order.id}`);
      clearDraft();
      if (isEditing) toast.success(words.sent(order));
    },
    onFailure: showAlert,
    fallback: words.failed,
    afterLeaving: {
      onSuccess({ draft, order }) {
        if (useDraft.getState() === draft) clearDraft();
        const link = { to: `/checkout?order=${order.id}`, text: words.follow };
        toast.success(words.sent(order), { link });
      },
      onFailure() {
        const link = { to: '/book-tailor?step=order', text: orderFormWords.backToTheOrder };
        toast.info(words.notSent, { link });
      },
    },
  });

  return (
    <FormProvider {...form}>
      <form {...formProps} className="grid items-start gap-8 lg:grid-cols-[1fr_20rem]">
        <fieldset disabled={isSubmitting} className="flex min-w-0 flex-col gap-10">
          <GarmentFields tailor={tailor} />
          <MeasurementFields records={records} />
          <HandoverFields tailor={tailor} />
          <NeededByFields tailor={tailor} />
          <ContactFields />
        </fieldset>
        <aside className="flex flex-col gap-4 lg:sticky lg:top-6">
          <OrderSummary tailor={tailor} />
          {progress !== undefined && (
            <UploadProgress
              sent={progress}
              label={orderFormWords.upload}
              finishing={words.finishing}
              onCancel={cancel}
            />
          )}
          <FailureBanner failure={failure} />
          <SubmitButton busy={isSubmitting} busyLabel={words.submitting} className="max-lg:hidden">
            {words.submit}
          </SubmitButton>
          <ButtonLink variant="secondary" to="/chat">
            {orderFormWords.chatWithUs}
          </ButtonLink>
        </aside>
        <SubmitBar tailor={tailor} isSending={isSubmitting} words={words} />
      </form>
      {question && (
        <RecordQuestion
          question={question}
          onCancel={() => setQuestion(undefined)}
          onConfirm={() => {
            agreed.current = `${record()?.id} ${question}`;
            setQuestion(undefined);
            formProps.ref.current?.requestSubmit();
          }}
        />
      )}
      <LoginAlert open={alert === 'login'} onClose={() => setAlert(undefined)} />
      <MeasurementAlert open={alert === 'measurement'} onClose={() => setAlert(undefined)} />
    </FormProvider>
  );
}

/** The tailor with current rates; while loading or offline the last known one, undefined before. */
function useTailor(): (Tailor & Partial<Premises>) | undefined {
  const chosen = useDraft(({ source, tailor }) => (source === 'partner' ? tailor : null));
  const { data: tailor } = useQuery(tailorQuery(chosen?.id ?? IN_HOUSE_TAILOR_ID), queryClient);
  return tailor ?? chosen ?? undefined;
}

function usePictures({ getValues, setValue, subscribe }: UseFormReturn<FormFields>): void {
  const stored = useRef<Partial<Record<PictureName, File | undefined>>>({});
  useEffect(() => {
    let isHere = true;
    for (const name of PICTURES) {
      void draft.readFile(name).then((file) => {
        // Do not overwrite a picture chosen meanwhile.
        if (!isHere || !file || getValues(name)) return;
        stored.current[name] = file;
        setValue(name, file);
      });
    }
    const unsubscribe = subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        for (const name of PICTURES) {
          if (values[name] === stored.current[name]) continue;
          stored.current[name] = values[name];
          void draft.keepFile(name, values[name]);
        }
      },
    });
    return () => {
      isHere = false;
      unsubscribe();
    };
  }, [getValues, setValue, subscribe]);
}

type Sent = Pick<SingleOrder, 'id' | 'tracking_id'>;

/** Places the draft's order, or edits the placed order (orders-32). */
async function sendOrder(
  { dress_design, measurement_picture }: FormFields,
  { keyFor, onProgress, signal }: Attempt,
) {
  const draft = useDraft.getState();
  const { editing } = draft;
  const body = { ...toRequest(draft), ...designRequest(draft.fields) };
  const files = { dress_design, measurement_picture };
  const idempotencyKey = keyFor([editing?.order, body, ...Object.values(files).map(fileMark)]);
  const request = { body, files, idempotencyKey, onProgress, signal };
  const order: Sent = await (editing ? editSingleOrder(editing.order, request) : placeSingleOrder(request));
  void queryClient.invalidateQueries({ queryKey: ['orders'] });
  return { draft, order };
}

/** The texts around sending. */
const SENDING_WORDS = {
  place: {
    submit: orderFormWords.submitOrder,
    submitting: orderFormWords.submitting,
    finishing: orderFormWords.uploadedPlacingTheOrder,
    failed: orderFormWords.failedToSubmitOrder,
    sent: ({ tracking_id }: Sent) => orderFormWords.yourOrderWasPlaced({ trackingId: tracking_id }),
    follow: orderFormWords.seeAndConfirmIt,
    notSent: orderFormWords.yourOrderWasNotSentWhat,
  },
  edit: {
    submit: orderFormWords.saveChanges,
    submitting: basicWords.saving,
    finishing: orderFormWords.uploadedChangingTheOrder,
    failed: orderFormWords.failedToChangeTheOrder,
    sent: ({ tracking_id }: Sent) => orderFormWords.yourOrderIsChanged({ trackingId: tracking_id }),
    follow: orderFormWords.seeAndConfirmIt,
    notSent: orderFormWords.yourOrderWasNotChangedWhat,
  },
} as const;
