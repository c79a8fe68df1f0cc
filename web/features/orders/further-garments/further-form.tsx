import { useEffect, useRef, useState } from 'react';
import { FormProvider, type UseFormReturn, useForm } from 'react-hook-form';
import { orderGarmentWords } from '#words';
import type { Tailor, TailorType } from '../../../../contract/tailors.ts';
import { endClothErrand } from '../../../lib/cloth-errand.ts';
import { useFormSubmit } from '../../../lib/form-submit.ts';
import { lazyResolver } from '../../../lib/lazy-resolver.ts';
import { Button } from '../../../ui/button.tsx';
import { FailureBanner } from '../../../ui/submit.tsx';
import { MeasurementAlert, RecordQuestion } from '../book-tailor/alerts.tsx';
import { isPostingOffered } from '../book-tailor/cloth.ts';
import { type FormFields, type OrderFields, useDraft } from '../book-tailor/draft.ts';
import { chosenRecord, measureProblems } from '../book-tailor/measure-problems.ts';
import { usePictures } from '../book-tailor/pictures.ts';
import { fitQuestion } from '../book-tailor/record-fit.ts';
import { GarmentFields } from '../book-tailor/steps/garment-fields.tsx';
import { LengthOfKameez, MeasurementFields } from '../book-tailor/steps/measurement-fields.tsx';
import { unseenIn } from '../book-tailor/unseen.ts';
import { type Records, useMeasurementRecords } from '../book-tailor/use-measurement-records.ts';
import { CopyChoice } from '../garment/copy-choice.tsx';
import { type GarmentPictures, garmentFieldsOf } from '../garment/draft.ts';
import { GarmentPrice } from '../garment/garment-price.tsx';
import { TradeChoice } from '../garment/trade-choice.tsx';
import {
  changeFurther,
  chooseRecords,
  furtherOf,
  isUntouched,
  picturesOf,
  readPictures,
  removeFurther,
} from './entries.ts';
import { titleOf } from './titles.ts';

const resolver = lazyResolver<FormFields>(async () =>
  (await import('../garment/garment-schema.ts')).garmentResolver([], false),
);

interface FurtherFormProps {
  /** The key of the garment. */
  garment: string;
  /** In the order, from 1. */
  place: number;
  pictures: GarmentPictures;
  tailor: Tailor | undefined;
  onDone: () => void;
}

