import { useCallback, useRef } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';

/** Keeps a form from being saved without pictures that are still on their way, and says so on their field. */
export function useUploadsFirst<Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, 'setError'>,
  field: Path<Values>,
) {
  const isUploading = useRef(false);
  return {
    setUploading: useCallback((isNow: boolean) => {
      isUploading.current = isNow;
    }, []),
    /** For `useFormSubmit`. */
    prevent(): boolean {
      if (isUploading.current) {
        form.setError(field, { message: 'Wait until the upload is complete, or leave the picture out.' });
      }
      return isUploading.current;
    },
  };
}
