import { useFormContext } from 'react-hook-form';
import { basicWords, orderFormWords, tradeWords } from '#words';
import { TAILOR_TYPES } from '../../../../contract/constants/tailors.ts';
import { dressTypesFor, fabricsFor } from '../../../../contract/garments.ts';
import type { Tailor, TailorType } from '../../../../contract/tailors.ts';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import type { FormFields } from '../book-tailor/draft.ts';

interface TradeChoiceProps {
  tailor: Tailor;
  trade: TailorType | undefined;
  /** True if it asks who wears the garment, which no tailor has yet (orders-171). */
  isOpen?: boolean;
  onTrade: (trade: TailorType) => void;
}

/** Gents or ladies, at a tailor for both; what the other trade does not stitch is no longer chosen (tailors-7). */
export function TradeChoice({ tailor, trade, isOpen = false, onTrade }: TradeChoiceProps) {
  const { getValues, setValue } = useFormContext<FormFields>();
  function choose(type: TailorType): void {
    const { dress_type, fabric_type } = getValues();
    const isStitched = dressTypesFor(type).some(({ code }) => code === dress_type);
    if (!isStitched || (!isOpen && tailor.rate_per_design[dress_type] === undefined))
      setValue('dress_type', '');
    if (!fabricsFor(type).some((fabric) => fabric === fabric_type)) setValue('fabric_type', '');
    onTrade(type);
  }
  return (
    <RadioGroup
      label={isOpen ? orderFormWords.whoIsItFor : orderFormWords.tailorType}
      value={trade ?? ''}
      options={TAILOR_TYPES.map((value) => ({
        value,
        label: isOpen ? WEARERS[value] : tradeWords.types[value],
      }))}
      radio={{
        name: 'trade',
        onChange: ({ currentTarget: { value } }) => {
          const type = TAILOR_TYPES.find((one) => one === value);
          if (type) choose(type);
        },
      }}
    />
  );
}

const WEARERS = { 'Gents Tailor': basicWords.male, 'Ladies Tailor': basicWords.female } as const;
