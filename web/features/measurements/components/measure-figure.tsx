import { useMemo } from 'react';
import type { MeasureCode } from '../../../../contract/measures.ts';
import { figure } from '../../../ui/drawings/figure.ts';

type Person = Parameters<typeof figure>[1];

/** The body with the line of one measure lit up. */
export function MeasureFigure({ code, person }: { code: MeasureCode; person: Person }) {
  const diagrams = useMemo(() => [figure('front', person), figure('back', person)], [person]);
  const diagram = diagrams.find(({ lines }) => lines[code]) ?? diagrams[0];
  const line = diagram?.lines[code];
  if (!diagram) return null;
  return (
    <svg
      aria-hidden="true"
      viewBox={diagram.viewBox}
      className="h-28 w-16 shrink-0 self-center lg:h-96 lg:w-full"
    >
      {diagram.outlines.map((outline) => (
        <path key={outline} d={outline} className="fill-sunken stroke-edge stroke-2" />
      ))}
      {diagram.details.map((detail) => (
        <path key={detail} d={detail} className="fill-none stroke-edge" />
      ))}
      {line && (
        <path
          d={line.d}
          className="animate-fade-in fill-none stroke-saffron stroke-[6]"
          strokeLinecap="round"
        />
      )}
    </svg>
  );
}
