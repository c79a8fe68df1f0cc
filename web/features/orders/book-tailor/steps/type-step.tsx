import { TextLink } from '../../../../ui/text-link.tsx';
import { changeDraft, useDraft } from '../draft.ts';
import { ChoiceCards } from './choice-cards.tsx';
import type { StepProps } from './step-props.ts';

/** See orders-1. */
export function TypeStep({ onAnswered }: StepProps) {
  const chosen = useDraft((draft) => draft.orderType);
  return (
    <>
      <ChoiceCards
        chosen={chosen}
        onChoose={(value) => {
          changeDraft({ orderType: value === 'bulk' ? 'bulk' : 'single' });
          onAnswered();
        }}
        choices={[
          {
            value: 'single',
            title: 'Single Order',
            text: 'One garment for one person, stitched to their measurements.',
            picture: 'single',
          },
          {
            value: 'bulk',
            title: 'Bulk Order',
            text: 'Uniforms, collections, gifts: many pieces for a business, by a quote.',
            picture: 'bulk',
          },
        ]}
      />
      <p className="text-muted">
        Shoes, or a garment without a tailor in mind?{' '}
        <TextLink to="/order_placement">Tell us what you want, and we name the price</TextLink>
      </p>
    </>
  );
}
