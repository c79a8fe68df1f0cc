import { measurementsWords, measureWords } from '#words';
import type { Unit } from '../../../../contract/measures.ts';

export function UnitSwitch({ unit, onSwitch }: { unit: Unit; onSwitch: (unit: Unit) => void }) {
  return (
    <fieldset>
      <legend className="sr-only">{measurementsWords.unit}</legend>
      <div className="inline-flex rounded-full border border-edge bg-card p-0.5">
        {(['in', 'cm'] as const).map((choice) => (
          <label
            key={choice}
            className="relative grid min-h-11 min-w-14 place-items-center rounded-full px-3 text-sm font-semibold outline-offset-2 outline-brand has-checked:bg-ink has-checked:text-paper has-focus-visible:outline-3"
          >
            <input
              type="radio"
              name="unit"
              value={choice}
              checked={unit === choice}
              aria-label={measurementsWords.units[choice]}
              onChange={() => onSwitch(choice)}
              className="absolute inset-0 size-full appearance-none rounded-full outline-none"
            />
            {measureWords.units[choice]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
