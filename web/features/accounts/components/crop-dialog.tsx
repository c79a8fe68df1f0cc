import { type PointerEvent, useEffect, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Skeleton } from '../../../ui/states.tsx';
import { type Crop, dragged, isWhole, MAX_ZOOM, pinched, squareOf, WHOLE } from '../crop.ts';

/** Pixels; the largest place a profile picture has, on a dense screen. */
const OUTPUT_SIDE = 800;
const VIEW_SIDE = 560;
const QUALITY = 0.9;

interface CropDialogProps {
  file: File;
  onCropped: (file: File) => void;
  onCancel: () => void;
}

/** Cuts a square out of a picture: drag it, pinch it, or use the sliders (accounts-19). Passes on what the browser cannot draw. */
export default function CropDialog({ file, onCropped, onCancel }: CropDialogProps) {
  const [bitmap, setBitmap] = useState<ImageBitmap>();
  const [crop, setCrop] = useState<Crop>(WHOLE);
  const pass = useRef(onCropped);
  pass.current = onCropped;
  useEffect(() => {
    let made: ImageBitmap | undefined;
    let isLeft = false;
    createImageBitmap(file).then(
      (decoded) => {
        made = decoded;
        if (isLeft) decoded.close();
        else setBitmap(decoded);
      },
      () => {
        if (!isLeft) pass.current(file);
      },
    );
    return () => {
      isLeft = true;
      made?.close();
    };
  }, [file]);

  async function apply() {
    if (bitmap) onCropped(isWhole(bitmap, crop) ? file : await croppedFile(file, bitmap, crop));
  }

  // Out of the form around it, which Enter on a slider would send.
  return createPortal(
    <Dialog
      title="Crop your picture"
      open
      onClose={onCancel}
      actions={
        <>
          <Button variant="secondary" onClick={onCancel}>
            Cancel
          </Button>
          <Button onClick={() => void apply()} disabled={!bitmap}>
            Use this picture
          </Button>
        </>
      }
    >
      {bitmap ? (
        <View bitmap={bitmap} crop={crop} onCrop={setCrop} />
      ) : (
        <Skeleton className="aspect-square w-full" />
      )}
    </Dialog>,
    document.body,
  );
}

interface Point {
  x: number;
  y: number;
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

interface ViewProps {
  bitmap: ImageBitmap;
  crop: Crop;
  onCrop: (crop: Crop) => void;
}

function View({ bitmap, crop, onCrop }: ViewProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const fingers = useRef(new Map<number, Point>());
  useEffect(() => {
    if (canvas.current) draw(canvas.current, bitmap, crop);
  }, [bitmap, crop]);

  function move(event: PointerEvent<HTMLCanvasElement>) {
    const { pointerId, clientX, clientY, currentTarget } = event;
    const before = fingers.current.get(pointerId);
    if (!before) return;
    const now = { x: clientX, y: clientY };
    fingers.current.set(pointerId, now);
    const [other] = [...fingers.current].filter(([id]) => id !== pointerId).map(([, point]) => point);
    if (other) {
      const apart = distance(before, other);
      if (apart > 0) onCrop(pinched(crop, distance(now, other) / apart));
      return;
    }
    const right = (now.x - before.x) / currentTarget.clientWidth;
    const down = (now.y - before.y) / currentTarget.clientHeight;
    onCrop(dragged(bitmap, crop, { right, down }));
  }

  const letGo = ({ pointerId }: PointerEvent) => {
    fingers.current.delete(pointerId);
  };
  const slider = (name: keyof Crop) => ({
    value: crop[name],
    onChange: (value: number) => onCrop({ ...crop, [name]: value }),
  });
  return (
    <div className="flex flex-col gap-4">
      <canvas
        ref={canvas}
        width={VIEW_SIDE}
        height={VIEW_SIDE}
        role="img"
        aria-label="What of the picture is shown"
        className="mx-auto aspect-square w-full max-w-72 cursor-move touch-none rounded-full border border-hairline"
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
        }}
        onPointerMove={move}
        onPointerUp={letGo}
        onPointerCancel={letGo}
      />
      <Slider label="Zoom" min={1} max={MAX_ZOOM} {...slider('zoom')} />
      <Slider label="Left or right" min={0} max={1} {...slider('x')} />
      <Slider label="Up or down" min={0} max={1} {...slider('y')} />
    </div>
  );
}

interface SliderProps {
  label: string;
  min: number;
  max: number;
  value: number;
  onChange: (value: number) => void;
}

function Slider({ label, min, max, value, onChange }: SliderProps) {
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
        step={(max - min) / 50}
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.valueAsNumber)}
        className="h-11 min-w-0 flex-1 accent-brand"
      />
    </div>
  );
}

function draw(canvas: HTMLCanvasElement, bitmap: ImageBitmap, crop: Crop): void {
  const { left, top, side } = squareOf(bitmap, crop);
  const { width, height } = canvas;
  const context = canvas.getContext('2d');
  context?.clearRect(0, 0, width, height);
  context?.drawImage(bitmap, left, top, side, side, 0, 0, width, height);
}

/** The file itself where the browser cannot write one. */
async function croppedFile(file: File, bitmap: ImageBitmap, crop: Crop): Promise<File> {
  const side = Math.max(1, Math.min(OUTPUT_SIDE, Math.round(squareOf(bitmap, crop).side)));
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: side, height: side });
  draw(canvas, bitmap, crop);
  // Anything but a JPEG may be transparent.
  const type = file.type === 'image/jpeg' ? 'image/jpeg' : 'image/png';
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, type, QUALITY));
  if (!blob) return file;
  const name = file.name.replace(/\.\w+$/, '') + (blob.type === 'image/jpeg' ? '.jpg' : '.png');
  return new File([blob], name, { type: blob.type, lastModified: file.lastModified });
}
