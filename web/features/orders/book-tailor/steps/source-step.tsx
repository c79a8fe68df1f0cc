import { useShop } from '../../../../lib/shop.ts';
import { useLocationPreference } from '../../../location/store.ts';
import { chooseTailor, useDraft } from '../draft.ts';
import { ChoiceCards } from './choice-cards.tsx';
import type { StepProps } from './step-props.ts';

/** See orders-1. */
export function SourceStep({ onAnswered }: StepProps) {
  const { brand_name, order_rules } = useShop();
  const isAbroad = useLocationPreference(({ location }) => location === 'international');
  const chosen = useDraft((draft) => draft.source);
  return (
    <ChoiceCards
      chosen={chosen}
      onChoose={(value) => {
        chooseTailor({ source: value === 'in-house' ? 'in-house' : 'partner' });
        onAnswered();
      }}
      choices={[
        {
          value: 'in-house',
          title: brand_name,
          text: isAbroad
            ? `Our own workshop: stitched within ${order_rules.in_house_days} days, plus the days of the courier, managed by us from cloth to doorstep.`
            : `Our own workshop: delivered within ${order_rules.in_house_days} days, managed by us from cloth to doorstep.`,
          picture: 'inhouse',
        },
        {
          value: 'partner',
          title: 'Partner Tailor',
          text: 'You choose the tailor, the tailor stitches, and we keep track of your order.',
          picture: 'partner',
        },
      ]}
    />
  );
}
