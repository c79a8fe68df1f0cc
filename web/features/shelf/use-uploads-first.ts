import { useCallback, useRef } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { shelfWords } from '#words';

/** Refuses to save while pictures upload, with an error on their field. */
export function useUploadsFirst<Values extends FieldValues>(
  { setError, clearErrors }: Pick<UseFormReturn<Values>, 'setError' | 'clearErrors'>,
  field: Path<Values>,
) {
  const isUploading = useRef(false);
  return {
    setUploading: useCallback(
      (isNow: boolean) => {
        if (isUploading.current && !isNow) clearErrors(field);
        isUploading.current = isNow;
      },
      [clearErrors, field],
    ),
    /** For `useFormSubmit`. */
    prevent(): boolean {
      if (isUploading.current) {
        setError(field, { message: shelfWords.waitForTheUpload });
      }
      return isUploading.current;
    },
  };
}
