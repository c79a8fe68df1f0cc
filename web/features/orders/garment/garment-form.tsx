import { useEffect, useRef, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { basicWords, orderFormWords, orderGarmentWords } from '#words';
import type { Garment } from '../../../../contract/order-garments.ts';
import type { CustomerOrder } from '../../../../contract/order-steps.ts';
import { pageSentence } from '../../../../contract/page-sentences.ts';
import type { Tailor } from '../../../../contract/tailors.ts';
import { fileMark } from '../../../lib/attempt-key.ts';
import { CallError } from '../../../lib/call-error.ts';
import { endClothErrand } from '../../../lib/cloth-errand.ts';
import { type Attempt, useFormSubmit } from '../../../lib/form-submit.ts';
import { lazyResolver, useLoadOnFocus } from '../../../lib/lazy-resolver.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { LazyPart } from '../../../ui/lazy-part.tsx';
import { Skeleton } from '../../../ui/states.tsx';
import { FailureBanner, SubmitButton } from '../../../ui/submit.tsx';
import { toast } from '../../../ui/toast.tsx';
import { UploadProgress } from '../../../ui/upload-progress.tsx';
import { reloadOrders } from '../after-step.ts';
import { MeasurementAlert, RecordQuestion } from '../book-tailor/alerts.tsx';
import { AS_PLACED, EMPTY_FIELDS, type FormFields } from '../book-tailor/draft.ts';
import { chosenRecord, measureProblems } from '../book-tailor/measure-problems.ts';
import { usePictures } from '../book-tailor/pictures.ts';
import { fitQuestion } from '../book-tailor/record-fit.ts';
import { GarmentFields } from '../book-tailor/steps/garment-fields.tsx';
import { LengthOfKameez, MeasurementFields } from '../book-tailor/steps/measurement-fields.tsx';
import { unseenIn } from '../book-tailor/unseen.ts';
import { readRecordsAfter, useMeasurementRecords } from '../book-tailor/use-measurement-records.ts';
import { garmentAddress } from '../order-address.ts';
import { addGarment, changeGarment } from './calls.ts';
import { CopyChoice } from './copy-choice.tsx';
import { draftOfGarment, garmentFieldsOf, garmentRequest } from './draft.ts';
import { GarmentPrice } from './garment-price.tsx';
import { garmentTitle, outcomeText } from './names.ts';
import { isOfWizard, isOpenGarment } from './open.ts';
import { copyOf, type Start } from './start.ts';
import { TradeChoice } from './trade-choice.tsx';
import { useNamedCloth } from './use-named-cloth.ts';

const loadSchema = () => import('./garment-schema.ts');
const loadSampleDesigns = () => import('./sample-designs.tsx');

interface GarmentFormProps {
  order: CustomerOrder;
  tailor: Tailor;
  /** The one that is changed; undefined for another one. */
  garment: Garment | undefined;
  start: Start;
  /** The order whose garments follow one by one (orders-122). */
  again: number | undefined;
  /** Called after adding or changing it, with the order as it is now. */
  onDone: (order: CustomerOrder, next: 'checkout' | 'another') => unknown;
}

/** See orders-105. */
export function GarmentForm({ order, tailor, garment, start, again, onDone }: GarmentFormProps) {
  const isOpen = isOpenGarment(order, garment);
  const [resolver] = useState(() =>
    lazyResolver<FormFields>(async () => (await loadSchema()).garmentResolver(start.kept, isOpen)),
  );
  useLoadOnFocus(loadSchema);
  const form = useForm<FormFields>({
    resolver,
    defaultValues: {
      ...EMPTY_FIELDS,
      pickup: order.pickup,
      dress_design: undefined,
      ...start.fields,
      ...start.pictures,
    },
  });
  const [draft] = useState(() => draftOfGarment(order.id, garment?.id));
  const [chosenTrade, setTrade] = useState(start.trade);
  const trade = (isOpen ? chosenTrade : (tailor.tailor_type_name ?? chosenTrade)) ?? undefined;
  usePictures(form, draft.pictures);
  useNamedCloth(form);
  useDraftOf(draft, form, chosenTrade, start.kept);
  const records = useMeasurementRecords();
  const [isLacking, setLacking] = useState(false);
  const [question, setQuestion] = useState<string>();
  const agreed = useRef<string>(undefined);
  const next = useRef<'checkout' | 'another'>('checkout');
  const words = WORDS[garment ? 'change' : 'add'];
  const frozen = garment && frozenIn(garment);
  const back = garmentAddress(order.id, { garment: garment?.id, again });

  /** Marks what is wrong with the measures, asks once about an unusual record; returns whether it did (orders-41). */
  function isHeldUp(): boolean {
    const fields = form.getValues();
    const isFrozen = Boolean(frozen) && fields.measurement_source === 'STORE' && fields.measurement === '';
    if (fields.measurement_source === 'STORE' && records.state === 'loaded') {
      if (records.list.length === 0 && !isFrozen) {
        setLacking(true);
        return true;
      }
    }
    const problems = [
      ...unseenIn({ ...EMPTY_FIELDS, ...fields }, isFrozen ? 'loaded' : records.state, undefined),
      ...measureProblems(fields, records),
    ];
    for (const [field, message] of problems) form.setError(field, { message });
    if (problems.length > 0) return true;
    const chosen = chosenRecord(fields, records);
    const doubt = chosen && fitQuestion(chosen, trade);
    if (!chosen || !doubt || agreed.current === `${chosen.id} ${doubt}`) return false;
    setQuestion(doubt);
    return true;
  }

  async function send(values: FormFields, { keyFor, onProgress, signal }: Attempt) {
    const body = garmentRequest(garmentFieldsOf(values), isOfWizard(order) ? chosenTrade : null);
    const files = { dress_design: values.dress_design, measurement_picture: values.measurement_picture };
    const idempotencyKey = keyFor([order.id, garment?.id, body, ...Object.values(files).map(fileMark)]);
    const request = { body, files, idempotencyKey, onProgress, signal };
    const sent = garment ? changeGarment(order.id, garment.id, request) : addGarment(order.id, request);
    const changed = await sent.catch(readRecordsAfter);
    const made = garment ? changed.garments.find(({ id }) => id === garment.id) : changed.garments.at(-1);
    const text = outcomeText(garment ? 'changed' : 'added', made ? garmentTitle(made) : '', order, changed);
    return { changed, text };
  }

  const { formProps, failure, isSubmitting, progress, cancel } = useFormSubmit(form, {
    prevent: isHeldUp,
    send,
    storedAttempt: { name: 'garment', on: 'device' },
    forgetDraft: draft.forget,
    async onSuccess({ changed, text }) {
      endClothErrand();
      await onDone(changed, next.current);
      toast.success(text, { durationMs: TOAST_MS });
    },
    onFailure(error) {
      if (!(error instanceof CallError)) return false;
      // The order was confirmed, or the garment removed, on another device.
      if (error.status === 409 || error.status === 404) void reloadOrders();
      const isMissing = error.fields.measurement_source?.includes(pageSentence('orders.measurement_missing'));
      if (isMissing) setLacking(true);
      return isMissing;
    },
    fallback: words.failed,
    afterLeaving: {
      onSuccess({ text }) {
        void reloadOrders();
        const link = { to: `/checkout?order=${order.id}`, text: orderGarmentWords.seeTheOrder };
        toast.success(text, { link });
      },
      onFailure() {
        toast.info(words.notSent, { link: { to: back, text: orderGarmentWords.backToTheGarment } });
      },
    },
  });

  return (
    <FormProvider {...form}>
      <form {...formProps} className="grid items-start gap-8 lg:grid-cols-[1fr_20rem]">
        <fieldset disabled={isSubmitting} className="flex min-w-0 flex-col gap-10">
          {!garment && (
            <CopyChoice
              garments={order.garments.map((one, index) => ({
                key: String(one.id),
                place: index + 1,
                title: garmentTitle(one),
              }))}
              read={async (key) => {
                const copied = order.garments.find(({ id }) => String(id) === key);
                return copied && copyOf(copied);
              }}
              onTrade={setTrade}
            />
          )}
          <MeasurementFields
            records={records}
            frozen={frozen}
            title={orderGarmentWords.whoseIsIt}
            back={back}
            isLengthApart
          />
          {(isOpen || tailor.tailor_type_name === null) && (
            <TradeChoice tailor={tailor} trade={trade} isOpen={isOpen} onTrade={setTrade} />
          )}
          <GarmentFields
            tailor={isOpen ? undefined : tailor}
            trade={trade}
            isOpen={isOpen}
            isDesignKept={start.kept.includes('dress_design')}
            samples={
              isOpen &&
              trade && (
                <LazyPart load={loadSampleDesigns} skeleton={<Skeleton className="h-48" />}>
                  {(SampleDesigns) => <SampleDesigns trade={trade} />}
                </LazyPart>
              )
            }
          >
            <LengthOfKameez records={records} />
          </GarmentFields>
        </fieldset>
        <aside className="flex flex-col gap-4 lg:sticky lg:top-6">
          {order.total_bill === null ? (
            <p className="rounded-2xl border border-dashed border-edge p-5 text-muted">
              {orderGarmentWords.theShopSetsThePrice}
            </p>
          ) : (
            <GarmentPrice order={order} garment={garment} tailor={tailor} />
          )}
          {progress !== undefined && (
            <UploadProgress
              sent={progress}
              label={orderFormWords.upload}
              finishing={words.finishing}
              onCancel={cancel}
            />
          )}
          <FailureBanner failure={failure} />
          <SubmitButton
            busy={isSubmitting}
            busyLabel={words.sending}
            onClick={() => {
              next.current = 'checkout';
            }}
          >
            {words.send}
          </SubmitButton>
          {!garment && (
            <Button
              variant="secondary"
              pending={isSubmitting}
              onClick={() => {
                next.current = 'another';
                formProps.ref.current?.requestSubmit();
              }}
            >
              {orderGarmentWords.addAndMakeAnother}
            </Button>
          )}
          <ButtonLink variant="quiet" to={`/checkout?order=${order.id}`} onClick={endClothErrand}>
            {orderGarmentWords.seeTheOrder}
          </ButtonLink>
        </aside>
      </form>
      {question && (
        <RecordQuestion
          question={question}
          onCancel={() => setQuestion(undefined)}
          onConfirm={() => {
            agreed.current = `${chosenRecord(form.getValues(), records)?.id} ${question}`;
            setQuestion(undefined);
            formProps.ref.current?.requestSubmit();
          }}
        />
      )}
      <MeasurementAlert open={isLacking} onClose={() => setLacking(false)} back={back} />
    </FormProvider>
  );
}

const TOAST_MS = 9000;

/** Drafts what is typed; another source of the measures removes their picture (orders-5). */
function useDraftOf(
  draft: ReturnType<typeof draftOfGarment>,
  form: ReturnType<typeof useForm<FormFields>>,
  trade: Start['trade'],
  kept: Start['kept'],
): void {
  useEffect(() => {
    const subscription = form.watch((_values, { name }) => {
      const values = form.getValues();
      draft.keep({ fields: garmentFieldsOf(values), trade, kept });
      if (name === 'measurement_source' && values.measurement_picture) {
        form.setValue('measurement_picture', undefined);
        form.clearErrors('measurement_picture');
      }
    });
    return () => subscription.unsubscribe();
  }, [draft, form, trade, kept]);
}

/** Whose measures the garment keeps unless another record is chosen; null where it has none. */
function frozenIn({ measurement_source, measurement_label }: Garment): string | null {
  return measurement_source === 'STORE' ? (measurement_label ?? AS_PLACED) : null;
}

/** The texts around sending. */
const WORDS = {
  add: {
    send: orderGarmentWords.addToTheOrder,
    sending: orderGarmentWords.adding,
    finishing: orderGarmentWords.uploadedAddingIt,
    failed: orderGarmentWords.failedToAddTheGarment,
    notSent: orderGarmentWords.theGarmentWasNotAdded,
  },
  change: {
    send: orderGarmentWords.save,
    sending: basicWords.saving,
    finishing: orderGarmentWords.uploadedSavingIt,
    failed: orderGarmentWords.failedToChangeTheGarment,
    notSent: orderGarmentWords.theGarmentWasNotChanged,
  },
} as const;
