import type { ReactNode } from 'react';

export interface StepProps {
  onAnswered: () => void;
  /** Replaces the wizard by a panel, because a bulk order has no checkout. */
  onPlaced: (panel: ReactNode) => void;
  /** Restarts the wizard from that panel. */
  onAnother: () => void;
}
