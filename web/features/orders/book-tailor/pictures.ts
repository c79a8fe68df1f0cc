import { useEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { type FormFields, PICTURES, type PictureName } from './draft.ts';

/** How long a form waits for a picture of an order. */
const PATIENCE_MS = 15_000;

/** Where a draft keeps its pictures. */
export interface PictureStore {
  readFile: (name: PictureName) => Promise<File | undefined>;
  keepFile: (name: PictureName, file: File | undefined) => Promise<void>;
}

/** Puts the stored pictures of a draft into its form, and stores those that are chosen. */
export function usePictures(
  { getValues, setValue, subscribe }: UseFormReturn<FormFields>,
  store: PictureStore,
): void {
  const stored = useRef<Partial<Record<PictureName, File | undefined>>>({});
  useEffect(() => {
    let isHere = true;
    for (const name of PICTURES) {
      void store.readFile(name).then((file) => {
        // Do not overwrite a picture chosen meanwhile.
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
          void store.keepFile(name, values[name]);
        }
      },
    });
    return () => {
      isHere = false;
      unsubscribe();
    };
  }, [getValues, setValue, subscribe, store]);
}

/** A picture of an order as a file; undefined if it cannot be read, so that the form asks for it. */
export async function pictureFrom(name: PictureName, address: string | null): Promise<File | undefined> {
  if (!address) return undefined;
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(PATIENCE_MS) });
    const bytes = await response.blob();
    return response.ok ? new File([bytes], `${name}.webp`, { type: bytes.type }) : undefined;
  } catch {
    return undefined;
  }
}
