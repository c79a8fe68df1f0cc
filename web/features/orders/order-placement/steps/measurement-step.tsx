import { useEffect } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { orderFormWords, sampleWords, shelfClothWords } from '#words';
import { MAX_SHOE_SIZE } from '../../../../../contract/constants/orders.ts';
import { lazyResolver } from '../../../../lib/lazy-resolver.ts';
import { isSignedIn } from '../../../../lib/session.ts';
import { picturePicking } from '../../../../lib/upload.ts';
import { TextField } from '../../../../ui/field.tsx';
import { LazyPart } from '../../../../ui/lazy-part.tsx';
import { PicturePicker } from '../../../../ui/picture-picker.tsx';
import { RadioGroup } from '../../../../ui/radio-group.tsx';
import { toast } from '../../../../ui/toast.tsx';
import { MeasurementAlert } from '../../book-tailor/alerts.tsx';
import type { LengthValues, SampleValues } from '../../book-tailor/garment-shape.ts';
import { ownLengthProblem } from '../../book-tailor/record-fit.ts';
import { AskedFields } from '../../book-tailor/steps/asked-fields.tsx';
import SampleFields from '../../book-tailor/steps/sample-fields.tsx';
import { useMeasurementRecords } from '../../book-tailor/use-measurement-records.ts';
import { changeDraft, useDraft } from '../draft.ts';
import { keepFile } from '../files.ts';
import { isShoeNumber, mayTravel } from '../flow.ts';
import { StepForm } from './step-form.tsx';
import type { StepProps } from './step-props.ts';

/** Measurements for a dress, a size for shoes (orders-30). */
export function MeasurementStep(props: StepProps) {
  return props.answers.item_type === 'shoes' ? <ShoeNumber {...props} /> : <Measurements {...props} />;
}

const SHOE_NUMBER_NEEDED = orderFormWords.enterTheNumberOfYourShoes({ maxShoeSize: MAX_SHOE_SIZE });

function ShoeNumber({ answers, onNext, onPrevious }: StepProps) {
  return (
    <StepForm
      missing={isShoeNumber(answers.shoe_size) ? undefined : SHOE_NUMBER_NEEDED}
      onNext={onNext}
      onPrevious={onPrevious}
    >
      {(problem) => (
        <TextField
          label={orderFormWords.shoeNumber}
          inputMode="numeric"
          maxLength={2}
          required
          hint={orderFormWords.theEuropeanNumberForExample}
          className="max-w-80"
          value={answers.shoe_size}
          onChange={({ currentTarget }) => changeDraft({ shoe_size: currentTarget.value })}
          error={problem}
        />
      )}
    </StepForm>
  );
}

const loadSchema = () => import('../details-schema.ts');
const RESOLVERS = {
  Sample: lazyResolver<SampleValues>(async () => (await loadSchema()).sampleResolver),
  Ask: lazyResolver<SampleValues>(async () => (await loadSchema()).askedResolver),
};

/** The form of who is asked, or of the garment that goes along, which the draft keeps (orders-180, orders-210). */
function usePerson({ sent_along, measurement_option }: StepProps['answers']) {
  const resolver = RESOLVERS[measurement_option === 'Ask' ? 'Ask' : 'Sample'];
  const form = useForm<SampleValues>({ resolver, defaultValues: sent_along });
  const { subscribe } = form;
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) =>
          changeDraft({ sent_along: { ...useDraft.getState().sent_along, ...values } }),
      }),
    [subscribe],
  );
  return form;
}

/** How long a kameez shall be, which the draft keeps (measurements-22). */
function useLength({ length }: StepProps['answers']) {
  const form = useForm<LengthValues>({ defaultValues: length });
  const { subscribe } = form;
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => changeDraft({ length: { ...useDraft.getState().length, ...values } }),
      }),
    [subscribe],
  );
  return form;
}

const loadRecordPart = () => import('./record-part.tsx');

