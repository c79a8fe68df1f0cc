import { type Bolt, flat, placed, type Sheet, seam } from '../web/art/sheet.ts';
import { swatch } from './cloths.ts';
import { type GarmentName, garment } from './garments.ts';

const TONES = ['#F6F0E6', '#F1EDFA', '#F9F0E2', '#F8ECEA', '#ECF2EE', '#EDEEF9'];

const LOWERED: Partial<Record<GarmentName, number>> = {
  kurta: 12,
  'prince-coat': 28,
  waistcoat: 20,
  jacket: 26,
  shirt: 18,
  't-shirt': 14,
  dress: 14,
  skirt: 4,
  coat: 6,
};

/** A pattern-book page, 360 × 440. */
export function plate(sheet: Sheet, name: GarmentName, bolt: Bolt): string {
  let scale = '';
  for (let x = 24, k = 0; x <= 336; x += 8, k++) scale += `M${x} 426v-${k % 5 ? 4 : 8}`;
  const tone = TONES[(name.length * 5 + String(bolt.seed).length + bolt.textile.length) % TONES.length];
  const corner = name === 'khussa' ? [22, 246] : [22, 24];
  return (
    flat('M0 0H360V440H0Z', tone ?? '#F6F0E6') +
    `<g stroke="#B9A88A">${seam('M12 12H348V428H12Z', 1)}${seam(scale, 0.8)}</g>` +
    placed(swatch(sheet, bolt, 40, 44, 0.5), corner[0] ?? 0, corner[1] ?? 0, 1, -5) +
    placed(garment(sheet, name, bolt), 180, 4 + (LOWERED[name] ?? 0))
  );
}
