import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useSearchParams } from 'react-router';
import { shelfClothWords } from '#words';
import { toast } from '../../../ui/toast.tsx';
import { readCloth } from '../book-tailor/cloth.ts';
import type { FormFields } from '../book-tailor/draft.ts';

/** Takes the cloth named in the URL into the form (orders-152). */
export function useNamedCloth(form: UseFormReturn<FormFields>): void {
  const [parameters, setParameters] = useSearchParams();
  const [named, variant] = [parameters.get('cloth'), parameters.get('variant')];
  useEffect(() => {
    if (named === null) return;
    void readCloth(Number(named), Number(variant))
      .catch(() => undefined)
      .then((cloth) => {
        if (!cloth) toast.error(shelfClothWords.clothCouldNotBeRead);
        for (const [name, value] of Object.entries(cloth ?? {}))
          form.setValue(name as keyof typeof cloth, value as never, { shouldDirty: true });
        setParameters(
          (search) => {
            search.delete('cloth');
            search.delete('variant');
            return search;
          },
          { replace: true },
        );
      });
  }, [named, variant, form, setParameters]);
}
