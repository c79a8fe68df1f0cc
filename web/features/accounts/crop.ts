/** What of a picture is shown: `zoom` from 1, place from 0 (left, top) to 1 (right, bottom). */
export interface Crop {
  zoom: number;
  x: number;
  y: number;
}

export const WHOLE: Crop = { zoom: 1, x: 0.5, y: 0.5 };
export const MAX_ZOOM = 4;

interface Size {
  width: number;
  height: number;
}

/** The square in pixels of the picture. */
export function squareOf({ width, height }: Size, { zoom, x, y }: Crop) {
  const side = Math.min(width, height) / zoom;
  return { left: (width - side) * x, top: (height - side) * y, side };
}

/** The crop after the picture was dragged by parts of the square's side: the picture follows the finger. */
export function dragged(size: Size, crop: Crop, { right, down }: { right: number; down: number }): Crop {
  const { side } = squareOf(size, crop);
  return {
    ...crop,
    x: moved(crop.x, right * side, size.width - side),
    y: moved(crop.y, down * side, size.height - side),
  };
}

/** The crop after two fingers have moved apart by a factor, or together by one below 1. */
export function pinched(crop: Crop, factor: number): Crop {
  return { ...crop, zoom: Math.min(MAX_ZOOM, Math.max(1, crop.zoom * factor)) };
}

function moved(place: number, by: number, room: number): number {
  return room <= 0 ? place : Math.min(1, Math.max(0, place - by / room));
}

/** Whether nothing would be cut off. */
export function isWhole({ width, height }: Size, { zoom }: Crop): boolean {
  return zoom === 1 && width === height;
}
