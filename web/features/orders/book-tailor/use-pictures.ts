import { useEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { draft, type FormFields, PICTURES, type PictureName } from './draft.ts';

export function usePictures({ getValues, setValue, subscribe }: UseFormReturn<FormFields>): void {
  const stored = useRef<Partial<Record<PictureName, File | undefined>>>({});
  useEffect(() => {
    let isHere = true;
    for (const name of PICTURES) {
      void draft.readFile(name).then((file) => {
        // A picture chosen meanwhile wins.
        if (!isHere || !file || getValues(name)) return;
        stored.current[name] = file;
        setValue(name, file);
      });
    }
    const unsubscribe = subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        for (const name of PICTURES) {
          if (values[name] === stored.current[name]) continue;
          stored.current[name] = values[name];
          void draft.keepFile(name, values[name]);
        }
      },
    });
    return () => {
      isHere = false;
      unsubscribe();
    };
  }, [getValues, setValue, subscribe]);
}
