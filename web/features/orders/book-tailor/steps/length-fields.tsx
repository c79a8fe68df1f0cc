import { useFormContext } from 'react-hook-form';
import { measureWords, orderFormWords } from '#words';
import type { Measurement } from '../../../../../contract/measurements.ts';
import { bandOf } from '../../../../../contract/measures.ts';
import { TextField } from '../../../../ui/field.tsx';
import { RadioGroup } from '../../../../ui/radio-group.tsx';
import type { OrderFields } from '../draft.ts';
import { LENGTH_ANSWERS } from '../garment-shape.ts';

/** Asks for the length of a kameez that the record lacks (orders-75). */
export default function LengthFields({
  record,
  hint = orderFormWords.fromTheShoulderToTheHem,
}: {
  record: Measurement | undefined;
  hint?: string;
}) {
  const { register, watch, formState } = useFormContext<OrderFields>();
  const answer = watch('length_choice');
  const answers = LENGTH_ANSWERS.filter((one) => one !== 'OWN' || record);
  const { errors } = formState;
  const usual = bandOf('top_length', record?.age_group ?? 'adult').map((limit) =>
    record?.unit === 'in' ? Math.round(limit / 2.54) : limit,
  );
  return (
    <div className="flex flex-col gap-4 rounded-xl bg-brand-soft p-4">
      <RadioGroup
        label={orderFormWords.howLongShallItBe}
        hint={hint}
        value={answer}
        error={errors.length_choice?.message}
        options={answers.map((value) => ({ value, label: orderFormWords.lengthAnswers[value] }))}
        radio={register('length_choice')}
      />
      {answer === 'OWN' && record && (
        <TextField
          label={orderFormWords.lengthIn({ unit: measureWords.units[record.unit] })}
          hint={measureWords.range({ lowest: usual[0] ?? 0, highest: usual[1] ?? 0, unit: record.unit })}
          inputMode={record.unit === 'cm' ? 'decimal' : 'text'}
          autoComplete="off"
          maxLength={12}
          error={errors.top_length?.message}
          {...register('top_length')}
        />
      )}
    </div>
  );
}
