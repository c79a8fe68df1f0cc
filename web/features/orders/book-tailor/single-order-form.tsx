import { useQuery } from '@tanstack/react-query';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { orderFormWords, orderGarmentWords } from '#words';
import { pageSentence } from '../../../../contract/page-sentences.ts';
import { IN_HOUSE_TAILOR_ID } from '../../../../contract/roles.ts';
import type { Premises, Tailor } from '../../../../contract/tailors.ts';
import { CallError } from '../../../lib/call-error.ts';
import { endClothErrand } from '../../../lib/cloth-errand.ts';
import { useFormSubmit } from '../../../lib/form-submit.ts';
import { lazyResolver, useLoadOnFocus } from '../../../lib/lazy-resolver.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { isSignedIn } from '../../../lib/session.ts';
import { useShop } from '../../../lib/shop.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Banner } from '../../../ui/states.tsx';
import { FailureBanner, SubmitButton } from '../../../ui/submit.tsx';
import { toast } from '../../../ui/toast.tsx';
import { UploadProgress } from '../../../ui/upload-progress.tsx';
import { addressesQuery } from '../../addresses/api.ts';
import { measurementsQuery } from '../../measurements/api.ts';
import { tailorQuery } from '../../tailors/api.ts';
import { garmentAddress } from '../order-address.ts';
import { LoginAlert, MeasurementAlert, ORDER_FORM, RecordQuestion } from './alerts.tsx';
import { clothOfAll, clothOfOrder } from './cloth.ts';
import {
  changeDraft,
  clearDraft,
  type Draft,
  draft,
  type FormFields,
  keepsMeasures,
  tradeOf,
  useDraft,
} from './draft.ts';
import { FurtherSection } from './further-section.tsx';
import { chosenRecord, measureProblems } from './measure-problems.ts';
import { OrderSummary } from './order-summary.tsx';
import { usePictures } from './pictures.ts';
import { isTooLate, promiseOf } from './promise.ts';
import { fitQuestion } from './record-fit.ts';
import { rememberPlaced, SENDING_WORDS, sendOrder } from './send-order.ts';
import { ContactFields } from './steps/contact-fields.tsx';
import { GarmentFields } from './steps/garment-fields.tsx';
import { HandoverFields } from './steps/handover-fields.tsx';
import { MeasurementFields } from './steps/measurement-fields.tsx';
import { NeededByFields } from './steps/needed-by-fields.tsx';
import { OrderSwatch } from './steps/order-swatch.tsx';
import { SubmitBar } from './submit-bar.tsx';
import { unseenIn } from './unseen.ts';
import { handoverOf } from './use-handover.ts';
import { readRecordsAfter, useMeasurementRecords } from './use-measurement-records.ts';

const loadOrderResolver = async () => (await import('./order-schema.ts')).orderResolver;
const orderResolver = lazyResolver<FormFields>(loadOrderResolver);

interface SingleOrderFormProps {
  /** True after the list of garments was left: it gets the focus. */
  isBack: boolean;
  /** Set when the order is placed and the other garments are to follow. */
  following: RefObject<boolean>;
  onGarment: (key: string) => void;
  onRemoveFirst: () => Promise<void>;
}

