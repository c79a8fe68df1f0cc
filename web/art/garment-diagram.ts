import type { Diagram, MeasureLine } from './diagram.ts';
import { mirror, symmetric } from './path.ts';

const BODY = symmetric(
  'M0 62C14 62 23 52 23 38L68 52C62 82 52 104 60 120C59 152 57 172 57 198C57 226 63 248 66 262L75 326C46 332 20 333 0 333',
);
const SLEEVE = 'M68 52C86 62 100 104 114 152C122 182 128 210 132 228L108 236C100 206 84 160 58 114L54 74Z';
const LEG = 'M0 372L62 372C76 384 82 410 80 448C79 494 68 548 66 606H14C12 552 8 512 0 478Z';

const line = (d: string, x: number, y: number): MeasureLine => ({ view: 'garment', d, label: [x, y] });

/** A kameez and a shalwar laid flat, 360 × 640. */
export function garmentDiagram(): Diagram {
  return {
    viewBox: '-180 0 360 640',
    outlines: [mirror(SLEEVE), SLEEVE, BODY, mirror(LEG), LEG],
    details: [
      'M-23 38Q0 46 23 38',
      'M0 62V140M-6 62V140L0 146L6 140V62',
      'M-74 320C-46 326-20 327 0 327C20 327 46 326 74 320',
      'M66 262L60 324M-66 262L-60 324',
      'M-62 384H62M14 596H66M-14 596H-66M14 600H66M-14 600H-66',
      'M20 386Q22 410 28 440M40 386Q46 416 52 444M-20 386Q-22 410-28 440M-40 386Q-46 416-52 444',
    ],
    lines: {
      top_length: line('M19 38H27M23 38V332M19 332H27', 110, 300),
      top_chest: line('M-60 117V125M-60 121H60M60 117V125', 126, 121),
      chaak: line('M70 261L78 260M74 260L83 326M79 327L87 325', 96, 292),
      ghera: line(
        'M-75 326C-46 332-20 333 0 333C20 333 46 332 75 326M-75 326C-46 344 46 344 75 326',
        110,
        340,
      ),
      neck_depth_front: line('M-23 38H23M0 38V62M-4 62H4', 90, 30),
      neck_depth_back: line('M-23 38H23M0 38V43M-4 43H4', -90, 30),
      bottom_length: line(
        'M66 369L74 366M70 371C86 384 90 412 88 448C86 496 76 548 74 606M70 606H78',
        100,
        480,
      ),
      paincha: line('M14 602V610M14 606H66M66 602V610M14 606Q40 620 66 606', 92, 616),
    },
  };
}
