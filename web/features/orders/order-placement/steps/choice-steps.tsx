import { basicWords, orderFormWords } from '#words';
import { RadioGroup } from '../../../../ui/radio-group.tsx';
import { changeDraft, type Draft } from '../draft.ts';
import { StepForm } from './step-form.tsx';
import type { StepProps } from './step-props.ts';

interface Choice<Value extends string> {
  value: Value;
  label: string;
  hint?: string;
  /** A file under /art/, without its extension. */
  picture?: string;
}

interface ChoiceStepProps<Value extends string> extends StepProps {
  name: string;
  label: string;
  choices: readonly Choice<Value>[];
  chosen: Value | null;
  onChoose: (value: Value) => void;
}

function ChoiceStep<Value extends string>({
  name,
  label,
  choices,
  chosen,
  onChoose,
  onNext,
  onPrevious,
}: ChoiceStepProps<Value>) {
  return (
    <StepForm
      missing={chosen === null ? orderFormWords.chooseOneOfTheOptions : undefined}
      onNext={onNext}
      onPrevious={onPrevious}
    >
      {(problem) => (
        <RadioGroup
          label={label}
          error={problem}
          value={chosen ?? ''}
          options={choices.map(({ value, label: text, hint, picture }) => ({
            value,
            hint: picture ? undefined : hint,
            label: picture ? <Pictured picture={picture} text={text} hint={hint} /> : text,
          }))}
          radio={{
            name,
            onChange: ({ currentTarget }) => {
              const choice = choices.find(({ value }) => value === currentTarget.value);
              if (choice) onChoose(choice.value);
            },
          }}
        />
      )}
    </StepForm>
  );
}

function Pictured({ picture, text, hint }: { picture: string; text: string; hint: string | undefined }) {
  return (
    <span className="flex items-center gap-4 py-2">
      <img
        src={`/art/${picture}.svg`}
        alt=""
        width={320}
        height={240}
        className="h-18 w-24 shrink-0 rounded-lg bg-sunken object-contain"
      />
      <span className="min-w-0">
        <span className="block font-display text-lg">{text}</span>
        {hint && <span className="block text-sm text-muted">{hint}</span>}
      </span>
    </span>
  );
}

/** The first of eight steps, or of three (orders-30). */
export function TypeStep(props: StepProps) {
  return (
    <ChoiceStep
      {...props}
      name="orderType"
      label={orderFormWords.orderType}
      chosen={props.answers.orderType}
      onChoose={(orderType) => changeDraft({ orderType })}
      choices={[
        {
          value: 'single',
          label: orderFormWords.singleOrder,
          hint: orderFormWords.onePieceForOnePerson,
          picture: 'single',
        },
        {
          value: 'bulk',
          label: orderFormWords.bulkOrder,
          hint: orderFormWords.manyPiecesForABusiness,
          picture: 'bulk',
        },
      ]}
    />
  );
}

/** Clears the sample, because a dress's sample does not fit shoes. */
export function CategoryStep(props: StepProps) {
  const choose = (item_type: NonNullable<Draft['item_type']>) => changeDraft({ item_type, sample: null });
  return (
    <ChoiceStep
      {...props}
      name="item_type"
      label={orderFormWords.category}
      chosen={props.answers.item_type}
      onChoose={choose}
      choices={[
        {
          value: 'shoes',
          label: orderFormWords.shoes,
          hint: orderFormWords.madeToYourNumber,
          picture: 'garment-khussa',
        },
        {
          value: 'dress',
          label: orderFormWords.dress,
          hint: orderFormWords.stitchedToYourMeasurements,
          picture: 'garment-kurta',
        },
      ]}
    />
  );
}

/** Whom the sample fits is whom the order is for. */
export function GenderStep(props: StepProps) {
  const { sent_along } = props.answers;
  const choose = (gender: NonNullable<Draft['gender']>) =>
    changeDraft({
      gender,
      sample: null,
      sent_along: { ...sent_along, asked_gender: gender, sample_record: '' },
    });
  return (
    <ChoiceStep
      {...props}
      name="gender"
      label={basicWords.gender}
      chosen={props.answers.gender}
      onChoose={choose}
      choices={[
        { value: 'male', label: basicWords.male, picture: 'gents' },
        { value: 'female', label: basicWords.female, picture: 'ladies' },
      ]}
    />
  );
}

export function DesignStep(props: StepProps) {
  return (
    <ChoiceStep
      {...props}
      name="inspiration"
      label={orderFormWords.designInspiration}
      chosen={props.answers.inspiration}
      onChoose={(inspiration) => changeDraft({ inspiration })}
      choices={[
        { value: 'yes', label: basicWords.yes, hint: orderFormWords.iHaveAPhotoOrA },
        { value: 'No', label: basicWords.no, hint: orderFormWords.showMeDesignsToChooseFrom },
      ]}
    />
  );
}
