import type { Ref } from 'react';
import type { Choice } from '../words.ts';

/** What every step is given; it knows neither its neighbours nor the network. */
export interface StepProps {
  question: string;
  questionRef: Ref<HTMLHeadingElement>;
  choices: readonly Choice[];
  value: string | null;
  onAnswer: (value: string | null) => void;
  /** Why the step cannot be left yet. */
  error: string | undefined;
}
