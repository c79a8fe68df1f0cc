import { changeDraft, useDraft } from '../draft.ts';
import { ChoiceCards } from './choice-cards.tsx';
import type { StepProps } from './step-props.ts';

/** A stitched order is the only type yet (orders-1). */
export function TypeStep({ onAnswered }: StepProps) {
  const chosen = useDraft((draft) => draft.orderType);
  return (
    <ChoiceCards
      chosen={chosen}
      onChoose={() => {
        changeDraft({ orderType: 'single' });
        onAnswered();
      }}
      choices={[
        {
          value: 'single',
          title: 'Single Order',
          text: 'One garment for one person, stitched to their measurements.',
          picture: 'single',
        },
      ]}
    />
  );
}
