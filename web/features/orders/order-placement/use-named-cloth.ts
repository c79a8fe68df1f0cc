import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { shelfClothWords } from '#words';
import { toast } from '../../../ui/toast.tsx';
import { changeDraft, useDraft } from './draft.ts';
import { mayTravel } from './flow.ts';

/**
 * Takes the cloth named in the URL (`?cloth=1007&variant=2010`) into the draft, and leads to the step that asks for it,
 * or to that of the measures where a sample was to go along (orders-222). True while loading.
 */
export function useNamedCloth(isReady: boolean): boolean {
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const [named, variant] = [parameters.get('cloth'), parameters.get('variant')];
  useEffect(() => {
    if (!isReady || named === null) return;
    void takeCloth(Number(named), Number(variant)).then(() => {
      const { measurement_option, fields } = useDraft.getState();
      const step = measurement_option === 'Sample' && !mayTravel(fields) ? 'measurement' : 'contact';
      return navigate({ search: `step=${step}` }, { replace: true });
    });
  }, [isReady, named, variant, navigate]);
  return named !== null;
}

async function takeCloth(product: number, variant: number): Promise<void> {
  const cloth = await import('../book-tailor/cloth.ts')
    .then(({ readCloth }) => readCloth(product, variant))
    .catch(() => undefined);
  if (!cloth) return toast.error(shelfClothWords.clothCouldNotBeRead);
  changeDraft({ fields: { ...useDraft.getState().fields, ...cloth } });
}
