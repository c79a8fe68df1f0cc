import { basicWords, orderFormWords } from '#words';
import type { Tailor } from '../../../../contract/tailors.ts';
import { formatRupees } from '../../../lib/format.ts';
import { BottomBar } from '../../../ui/bottom-bar.tsx';
import { SubmitButton } from '../../../ui/submit.tsx';
import { useHandover } from './use-handover.ts';
import { usePrice } from './use-price.ts';

interface SubmitBarProps {
  tailor: Tailor | undefined;
  isSending: boolean;
  words: { submit: string; submitting: string };
}

export function SubmitBar({ tailor, isSending, words }: SubmitBarProps) {
  const price = usePrice(tailor);
  const missing = useHandover().isCountryKnown ? orderFormWords.chooseADress : basicWords.chooseACountry;
  return (
    <BottomBar
      kind="sticky"
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 lg:hidden"
    >
      <p className="figures">
        <span className="block text-sm text-muted">{orderFormWords.total}</span>
        <span className="font-display text-lg">{price ? formatRupees(price.total) : missing}</span>
      </p>
      <SubmitButton busy={isSending} busyLabel={words.submitting}>
        {words.submit}
      </SubmitButton>
    </BottomBar>
  );
}
