import type { UseFormRegister } from 'react-hook-form';
import { measureWords, reviewsWords } from '#words';
import { requiredMeasures } from '../../../../contract/garment-measures.ts';
import { type DressTypeCode, garmentOf } from '../../../../contract/garments.ts';
import type { MeasureCode } from '../../../../contract/measures.ts';
import type { OrderReview } from '../../../../contract/order-feedback.ts';
import { SelectField } from '../../../ui/field.tsx';

export interface FitFields {
  /** '' for a good fit. */
  fit: Partial<Record<MeasureCode, '' | keyof typeof reviewsWords.fitNames>>;
}

interface FitFieldsProps<Values extends FitFields> {
  dressType: string | null;
  register: UseFormRegister<Values>;
  disabled: boolean;
}

/** The fit at each measure of the garment (reviews-5); nothing for a garment that is not agreed. */
export function FitFields<Values extends FitFields>({
  dressType,
  register,
  disabled,
}: FitFieldsProps<Values>) {
  const field = register as unknown as UseFormRegister<FitFields>;
  if (dressType === null || !garmentOf(dressType)) return null;
  return (
    <details className="rounded-xl border border-hairline bg-card px-4 py-1">
      <summary className="flex min-h-11 cursor-pointer items-center font-semibold">
        {reviewsWords.howDoesItFitOptional}
      </summary>
      <p className="text-sm text-muted">{reviewsWords.theTailorStitchesYourNextOne}</p>
      <div className="grid gap-4 py-3 sm:grid-cols-2">
        {fittedMeasures(dressType as DressTypeCode).map((code) => (
          <SelectField
            key={code}
            label={measureWords.names[code]}
            disabled={disabled}
            {...field(`fit.${code}`)}
          >
            <option value="">{reviewsWords.fitsWell}</option>
            {Object.entries(reviewsWords.fitNames).map(([fit, name]) => (
              <option key={fit} value={fit}>
                {name}
              </option>
            ))}
          </SelectField>
        ))}
      </div>
    </details>
  );
}

/** All measures but the height, at which nothing is tight or loose. */
function fittedMeasures(dressType: DressTypeCode): MeasureCode[] {
  return requiredMeasures(dressType).filter((code) => code !== 'height');
}

export function withoutEmpty(fit: FitFields['fit']): OrderReview['fit'] {
  return Object.fromEntries(Object.entries(fit).filter(([, value]) => value)) as OrderReview['fit'];
}
