import { type RefObject, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import Cropper, { type Area } from 'react-easy-crop';
import { accountsWords, basicWords } from '#words';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { usePreview } from '../../../ui/use-preview.ts';

/** Pixels; the largest size at which a profile picture is shown, on a dense screen. */
const OUTPUT_SIDE = 800;
const MAX_ZOOM = 4;
const QUALITY = 0.9;

interface CropDialogProps {
  file: File;
  onCropped: (file: File) => void;
  onCancel: () => void;
}

/** Crops a square by dragging, pinching or sliders (accounts-19); keeps files the browser cannot draw. */
export default function CropDialog({ file, onCropped, onCancel }: CropDialogProps) {
  const address = usePreview(file);
  const image = useRef<RefObject<HTMLImageElement>>(undefined);
  const [area, setArea] = useState<Area>();
  const [zoom, setZoom] = useState(1);
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [shown, setShown] = useState({ width: 0, height: 0 });
  const [square, setSquare] = useState({ width: 0, height: 0 });

  async function apply() {
    if (image.current && area) onCropped(await croppedFile(file, image.current.current, area));
  }

  /** A position from 0 (left, top) to 1 (right, bottom). */
  function place(axis: 'x' | 'y', side: 'width' | 'height') {
    const room = (shown[side] * zoom - square[side]) / 2;
    return {
      min: 0,
      max: 1,
      value: room > 0 ? 0.5 - crop[axis] / room / 2 : 0.5,
      onChange: (value: number) => setCrop({ ...crop, [axis]: (1 - 2 * value) * room }),
    };
  }

  // A portal, because Enter on a slider would submit the surrounding form.
  return createPortal(
    <Dialog
      title={accountsWords.cropYourPicture}
      open
      onClose={onCancel}
      actions={
        <>
          <Button variant="secondary" onClick={onCancel}>
            {basicWords.cancel}
          </Button>
          <Button onClick={() => void apply()} disabled={!area}>
            {accountsWords.useThisPicture}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <div className="relative mx-auto aspect-square w-full max-w-72">
          {address && (
            <Cropper
              image={address}
              aspect={1}
              objectFit="cover"
              cropShape="round"
              showGrid={false}
              crop={crop}
              onCropChange={setCrop}
              zoom={zoom}
              maxZoom={MAX_ZOOM}
              onZoomChange={setZoom}
              onCropAreaChange={(_, pixels) => setArea(pixels)}
              setMediaSize={setShown}
              setCropSize={setSquare}
              setImageRef={(ref) => {
                image.current = ref;
              }}
              mediaProps={{ alt: '', onError: () => onCropped(file) }}
              cropperProps={{ role: 'group', 'aria-label': accountsWords.whatOfThePictureIsShown }}
            />
          )}
        </div>
        <Slider label={accountsWords.zoom} min={1} max={MAX_ZOOM} value={zoom} onChange={setZoom} />
        <Slider label={accountsWords.leftOrRight} dir="ltr" {...place('x', 'width')} />
        <Slider label={accountsWords.upOrDown} {...place('y', 'height')} />
      </div>
    </Dialog>,
    document.body,
  );
}

interface SliderProps {
  label: string;
  min: number;
  max: number;
  value: number;
  onChange: (value: number) => void;
  dir?: 'ltr';
}

function Slider({ label, dir, min, max, value, onChange }: SliderProps) {
  const id = useId();
  return (
    <div className="flex items-center gap-4">
      <label htmlFor={id} className="w-28 shrink-0 text-sm font-semibold">
        {label}
      </label>
      <input
        id={id}
        type="range"
        min={min}
        max={max}
        // The picture is not mirrored.
        dir={dir}
        step={(max - min) / 50}
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.valueAsNumber)}
        className="h-11 min-w-0 flex-1 accent-brand"
      />
    </div>
  );
}

/** The file itself if nothing would be cut off or the browser cannot encode it. */
async function croppedFile(
  file: File,
  image: HTMLImageElement,
  { x, y, width, height }: Area,
): Promise<File> {
  if (width === image.naturalWidth && height === image.naturalHeight) return file;
  const side = Math.max(1, Math.min(OUTPUT_SIDE, width));
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: side, height: side });
  canvas.getContext('2d')?.drawImage(image, x, y, width, height, 0, 0, side, side);
  // All formats but JPEG may be transparent.
  const type = file.type === 'image/jpeg' ? 'image/jpeg' : 'image/png';
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, type, QUALITY));
  if (!blob) return file;
  const name = file.name.replace(/\.\w+$/, '') + (blob.type === 'image/jpeg' ? '.jpg' : '.png');
  return new File([blob], name, { type: blob.type, lastModified: file.lastModified });
}
