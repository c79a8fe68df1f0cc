import { useMemo } from 'react';
import type { MeasureCode } from '../../../../contract/measures.ts';
import type { Diagram, MeasureLine } from '../../../art/diagram.ts';
import { figure } from '../../../art/figure.ts';
import { garmentDiagram } from '../../../art/garment-diagram.ts';
import { zoomedFrame } from '../figure-zoom.ts';

type Person = Parameters<typeof figure>[1];

interface MeasureView {
  diagram: Diagram;
  line: Diagram['lines'][string] | undefined;
  view: MeasureLine['view'] | undefined;
}

/** The drawing that shows a measure; the front of the body by default. */
export function useMeasureView(code: MeasureCode, person: Person): MeasureView {
  const diagrams = useMemo(
    () => [figure('front', person), figure('back', person), garmentDiagram()],
    [person],
  );
  const diagram = diagrams.find(({ lines }) => lines[code]) ?? (diagrams[0] as Diagram);
  const line = diagram.lines[code];
  return { diagram, line, view: line?.view };
}

interface MeasureFigureProps {
  shown: MeasureView;
  taken: readonly string[];
  zoomed?: boolean;
  className: string;
}

export function MeasureFigure({ shown: { diagram, line }, taken, zoomed, className }: MeasureFigureProps) {
  const frame = zoomed && line ? zoomedFrame(diagram.viewBox, line.d) : diagram.viewBox;
  return (
    <svg
      aria-hidden="true"
      viewBox={frame}
      className={className}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {diagram.outlines.map((outline) => (
        <path key={outline} d={outline} className="fill-sunken stroke-edge stroke-2" />
      ))}
      {diagram.details.map((detail) => (
        <path key={detail} d={detail} className="fill-none stroke-edge" />
      ))}
      {taken.map((code) => {
        const way = diagram.lines[code];
        return (
          way &&
          way !== line && <path key={code} d={way.d} className="fill-none stroke-brand stroke-2 opacity-60" />
        );
      })}
      {line && (
        <g key={line.d} className="animate-fade-in fill-none">
          <path d={line.d} className="stroke-card stroke-12 opacity-80" />
          <path d={line.d} className="stroke-saffron stroke-6" />
        </g>
      )}
    </svg>
  );
}
