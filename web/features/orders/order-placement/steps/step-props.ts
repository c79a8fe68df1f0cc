import type { Answers } from '../flow.ts';

export interface StepProps {
  answers: Answers;
  onNext: () => void;
  /** Undefined on the first step. */
  onPrevious: (() => void) | undefined;
  onPlaced: (order: PlacedOrder) => void;
}

export interface PlacedOrder {
  /** The server's sentence. */
  message: string;
  trackingNumber: string;
  kind: 'single' | 'bulk';
  /** The order to which garments can be added; null for shoes and a bulk order. */
  mayAddTo: number | null;
  /** The order for which somebody is asked for their measures. */
  asksForMeasures: number | null;
}
