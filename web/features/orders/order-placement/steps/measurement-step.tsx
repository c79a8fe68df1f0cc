import { orderFormWords } from '#words';
import { MAX_SHOE_SIZE } from '../../../../../contract/constants/orders.ts';
import { isSignedIn } from '../../../../lib/session.ts';
import { picturePicking } from '../../../../lib/upload.ts';
import { TextField } from '../../../../ui/field.tsx';
import { PicturePicker } from '../../../../ui/picture-picker.tsx';
import { RadioGroup } from '../../../../ui/radio-group.tsx';
import { toast } from '../../../../ui/toast.tsx';
import { MeasurementAlert } from '../../book-tailor/alerts.tsx';
import { useMeasurementRecords } from '../../book-tailor/use-measurement-records.ts';
import { changeDraft } from '../draft.ts';
import { keepFile } from '../files.ts';
import { isShoeNumber } from '../flow.ts';
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

const MISSING = {
  none: orderFormWords.chooseOneOfTheOptions,
  Upload: orderFormWords.addThePictureOfYourMeasurements,
} as const;

function Measurements({ answers, onNext, onPrevious }: StepProps) {
  const { measurement_option: option, measurement_picture: picture } = answers;
  const records = useMeasurementRecords();
  const latest = records.state === 'loaded' ? records.list[0] : undefined;
  const isRecordMissing = option === 'get' && records.state === 'loaded' && !latest;

  function choose(chosen: string) {
    if (chosen === 'Upload') return changeDraft({ measurement_option: 'Upload' });
    if (!isSignedIn()) return toast.error(orderFormWords.loginRequiredToGetData);
    changeDraft({ measurement_option: 'get' });
  }

  const isPictureMissing = option === 'Upload' && !picture;
  const missing = option === null ? MISSING.none : isPictureMissing ? MISSING.Upload : undefined;
  return (
    <StepForm missing={missing} onNext={onNext} onPrevious={onPrevious}>
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
            ]}
            radio={{
              name: 'measurement_option',
              onChange: ({ currentTarget }) => choose(currentTarget.value),
            }}
          />
          {option === 'get' && latest && (
            <p className="text-muted">{orderFormWords.weTakeTheMeasurementsOf({ label: latest.label })}</p>
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
