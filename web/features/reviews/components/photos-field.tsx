import { type UseFormReturn, useController } from 'react-hook-form';
import { reviewsWords } from '#words';
import { REVIEW_PHOTOS } from '../../../../contract/constants/catalogue.ts';
import { picturePicking } from '../../../lib/upload.ts';
import { PicturePicker } from '../../../ui/picture-picker.tsx';

const LIMIT = {
  count: REVIEW_PHOTOS.length,
  problem: reviewsWords.thereCanBePhotos({ count: REVIEW_PHOTOS.length }),
};

interface WithPhotos {
  photos: File[];
}

interface PhotosFieldProps<Values extends WithPhotos> {
  form: UseFormReturn<Values>;
  /** Says how many photos there may be, and of what. */
  hint: (slots: { count: number }) => string;
  disabled: boolean;
  /** The sent fraction, 0 to 1, during the upload. */
  sent: number | undefined;
  finishing: string;
  onCancel: () => void;
}

/** Up to three photos, in the form's field `photos`. */
export function PhotosField<Values extends WithPhotos>({
  form,
  hint,
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
      label={reviewsWords.photos}
      optional
      hint={hint({ count: LIMIT.count })}
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
