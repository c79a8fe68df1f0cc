/** What every step of the wizard is given. */
export interface StepProps {
  /** The step is answered: lead on. */
  onAnswered: () => void;
}
