import { type UseFormReturn, useController } from 'react-hook-form';
import { REVIEW_PHOTOS } from '../../../../contract/constants/catalogue.ts';
import { picturePicking } from '../../../lib/upload.ts';
import { PicturePicker } from '../../../ui/picture-picker.tsx';

const LIMIT = {
  count: REVIEW_PHOTOS.length,
  problem: `There can be ${REVIEW_PHOTOS.length} photos.`,
};

interface WithPhotos {
  photos: File[];
}

interface PhotosFieldProps<Values extends WithPhotos> {
  form: UseFormReturn<Values>;
  /** What the photos show, after "Up to 3, ". */
  of: string;
  disabled: boolean;
  /** The sent fraction, 0 to 1, during the upload. */
  sent: number | undefined;
  finishing: string;
  onCancel: () => void;
}

/** Up to three photos, in the form's field `photos`. */
export function PhotosField<Values extends WithPhotos>({
  form,
  of,
  disabled,
  sent,
  finishing,
  onCancel,
}: PhotosFieldProps<Values>) {
  const { control, clearErrors } = form as unknown as UseFormReturn<WithPhotos>;
  const { field, fieldState } = useController({ control, name: 'photos' });
  return (
    <PicturePicker
      {...picturePicking}
      label="Photos"
      optional
      hint={`Up to ${LIMIT.count}, ${of}.`}
      noun="photo"
      limit={LIMIT}
      pictures={field.value}
      onPictures={(chosen) => {
        clearErrors('photos');
        field.onChange(chosen);
      }}
      error={fieldState.error?.message}
      disabled={disabled}
      upload={sent === undefined ? undefined : { sent, finishing, onCancel }}
    />
  );
}