export default function SingleOrderForm({ isBack, following, ...onList }: SingleOrderFormProps) {
  const navigate = useNavigate();
  const form = useForm<FormFields>({
    resolver: orderResolver,
    defaultValues: useDraft.getState().fields,
  });
  useLoadOnFocus(loadOrderResolver);
  usePictures(form, draft);
  const tailor = useTailor();
  const records = useMeasurementRecords();
  const shop = useShop();
  const [alert, setAlert] = useState<'login' | 'measurement'>();
  const [question, setQuestion] = useState<string>();
  const agreed = useRef<string>(undefined);
  const editing = useDraft((draft) => draft.editing);
  const isEditing = editing !== null;
  const again = useDraft((draft) => draft.again);
  const trade = useDraft(tradeOf);
  const further = useDraft((draft) => draft.further);
  const words = SENDING_WORDS[isEditing ? 'edit' : 'place'];

  // Switching the measurement source removes its picture (orders-5).
  useEffect(() => {
    const subscription = form.watch(({ dress_design, measurement_picture, ...fields }, { name }) => {
      // What is sent stays as it is.
      if (following.current) return;
      changeDraft({ fields: fields as Draft['fields'] });
      if (name === 'measurement_source' && measurement_picture) {
        form.setValue('measurement_picture', undefined);
        form.clearErrors('measurement_picture');
      }
    });
    return () => subscription.unsubscribe();
  }, [form, following]);

  // The pickup is asked for while any garment needs it.
  const isPickupFurther = further.some(({ fields }) => fields.cloth_source === '');
  useEffect(() => {
    if (!isEditing) form.setValue('is_pickup_for_others', isPickupFurther);
  }, [form, isEditing, isPickupFurther]);

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
    const state = keepsMeasures(useDraft.getState()) ? 'loaded' : records.state;
    const problems = [...unseenIn(fields, state, addresses), ...measureProblems(fields, records)];
    for (const [field, message] of problems) form.setError(field, { message });
    const ways = handoverOf(fields, addresses, shop.order_rules);
    const to = { country: ways.delivery_country, city: ways.delivery_city };
    const handover = { ...ways, ...clothOfAll(clothOfOrder(fields, to), further, to) };
    const count = 1 + further.length;
    const promise = tailor && promiseOf(handover, fields.delivery_type, tailor, shop, count);
    const isLate = isTooLate(fields, promise) && !fields.is_late_known;
    if (isLate) form.setError('is_late_known', { message: orderFormWords.sayThatYouKnowIt });
    return problems.length > 0 || isLate;
  }

  /** Asks once about a record that may not fit the tailor (orders-41). */
  function asksAboutRecord(): boolean {
    const chosen = record();
    const question = chosen && fitQuestion(chosen, tradeOf(useDraft.getState()));
    if (!chosen || !question || agreed.current === `${chosen.id} ${question}`) return false;
    setQuestion(question);
    return true;
  }

  const record = () => chosenRecord(form.getValues(), records);

  const { formProps, failure, isSubmitting, progress, cancel } = useFormSubmit(form, {
    prevent: () => showAlert() || refusesUnseen() || asksAboutRecord(),
    send: (fields, attempt) => sendOrder(fields, attempt, { tailor, records }).catch(readRecordsAfter),
    storedAttempt: { name: 'book-tailor', on: 'device' },
    async onSuccess({ order, lead }) {
      endClothErrand();
      // Clearing the draft first would show the wizard's first step until the checkout loads.
      if (further.length > 0) {
        following.current = true;
        return rememberPlaced(order, lead);
      }
      await navigate(
        again ? garmentAddress(order.id, { again: again.order }) : `/checkout?order=${order.id}`,
      );
      clearDraft();
      if (isEditing) toast.success(words.sent(order));
    },
    onFailure: showAlert,
    fallback: words.failed,
    afterLeaving: {
      onSuccess({ draft, order, lead }) {
        endClothErrand();
        if (draft.further.length > 0) {
          rememberPlaced(order, lead);
          const link = { to: ORDER_FORM, text: orderFormWords.backToTheOrder };
          toast.info(orderGarmentWords.notAllWereSent, { link });
          return;
        }
        if (useDraft.getState() === draft) clearDraft();
        const link = { to: `/checkout?order=${order.id}`, text: words.follow };
        toast.success(words.sent(order), { link });
      },
      onFailure() {
        const link = { to: ORDER_FORM, text: orderFormWords.backToTheOrder };
        toast.info(words.notSent, { link });
      },
    },
  });

  return (
    <FormProvider {...form}>
      <form {...formProps} className="grid items-start gap-8 lg:grid-cols-[1fr_20rem]">
        <fieldset disabled={isSubmitting} className="flex min-w-0 flex-col gap-10">
          {again && !isEditing && (
            <Banner kind="info">{orderGarmentWords.firstOfTheOrderAgain(again)}</Banner>
          )}
          <GarmentFields tailor={tailor} trade={trade}>
            <OrderSwatch />
          </GarmentFields>
          <MeasurementFields records={records} frozen={editing?.measuresOf} />
          {!isEditing && !again && (
            <FurtherSection tailor={tailor} records={records} takesFocus={isBack} {...onList} />
          )}
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
