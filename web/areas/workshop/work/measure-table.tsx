import { MEASURE_CODES, UNITS, type Unit } from '../../../../contract/measures.ts';
import type { WorkshopOrder } from '../../../../contract/order-steps.ts';
import { onTape } from '../../../../contract/tape.ts';
import { useSheetTongue } from '../../../features/orders/sheet-words.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Heading } from '../../../ui/heading.tsx';
import { Rich } from '../../../ui/rich.tsx';
import { personIn } from './sheet-facts.ts';
import { useLineMark } from './sheet-frame.tsx';

interface MeasureTableProps {
  measures: WorkshopOrder['measures'];
  level?: 2 | 3;
  unit: Unit;
  onUnit: (unit: Unit) => void;
}

/** The measures saved with the order (workshop-5). */
export function MeasureTable({ measures, level = 2, unit, onUnit }: MeasureTableProps) {
  const { words } = useSheetTongue();
  const mark = useLineMark();
  if (!measures) return null;
  const taken = MEASURE_CODES.filter((code) => measures.values[code] !== undefined);
  return (
    <Card as="section" padding="small" className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Heading level={level} size="item">
          {words.measures}
        </Heading>
        <div className="flex gap-2">
          {UNITS.map((one) => (
            <Button
              key={one}
              variant="secondary"
              aria-pressed={one === unit}
              onClick={() => onUnit(one)}
              className="min-w-20 px-4 aria-pressed:border-brand aria-pressed:bg-brand-soft aria-pressed:text-brand"
            >
              {words.unitNames[one]}
            </Button>
          ))}
        </div>
      </div>
      <p className="wrap-anywhere text-muted" {...mark('measures')}>
        <bdi>{measures.label}</bdi>: {personIn(words, measures)}
      </p>
      <table className="figures w-full">
        <thead className="sr-only">
          <tr>
            <th scope="col">{words.measure}</th>
            <th scope="col">{words.orderedIn[unit]}</th>
          </tr>
        </thead>
        <tbody>
          {taken.map((code) => (
            <tr key={code} className="border-b border-hairline last:border-0" {...mark(`measure-${code}`)}>
              <th scope="row" className="py-2.5 pe-3 text-start text-base font-medium">
                {words.measureNames[code]}
                {measures.estimated.includes(code) && (
                  <Badge tone="saffron" className="ms-2 whitespace-nowrap">
                    {words.estimated}
                  </Badge>
                )}
              </th>
              <td className="py-2.5 text-end text-xl font-semibold whitespace-nowrap">
                <bdi>{onTape(code, measures.values[code] ?? 0, unit, words)}</bdi>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {measures.estimated.length > 0 && (
        <p className="text-sm text-muted" {...mark('estimated')}>
          {words.checkEstimatedMeasures}
        </p>
      )}
      {measures.note && (
        <p className="wrap-anywhere whitespace-pre-wrap" {...mark('note')}>
          <Rich text={words.noteText} parts={{ note: () => <bdi>{measures.note}</bdi> }} />
        </p>
      )}
    </Card>
  );
}
