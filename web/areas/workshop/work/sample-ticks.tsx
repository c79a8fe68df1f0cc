import type { WorkshopGarment } from '../../../../contract/order-steps.ts';
import type { MeasurementSample } from '../../../../contract/sample-garments.ts';
import { CheckField } from '../../../ui/field.tsx';

interface SampleTicksProps {
  garments: readonly (WorkshopGarment & { measurement_sample: MeasurementSample })[];
  label: (slots: { sample: string }) => string;
  hint: string;
  /** Ids of garments. */
  ticked: readonly number[];
  onTicked: (ticked: number[]) => void;
}

/** A tick for each sample that has come, or is packed (workshop-61, workshop-62). */
export function SampleTicks({ garments, label, hint, ticked, onTicked }: SampleTicksProps) {
  if (garments.length === 0) return null;
  return (
    <div>
      {garments.map(({ id, measurement_sample: { kind, name } }) => (
        <CheckField
          key={id}
          label={label({ sample: [kind, name].filter(Boolean).join(' · ') })}
          checked={ticked.includes(id)}
          onChange={({ target }) =>
            onTicked(target.checked ? [...ticked, id] : ticked.filter((one) => one !== id))
          }
        />
      ))}
      <p className="text-sm text-muted">{hint}</p>
    </div>
  );
}
