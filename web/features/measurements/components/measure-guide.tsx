import { MEASURES, type MeasureCode, type Unit } from '../../../../contract/measures.ts';
import type { RecordFields } from '../record-fields.ts';
import { usualRange } from '../words.ts';
import { MeasureFigure, useMeasureView } from './measure-figure.tsx';
import { UnitSwitch } from './unit-switch.tsx';

interface MeasureGuideProps {
  code: MeasureCode;
  fields: RecordFields;
  onSwitch: (unit: Unit) => void;
}

/** Shows where the tape goes for one measure; stays visible while the measures scroll. */
export function MeasureGuide({ code, fields, onSwitch }: MeasureGuideProps) {
  const person = fields.age_group === 'child' ? 'child' : fields.gender === 'female' ? 'woman' : 'man';
  const shown = useMeasureView(code, person);
  const taken = Object.keys(fields.entries);
  return (
    <div className="sticky top-[var(--guide-top,4rem)] z-bar -mx-4 border-y border-hairline bg-paper px-4 py-2 sm:mx-0 sm:px-0 lg:top-24 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:self-start lg:border-0 lg:py-0">
      <div className="flex items-center gap-4 lg:flex-col lg:rounded-3xl lg:border lg:border-hairline lg:bg-card lg:p-6">
        <MeasureFigure
          shown={shown}
          taken={taken}
          zoomed
          className="size-28 shrink-0 rounded-2xl bg-card lg:hidden"
        />
        <MeasureFigure shown={shown} taken={taken} className="h-72 w-full max-lg:hidden" />
        <div className="flex min-w-0 flex-1 flex-col gap-2 lg:contents">
          <p className="text-sm lg:w-full">
            <strong className="block font-display text-lg leading-tight lg:text-xl">
              {MEASURES[code].name}
            </strong>
            <span className="text-muted lg:hidden">{shown.caption}</span>
            <span className="block text-muted max-lg:hidden">
              {MEASURES[code].howTo}{' '}
              <span className="figures">Usual {usualRange(code, fields.age_group, fields.unit)}.</span>
            </span>
          </p>
          <div className="lg:order-first">
            <UnitSwitch unit={fields.unit} onSwitch={onSwitch} />
          </div>
        </div>
      </div>
    </div>
  );
}
