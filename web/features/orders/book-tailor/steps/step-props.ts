export interface StepProps {
  onAnswered: () => void;
}
