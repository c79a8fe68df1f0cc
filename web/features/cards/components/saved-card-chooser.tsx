import type { UseFormRegisterReturn } from 'react-hook-form';
import { cardsWords } from '#words';
import type { SavedCard } from '../../../../contract/payments.ts';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import { cardName } from '../api.ts';

interface SavedCardChooserProps {
  cards: readonly SavedCard[];
  radio: UseFormRegisterReturn;
}

/** Chooses a saved card, or another one, whose value is '' (payments-7). */
export function SavedCardChooser({ cards, radio }: SavedCardChooserProps) {
  const options = cards.map((card) => ({
    value: String(card.id),
    label: cardName(card),
    hint:
      card.problem === 'expired'
        ? cardsWords.expiredOn({ expiry: card.expiry })
        : cardsWords.expiresOn({ expiry: card.expiry }),
    disabled: card.problem !== null,
  }));
  return (
    <RadioGroup
      label={cardsWords.card}
      radio={radio}
      options={[...options, { value: '', label: cardsWords.anotherCard }]}
    />
  );
}
