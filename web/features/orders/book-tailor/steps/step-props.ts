import type { ReactNode } from 'react';

export interface StepProps {
  onAnswered: () => void;
  /** Shows a panel in place of the wizard: a bulk order has no checkout. */
  onPlaced: (panel: ReactNode) => void;
  /** Begins anew from such a panel. */
  onAnother: () => void;
}
