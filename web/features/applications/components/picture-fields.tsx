import { APPLICATION_PICTURES } from '../../../../contract/constants/applications.ts';
import { picturePicking } from '../../../lib/upload.ts';
import { Button } from '../../../ui/button.tsx';
import { PicturePicker } from '../../../ui/picture-picker.tsx';
import type { PartProps } from '../application-fields.ts';
import { PICTURES_FIELD } from './pictures-skeleton.tsx';

const MAX = APPLICATION_PICTURES.length;

interface PictureFieldsProps extends PartProps {
  /** Those that the application has. */
  known?: readonly { id: number; address: string }[] | undefined;
  /** How much is sent, 0 to 1, while the form is. */
  sent: number | undefined;
  onCancel: () => void;
}

/** Up to six pictures of the tailor's work. */
export default function PictureFields({
  known = [],
  typed,
  change,
  errors,
  disabled,
  sent,
  onCancel,
}: PictureFieldsProps) {
  const { kept_pictures: kept, pictures } = typed;
  const shown = known.filter(({ id }) => kept.includes(id));
  return (
    <div className="flex flex-col gap-4">
      {shown.length > 0 && (
        <ul aria-label="Pictures that we have" className="flex flex-wrap gap-3">
          {shown.map(({ id, address }, place) => (
            <li key={id} className="flex w-24 flex-col items-center">
              <img
                src={address}
                alt={`Sample ${place + 1}`}
                className="size-24 rounded-lg border border-hairline object-cover"
              />
              <Button
                variant="quiet"
                className="px-2 text-sm text-madder"
                aria-label={`Remove sample ${place + 1}`}
                disabled={disabled}
                onClick={() => change({ kept_pictures: kept.filter((other) => other !== id) })}
              >
                Remove
              </Button>
            </li>
          ))}
        </ul>
      )}
      <PicturePicker
        {...picturePicking}
        {...PICTURES_FIELD}
        limit={{ count: MAX - shown.length, problem: `There can be ${MAX} pictures.` }}
        name="pictures"
        pictures={pictures}
        onPictures={(chosen) => change({ pictures: chosen })}
        error={errors.pictures}
        disabled={disabled}
        upload={sent === undefined ? undefined : { sent, finishing: 'Uploaded. Saving...', onCancel }}
      />
    </div>
  );
}
