import { orderFormWords } from '#words';
import { CallError } from '../../../lib/call-error.ts';
import type { Draft } from './draft.ts';

/** One of the shop's designs: a drawing under /art/ and its name. */
export interface Sample {
  drawing: string;
  label: string;
}

const SAMPLES: Record<'shoes' | 'male' | 'female', readonly [Sample, Sample, Sample]> = {
  shoes: [
    { drawing: 'garment-khussa', label: orderFormWords.khussaInJamawar },
    { drawing: 'garment-khussa-2', label: orderFormWords.khussaWithEmbroidery },
    { drawing: 'garment-khussa-3', label: orderFormWords.plainKhussa },
  ],
  male: [
    { drawing: 'garment-shalwar-kameez', label: orderFormWords.shalwarKameez },
    { drawing: 'garment-kurta-2', label: orderFormWords.kurta },
    { drawing: 'garment-waistcoat', label: orderFormWords.waistcoat },
  ],
  female: [
    { drawing: 'garment-ladies-suit', label: orderFormWords.kameezWithTrousers },
    { drawing: 'garment-anarkali', label: orderFormWords.anarkali },
    { drawing: 'garment-kaftan', label: orderFormWords.kaftan },
  ],
};

/** Three designs for the item and the gender (orders-30). */
export function samplesFor({ item_type, gender }: Pick<Draft, 'item_type' | 'gender'>): readonly Sample[] {
  return SAMPLES[item_type === 'shoes' ? 'shoes' : (gender ?? 'female')];
}

const [WIDTH, HEIGHT] = [720, 880];

/** The drawing as an image file; the same drawing gives the same file. */
export async function samplePicture(drawing: string): Promise<File> {
  const image = new Image(WIDTH, HEIGHT);
  image.src = `/art/${drawing}.svg`;
  const canvas = Object.assign(document.createElement('canvas'), { width: WIDTH, height: HEIGHT });
  try {
    await image.decode();
  } catch {
    throw new CallError(orderFormWords.theChosenDesignCouldNotBe, 0);
  }
  const pen = canvas.getContext('2d');
  if (pen) {
    pen.fillStyle = '#fff';
    pen.fillRect(0, 0, WIDTH, HEIGHT);
    pen.drawImage(image, 0, 0, WIDTH, HEIGHT);
  }
  const drawn = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
  if (!drawn) throw new Error(orderFormWords.theChosenDesignCouldNotBeDrawn);
  return new File([drawn], `${drawing}.png`, { type: 'image/png', lastModified: 0 });
}
