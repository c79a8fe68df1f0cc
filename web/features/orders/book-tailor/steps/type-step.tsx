import { orderFormWords } from '#words';
import { Rich } from '../../../../ui/rich.tsx';
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
            title: orderFormWords.singleOrderCard,
            text: orderFormWords.oneGarmentOrSeveralStitched,
            picture: 'single',
          },
          {
            value: 'bulk',
            title: orderFormWords.bulkOrderCard,
            text: orderFormWords.uniformsCollectionsGiftsManyPiecesFor,
            picture: 'bulk',
          },
        ]}
      />
      <p className="text-muted">
        <Rich
          text={orderFormWords.shoesOrNoTailorInMind}
          parts={{ placement: (text) => <TextLink to="/order_placement">{text}</TextLink> }}
        />
      </p>
    </>
  );
}
