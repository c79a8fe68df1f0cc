import type { UseFormRegister } from 'react-hook-form';
import { requiredMeasures } from '../../../../contract/garment-measures.ts';
import type { DressTypeCode } from '../../../../contract/garments.ts';
import { MEASURES, type MeasureCode } from '../../../../contract/measures.ts';
import { SelectField } from '../../../ui/field.tsx';

export const FIT_NAMES = { tighter: 'Tighter next time', looser: 'Looser next time' } as const;

export interface FitFields {
  /** '' for a good fit. */
  fit: Partial<Record<MeasureCode, '' | keyof typeof FIT_NAMES>>;
}

interface FitFieldsProps<Values extends FitFields> {
  dressType: DressTypeCode;
  register: UseFormRegister<Values>;
  disabled: boolean;
}

/** The fit at each measure of the garment (reviews-5). */
export function FitFields<Values extends FitFields>({
  dressType,
  register,
  disabled,
}: FitFieldsProps<Values>) {
  const field = register as unknown as UseFormRegister<FitFields>;
  return (
    <details className="rounded-xl border border-hairline bg-card px-4 py-1">
      <summary className="flex min-h-11 cursor-pointer items-center font-semibold">
        How does it fit? (optional)
      </summary>
      <p className="text-sm text-muted">
        The tailor stitches your next one by it. It is not public: only the tailor and our support read it.
      </p>
      <div className="grid gap-4 py-3 sm:grid-cols-2">
        {fittedMeasures(dressType).map((code) => (
          <SelectField key={code} label={MEASURES[code].name} disabled={disabled} {...field(`fit.${code}`)}>
            <option value="">Fits well</option>
            {Object.entries(FIT_NAMES).map(([fit, name]) => (
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
