export interface StepProps {
  /** The step is answered: lead on. */
  onAnswered: () => void;
}
