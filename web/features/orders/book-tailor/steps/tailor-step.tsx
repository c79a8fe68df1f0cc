import type { Tailor, TailorType } from '../../../../../contract/tailors.ts';
import { LazyPart } from '../../../../ui/lazy-part.tsx';
import { Skeleton } from '../../../../ui/states.tsx';
import { changeDraft, chooseTailor, useDraft } from '../draft.ts';
import type { StepProps } from './step-props.ts';

export const loadTailorChooser = () => import('../../../tailors/components/tailor-chooser.tsx');

/** See orders-1. A garment that prices were shown for is the one that is ordered. */
export function TailorStep({ onAnswered }: StepProps) {
  const chosen = useDraft((draft) => draft.tailor?.id);
  function choose(tailor: Tailor, dressType: string, trade: TailorType | undefined) {
    chooseTailor({ source: 'partner', tailor, ...(trade ? { trade } : {}) });
    const { fields } = useDraft.getState();
    if (tailor.rate_per_design[dressType] !== undefined) {
      changeDraft({ fields: { ...fields, dress_type: dressType } });
    }
    onAnswered();
  }
  return (
    <LazyPart load={loadTailorChooser} skeleton={<Skeleton className="h-96" />}>
      {(TailorChooser) => <TailorChooser chosenId={chosen} onChoose={choose} />}
    </LazyPart>
  );
}