/** What is typed is in the draft at once; the button checks it and leads back to the list. */
export function FurtherForm({ garment, place, pictures, tailor, onDone }: FurtherFormProps) {
  const [start] = useState(() => startOf(garment));
  const form = useForm<FormFields>({
    resolver,
    defaultValues: { ...start, dress_design: undefined, ...pictures },
  });
  const [store] = useState(() => picturesOf(garment));
  usePictures(form, store);
  useDraftOf(form, garment);
  const records = useMeasurementRecords();
  useRecordOfFirst(form, garment, records);
  const chosenTrade = useDraft(({ further }) => further.find(({ key }) => key === garment)?.trade);
  const trade = (tailor?.tailor_type_name ?? chosenTrade) || undefined;
  const setTrade = (chosen: TailorType | null) => changeFurther(garment, { trade: chosen });
  const [isLacking, setLacking] = useState(false);
  const [question, setQuestion] = useState<string>();
  const agreed = useRef<string>(undefined);
  const back = `/book-tailor?step=order&garment=${garment}`;

  /** Marks what is wrong with the measures, asks once about an unusual record; returns whether it did (orders-41). */
  function isHeldUp(): boolean {
    const fields = form.getValues();
    const isStored = fields.measurement_source === 'STORE';
    if (isStored && records.state === 'loaded' && records.list.length === 0) {
      setLacking(true);
      return true;
    }
    // Handover and delivery are those of the order's own form.
    const own = { ...fields, pickup: 'BY_OWN', delivery: 'BY_OWN' } as const;
    const problems = [...unseenIn(own, records.state, undefined), ...measureProblems(fields, records)];
    for (const [field, message] of problems) form.setError(field, { message });
    const isOpen = isStored && records.state === 'loaded' && fields.measurement === '';
    if (isOpen) form.setError('measurement', { message: orderGarmentWords.sayWhoseItIs });
    if (problems.length > 0 || isOpen) return true;
    const chosen = chosenRecord(fields, records);
    const doubt = chosen && fitQuestion(chosen, trade);
    if (!chosen || !doubt || agreed.current === `${chosen.id} ${doubt}`) return false;
    setQuestion(doubt);
    return true;
  }

  const { formProps, failure } = useFormSubmit(form, {
    prevent: isHeldUp,
    async send() {
      // A field may have changed by itself before changes were drafted.
      changeFurther(garment, { fields: garmentFieldsOf(form.getValues()) });
      endClothErrand();
    },
    onSuccess: onDone,
    fallback: orderGarmentWords.failedToChangeTheGarment,
  });
  const delivery_type = form.watch('delivery_type');

  return (
    <FormProvider {...form}>
      <form {...formProps} className="grid items-start gap-8 lg:grid-cols-[1fr_20rem]">
        <div className="flex min-w-0 flex-col gap-10">
          <CopyOfOther garment={garment} place={place} onTrade={setTrade} />
          <MeasurementFields
            records={records}
            mustChoose
            title={orderGarmentWords.whoseIsIt}
            back={back}
            isLengthApart
          />
          {tailor?.tailor_type_name === null && (
            <TradeChoice tailor={tailor} trade={trade} onTrade={setTrade} />
          )}
          <GarmentFields tailor={tailor} trade={trade}>
            <LengthOfKameez records={records} />
          </GarmentFields>
        </div>
        <aside className="flex flex-col gap-4 lg:sticky lg:top-6">
          {tailor && (
            <GarmentPrice
              order={{ delivery_type, expected_delivery_date: null }}
              garment={undefined}
              tailor={tailor}
            />
          )}
          <FailureBanner failure={failure} />
          <Button type="submit">{orderGarmentWords.addToTheOrder}</Button>
          <Button
            variant="secondary"
            onClick={() => {
              const entry = furtherOf(garment);
              if (entry && isUntouched(entry, form.getValues())) removeFurther(garment);
              onDone();
            }}
          >
            {orderGarmentWords.backToTheList}
          </Button>
          <p className="text-sm text-muted">{orderGarmentWords.nothingIsSentYet}</p>
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

/** The pickup of the order says whether this garment's cloth may be posted. */
function startOf(garment: string): OrderFields {
  const { fields } = useDraft.getState();
  const pickup = isPostingOffered(fields) ? 'BY_OWN' : 'BY_SHOP';
  return { ...fields, ...furtherOf(garment)?.fields, pickup };
}

/** Drafts what is typed; another source of the measures removes their picture (orders-5). */
function useDraftOf(form: UseFormReturn<FormFields>, garment: string): void {
  useEffect(() => {
    const subscription = form.watch((_values, { name }) => {
      const values = form.getValues();
      changeFurther(garment, { fields: garmentFieldsOf(values) });
      if (name === 'measurement_source' && values.measurement_picture) {
        form.setValue('measurement_picture', undefined);
        form.clearErrors('measurement_picture');
      }
    });
    return () => subscription.unsubscribe();
  }, [form, garment]);
}

/** A garment for the same person gets the record of the first one once the records are there (orders-204). */
function useRecordOfFirst(form: UseFormReturn<FormFields>, garment: string, records: Records): void {
  // `records` is a new object each time.
  const list = records.state === 'loaded' ? records.list : undefined;
  useEffect(() => {
    if (!list || form.getValues('measurement') !== '') return;
    chooseRecords({ state: 'loaded', list });
    const chosen = furtherOf(garment)?.fields.measurement;
    if (chosen) form.setValue('measurement', chosen);
  }, [form, garment, list]);
}

const FIRST = 'first';

interface CopyOfOtherProps {
  garment: string;
  place: number;
  onTrade: (trade: TailorType | null) => void;
}

/** Fills in the form as another garment of the draft. */
function CopyOfOther({ garment, place, onTrade }: CopyOfOtherProps) {
  const { fields, further, trade } = useDraft();
  const records = useMeasurementRecords();
  const all = [{ key: FIRST, fields, trade }, ...further];
  const others = all
    .map((one, index) => ({ key: one.key, place: index + 1, title: titleOf(one.fields, records) }))
    .filter((one) => one.place !== place && all[one.place - 1]?.fields.dress_type !== '');
  if (others.length === 0) return null;
  return (
    <CopyChoice
      key={garment}
      garments={others}
      onTrade={onTrade}
      read={async (key) => {
        const one = all.find((known) => known.key === key);
        const pictures = await readPictures(key === FIRST ? undefined : key);
        return one && { fields: garmentFieldsOf({ ...fields, ...one.fields }), trade: one.trade, pictures };
      }}
    />
  );
}
