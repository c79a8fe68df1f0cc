import { useController, useFormContext } from 'react-hook-form';
import { PICTURE_TYPES } from '../../../../../contract/constants/files.ts';
import { preparePictures } from '../../../../lib/upload.ts';
import { PictureField } from '../../../../ui/picture-field.tsx';
import type { FormFields, PictureName } from '../draft.ts';

export function OrderPicture({ name, label, hint }: { name: PictureName; label: string; hint: string }) {
  const { control, setError, clearErrors } = useFormContext<FormFields>();
  const { field, fieldState } = useController({ control, name });
  return (
    <PictureField
      label={label}
      hint={hint}
      accept={PICTURE_TYPES.join(',')}
      file={field.value}
      error={fieldState.error?.message}
      inputRef={field.ref}
      onFile={async (file) => {
        const { pictures, problem } = await preparePictures(file ? [file] : []);
        if (problem) return setError(name, { message: problem });
        clearErrors(name);
        field.onChange(pictures[0]);
      }}
    />
  );
}
