import type { Ref } from 'react';
import type { Choice } from '../words.ts';

export interface StepProps {
  question: string;
  questionRef: Ref<HTMLHeadingElement>;
  choices: readonly Choice[];
  value: string | null;
  onAnswer: (value: string | null) => void;
  error: string | undefined;
}
