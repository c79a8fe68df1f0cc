import { useController, useFormContext } from 'react-hook-form';
import { applicationsWords, basicWords } from '#words';
import { APPLICATION_PICTURES } from '../../../../contract/constants/tailors.ts';
import { picturePicking } from '../../../lib/upload.ts';
import { Button } from '../../../ui/button.tsx';
import { PicturePicker } from '../../../ui/picture-picker.tsx';
import type { ApplicationFields } from '../application-fields.ts';
import { PICTURES_FIELD } from './pictures-skeleton.tsx';

const MAX = APPLICATION_PICTURES.length;

interface PictureFieldsProps {
  /** The pictures that were already sent. */
  known?: readonly { id: number; address: string }[] | undefined;
  disabled: boolean;
  /** The sent fraction, 0 to 1, during the upload. */
  sent: number | undefined;
  onCancel: () => void;
}

/** Up to six pictures of the tailor's work. */
export default function PictureFields({ known = [], disabled, sent, onCancel }: PictureFieldsProps) {
  const { control, clearErrors, setValue, watch } = useFormContext<ApplicationFields>();
  const { field, fieldState } = useController({ control, name: 'pictures' });
  const kept = watch('kept_pictures');
  const shown = known.filter(({ id }) => kept.includes(id));
  return (
    <div className="flex flex-col gap-4">
      {shown.length > 0 && (
        <ul aria-label={applicationsWords.picturesThatWeHave} className="flex flex-wrap gap-3">
          {shown.map(({ id, address }, place) => (
            <li key={id} className="flex w-24 flex-col items-center">
              <img
                src={address}
                alt={applicationsWords.sample({ place: place + 1 })}
                className="size-24 rounded-lg border border-hairline object-cover"
              />
              <Button
                variant="quiet"
                className="px-2 text-sm text-madder"
                aria-label={applicationsWords.removeSample({ place: place + 1 })}
                disabled={disabled}
                onClick={() =>
                  setValue(
                    'kept_pictures',
                    kept.filter((other) => other !== id),
                  )
                }
              >
                {basicWords.removeLabel}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <PicturePicker
        {...picturePicking}
        {...PICTURES_FIELD}
        limit={{ count: MAX - shown.length, problem: applicationsWords.thereCanBePictures({ max: MAX }) }}
        name="pictures"
        pictures={field.value}
        onPictures={(chosen) => {
          clearErrors('pictures');
          field.onChange(chosen);
        }}
        error={fieldState.error?.message}
        disabled={disabled}
        upload={
          sent === undefined ? undefined : { sent, finishing: applicationsWords.uploadedSaving, onCancel }
        }
      />
    </div>
  );
}
