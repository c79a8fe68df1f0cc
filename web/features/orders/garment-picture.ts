import type { Drawing } from '../../../contract/garments.ts';

const DRAWN_AS: Partial<Record<Drawing, string>> = {
  kameez: 'shalwar-kameez',
  shalwar: 'shalwar-kameez',
  dhoti: 'kurta',
  prince_coat: 'prince-coat',
  lehenga: 'lehenga-choli',
  choli: 'lehenga-choli',
  gharara: 'sharara',
  tshirt: 't-shirt',
  polo: 't-shirt',
  hoodie: 't-shirt',
  sweater: 't-shirt',
  tracksuit: 't-shirt',
  shorts: 'trousers',
  leggings: 'trousers',
  gown: 'dress',
  shoe: 'khussa',
  turban: 'sherwani',
};

export function garmentPicture(drawing: Drawing): string {
  return `/art/garment-${DRAWN_AS[drawing] ?? drawing}.svg`;
}
