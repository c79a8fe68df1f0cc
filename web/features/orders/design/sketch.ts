import { designWords, garmentWords } from '#words';
import type { DesignChoices } from '../../../../contract/design-features.ts';
import { designInWords } from '../../../../contract/garment-design.ts';
import { fabricName } from '../../../../contract/garment-names.ts';
import type { DressTypeCode } from '../../../../contract/garments.ts';
import { sketchOf } from '../../../art/design.ts';

/** Pixels across for one unit of the drawing. */
const SCALE = 2.5;

export interface Design {
  dressType: DressTypeCode;
  fabric: string;
  choices: DesignChoices;
}

/** A data URL of an SVG. */
export function svgAddress(svg: string): string {
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

export function sketchAddress({ dressType, fabric, choices }: Design): string {
  return svgAddress(sketchOf(dressType, fabric, choices));
}

/** The sketch in words, for screen readers. */
export function sketchInWords({ dressType, fabric, choices }: Design): string {
  const chosen = designInWords(choices).map(({ label, choice }) => `${label}: ${choice}`);
  const label = garmentWords.dressTypes[dressType];
  return fabric
    ? designWords.sketchOfIn({ garment: label, fabric: fabricName(fabric), choices: chosen })
    : designWords.sketchOf({ garment: label, choices: chosen });
}

/** The sketch as a PNG, for the order's picture (design-2). */
export async function sketchBlob(design: Design): Promise<Blob> {
  const image = new Image();
  image.src = sketchAddress(design);
  await image.decode();
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: image.width * SCALE, height: image.height * SCALE });
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
  if (!blob) throw new Error(designWords.theBrowserCouldNotDrawThe);
  return blob;
}