const MISSING = {
  none: orderFormWords.chooseOneOfTheOptions,
  Upload: orderFormWords.addThePictureOfYourMeasurements,
} as const;

function Measurements({ answers, onNext, onPrevious }: StepProps) {
  const { measurement_option, measurement_picture: picture } = answers;
  const isSampleOffered = mayTravel(answers.fields);
  const option = measurement_option === 'Sample' && !isSampleOffered ? null : measurement_option;
  const records = useMeasurementRecords();
  const latest = records.state === 'loaded' ? records.list[0] : undefined;
  const person = usePerson(answers);
  const length = useLength(answers);
  const isRecordMissing = option === 'get' && records.state === 'loaded' && !latest;

  function choose(chosen: string) {
    const isOfPerson = chosen === 'Sample' || chosen === 'Ask';
    if (isOfPerson && answers.sent_along.sample_record === '')
      person.setValue('asked_gender', answers.gender ?? '');
    person.clearErrors();
    if (isOfPerson || chosen === 'Upload') return changeDraft({ measurement_option: chosen });
    if (!isSignedIn()) return toast.error(orderFormWords.loginRequiredToGetData);
    changeDraft({ measurement_option: 'get' });
  }

  const isPictureMissing = option === 'Upload' && !picture;
  const missing = option === null ? MISSING.none : isPictureMissing ? MISSING.Upload : undefined;
  function goOn() {
    const typed = answers.length;
    const wrong = option === 'get' && latest?.top_length === null && ownLengthProblem(typed);
    if (wrong) return length.setError('top_length', { message: wrong }, { shouldFocus: true });
    onNext();
  }

  const next = option === 'Sample' || option === 'Ask' ? () => void person.handleSubmit(onNext)() : goOn;
  return (
    <StepForm missing={missing} onNext={next} onPrevious={onPrevious}>
      {(problem) => (
        <>
          <RadioGroup
            label={orderFormWords.measurement}
            value={isRecordMissing ? '' : (option ?? '')}
            error={option === null ? problem : undefined}
            options={[
              {
                value: 'Upload',
                label: orderFormWords.uploadAPicture,
                hint: orderFormWords.aPictureOfTheMeasuresOn,
              },
              {
                value: 'get',
                label: orderFormWords.getFromSetting,
                hint: orderFormWords.theLatestMeasurementsOfYourProfile,
              },
              ...(isSampleOffered ? [{ value: 'Sample', label: sampleWords.aGarmentThatFits }] : []),
              { value: 'Ask', label: orderFormWords.askSomebody },
            ]}
            radio={{
              name: 'measurement_option',
              onChange: ({ currentTarget }) => choose(currentTarget.value),
            }}
          />
          {!isSampleOffered && <p className="text-muted">{shelfClothWords.noSampleTravels}</p>}
          {option === 'get' && latest && (
            <>
              <p className="text-muted">{orderFormWords.weTakeTheMeasurementsOf({ label: latest.label })}</p>
              <LazyPart load={loadRecordPart} skeleton={null}>
                {(RecordPart) => <RecordPart record={latest} length={length} />}
              </LazyPart>
            </>
          )}
          {option === 'Upload' && (
            <PicturePicker
              {...picturePicking}
              label={orderFormWords.measurementImage}
              hint={orderFormWords.aPhotoOfTheMeasuresOn}
              pictures={picture ? [picture] : []}
              onPictures={([chosen]) => keepFile('measurement_picture', chosen)}
              error={problem}
            />
          )}
          {option === 'Sample' && (
            <FormProvider {...person}>
              <SampleFields records={records} />
            </FormProvider>
          )}
          {option === 'Ask' && (
            <FormProvider {...person}>
              <AskedFields />
            </FormProvider>
          )}
          <MeasurementAlert
            open={isRecordMissing}
            back="/order_placement?step=measurement"
            onClose={() => changeDraft({ measurement_option: null })}
          />
        </>
      )}
    </StepForm>
  );
}
