import { MEASURE_CODES, MEASURES, UNITS, type Unit } from '../../../../contract/measures.ts';
import type { WorkshopOrder } from '../../../../contract/order-steps.ts';
import { onTape } from '../../../../contract/tape.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Heading } from '../../../ui/heading.tsx';

interface MeasureTableProps {
  order: WorkshopOrder;
  unit: Unit;
  onUnit: (unit: Unit) => void;
}

const UNIT_NAMES = { cm: 'cm', in: 'inches' } as const;

/** The measures saved with the order (workshop-5). */
export function MeasureTable({ order, unit, onUnit }: MeasureTableProps) {
  const { measures } = order;
  if (!measures) return null;
  const taken = MEASURE_CODES.filter((code) => measures.values[code] !== undefined);
  return (
    <Card as="section" padding="small" className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Heading level={2} size="item">
          Measures
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
              {UNIT_NAMES[one]}
            </Button>
          ))}
        </div>
      </div>
      <p className="wrap-anywhere text-muted">
        {measures.label}: {measures.age_group === 'child' ? 'child, ' : ''}
        {measures.gender}
      </p>
      <table className="figures w-full">
        <thead className="sr-only">
          <tr>
            <th scope="col">Measure</th>
            <th scope="col">Ordered in {UNIT_NAMES[unit]}</th>
          </tr>
        </thead>
        <tbody>
          {taken.map((code) => (
            <tr key={code} className="border-b border-hairline last:border-0">
              <th scope="row" className="py-2.5 pe-3 text-start text-base font-medium">
                {MEASURES[code].name}
                {measures.estimated.includes(code) && (
                  <Badge tone="saffron" className="ms-2 whitespace-nowrap">
                    Estimated
                  </Badge>
                )}
              </th>
              <td className="py-2.5 text-end text-xl font-semibold whitespace-nowrap">
                {onTape(code, measures.values[code] ?? 0, unit)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {measures.estimated.length > 0 && (
        <p className="text-sm text-muted">
          Nobody has taken estimated measures by tape. Check them, or ask the customer.
        </p>
      )}
      {measures.note && <p className="wrap-anywhere whitespace-pre-wrap">Note: {measures.note}</p>}
    </Card>
  );
}
