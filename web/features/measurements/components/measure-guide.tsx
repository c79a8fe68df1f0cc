import { MEASURES, type MeasureCode, type Unit } from '../../../../contract/measures.ts';
import type { Sheet } from '../sheet.ts';
import { usualRange } from '../words.ts';
import { MeasureFigure } from './measure-figure.tsx';
import { UnitSwitch } from './unit-switch.tsx';

interface MeasureGuideProps {
  /** The measure somebody is at. */
  code: MeasureCode;
  sheet: Sheet;
  onSwitch: (unit: Unit) => void;
}

/**
 * Shows where the tape goes for one measure, and switches the unit. It stays in sight while the measures scroll by: a
 * strip below the header on a phone, a column beside the fields on a wide screen.
 */
export function MeasureGuide({ code, sheet, onSwitch }: MeasureGuideProps) {
  const person = sheet.age_group === 'child' ? 'child' : sheet.gender === 'female' ? 'woman' : 'man';
  return (
    <div className="sticky top-16 z-10 -mx-4 self-start border-b border-hairline bg-paper px-4 py-2 sm:mx-0 sm:px-0 lg:top-24 lg:col-start-2 lg:row-start-2 lg:border-0 lg:py-0">
      <div className="flex items-center gap-4 lg:flex-col lg:items-stretch lg:rounded-2xl lg:border lg:border-hairline lg:bg-card lg:p-5">
        <MeasureFigure code={code} person={person} />
        <p className="min-w-0 flex-1 text-sm">
          <strong className="block truncate font-display text-base lg:text-xl">{MEASURES[code].name}</strong>
          <span className="max-lg:line-clamp-2 text-muted">{MEASURES[code].howTo}</span>
          <span className="figures mt-1 block max-lg:hidden">
            Usual {usualRange(code, sheet.age_group, sheet.unit)}
          </span>
        </p>
        <UnitSwitch unit={sheet.unit} onSwitch={onSwitch} />
      </div>
    </div>
  );
}
