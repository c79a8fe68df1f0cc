import { TailorChooser } from '../../../tailors/components/tailor-chooser.tsx';
import { chooseTailor, useDraft } from '../draft.ts';
import type { StepProps } from './step-props.ts';

/** See orders-1. */
export function TailorStep({ onAnswered }: StepProps) {
  const chosen = useDraft((draft) => draft.tailor?.id);
  return (
    <TailorChooser
      chosenId={chosen}
      onChoose={(tailor) => {
        chooseTailor({ source: 'partner', tailor });
        onAnswered();
      }}
    />
  );
}
