import { useController, useFormContext } from 'react-hook-form';
import { picturePicking } from '../../../../lib/upload.ts';
import { PicturePicker } from '../../../../ui/picture-picker.tsx';
import type { FormFields, PictureName } from '../draft.ts';

export function OrderPicture({ name, label, hint }: { name: PictureName; label: string; hint: string }) {
  const { control, clearErrors } = useFormContext<FormFields>();
  const { field, fieldState } = useController({ control, name });
  return (
    <PicturePicker
      {...picturePicking}
      label={label}
      hint={hint}
      pictures={field.value ? [field.value] : []}
      onPictures={([picture]) => {
        clearErrors(name);
        field.onChange(picture);
      }}
      error={fieldState.error?.message}
      inputRef={field.ref}
    />
  );
}
