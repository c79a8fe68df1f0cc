import { basicWords, orderFormWords, tradeWords } from '#words';
import { TAILOR_TYPES } from '../../../../../contract/constants/tailors.ts';
import { Button } from '../../../../ui/button.tsx';
import { RadioGroup } from '../../../../ui/radio-group.tsx';
import { chooseTailor, useDraft } from '../draft.ts';
import type { StepProps } from './step-props.ts';

const PICTURES = { 'Gents Tailor': 'gents', 'Ladies Tailor': 'ladies' } as const;

/** See orders-1. */
export function TradeStep({ onAnswered }: StepProps) {
  const source = useDraft((draft) => draft.source);
  const trade = useDraft((draft) => draft.trade);
  return (
    <form
      method="post"
      className="flex flex-col gap-6"
      onSubmit={(event) => {
        event.preventDefault();
        if (trade) onAnswered();
      }}
    >
      <RadioGroup
        label={orderFormWords.tailorType}
        value={trade ?? ''}
        options={TAILOR_TYPES.map((type) => ({
          value: type,
          label: (
            <span className="flex items-center gap-4 py-2">
              <img
                src={`/art/${PICTURES[type]}.svg`}
                alt=""
                width={320}
                height={240}
                className="w-24 rounded-lg"
              />
              {tradeWords.types[type]}
            </span>
          ),
        }))}
        radio={{
          name: 'trade',
          onChange: (event) => {
            const chosen = TAILOR_TYPES.find((type) => type === event.currentTarget.value);
            if (chosen) chooseTailor({ source, trade: chosen });
          },
        }}
      />
      <Button type="submit" disabled={!trade} className="self-start">
        {basicWords.continueLabel}
      </Button>
    </form>
  );
}
