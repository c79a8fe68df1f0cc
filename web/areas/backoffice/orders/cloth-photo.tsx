import { type UseFormReturn, useController } from 'react-hook-form';
import { picturePicking } from '../../../lib/upload.ts';
import { PicturePicker } from '../../../ui/picture-picker.tsx';
import type { StepValues } from './step-values.ts';

/** A photo of the cloth that has come (orders-230). */
export function ClothPhoto({ form }: { form: UseFormReturn<StepValues> }) {
  const { field, fieldState } = useController({ control: form.control, name: 'photo' });
  return (
    <PicturePicker
      {...picturePicking}
      label="Photo of the cloth"
      optional
      noun="photo"
      hint="Customer and tailor see it."
      pictures={field.value ? [field.value] : []}
      onPictures={([photo]) => {
        form.clearErrors('photo');
        field.onChange(photo);
      }}
      preview={(address) => address && <img src={address} alt="" className="max-h-40 rounded-lg" />}
      error={fieldState.error?.message}
      inputRef={field.ref}
    />
  );
}
