import { useController, useFormContext } from 'react-hook-form';
import { picturePicking } from '../../../lib/upload.ts';
import { PicturePicker } from '../../../ui/picture-picker.tsx';
import type { EntryValues } from './entry-values.ts';

interface EntryPictureProps {
  name: `garments.${number}.${'dress_design' | 'measurement_picture'}`;
  label: string;
  hint: string;
}

/** A picture of a garment (orders-215). */
export function EntryPicture({ name, label, hint }: EntryPictureProps) {
  const { control, clearErrors } = useFormContext<EntryValues>();
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
