import { type Body, type FigureView, headShape, type Person } from './figure-body.ts';
import { both, num } from './path.ts';

/** Right of the front view, for the shoe maker's measures. */
export const FOOT: readonly string[] = [
  'M104 556C103 568 98 578 97 588C96 598 100 602 108 602H158C168 602 170 594 162 589C150 583 136 580 128 570C125 566 124 560 124 556Z',
];

/** Right of the back view, for the depth of the seat. */
export const SEATED: readonly string[] = [
  'M94 582H138V588H94ZM98 588H104V612H98ZM128 588H134V612H128Z',
  'M116 494C126 494 129 504 128 516L126 546C126 556 130 560 138 560H154C161 560 163 564 163 570V604L174 607V612H152V580H120C106 580 100 570 101 552C102 530 100 516 105 500C107 495 111 494 116 494Z',
  'M116 468C124 468 127 474 126 481C125 489 121 493 116 493C110 493 106 488 106 480C106 473 109 468 116 468Z',
];

export function hair(body: Body, view: FigureView, person: Person): string[] {
  const head = headShape(body);
  if (person !== 'woman') return [head];
  const [x, y] = [body.x(0.17), body.y(view === 'front' ? -0.06 : 0.02)];
  const r = num(x);
  const bun = `M${-x} ${num(y)}A${r} ${r} 0 1 1 ${r} ${num(y)}A${r} ${r} 0 1 1 ${-x} ${num(y)}Z`;
  return view === 'front' ? [bun, head] : [head, bun];
}

export function bodyDetails(body: Body, view: FigureView, person: Person): string[] {
  const { face, neck, shoulder, bust, waist, crotch, knee, leg } = body.build;
  const x = (offset: number) => num(body.x(offset));
  const y = (level: number) => num(body.y(level));
  const knees = both(
    `M${x(knee[0] - leg[1] * 0.5)} ${y(knee[1] + 0.06)}Q${x(knee[0])} ${y(knee[1] + 0.14)} ${x(knee[0] + leg[1] * 0.5)} ${y(knee[1] + 0.06)}`,
  );
  if (view === 'back') {
    return [
      `M${x(-face * 0.9)} ${y(0.62)}Q0 ${y(0.84)} ${x(face * 0.9)} ${y(0.62)}`,
      `M0 ${y(shoulder[1] - 0.1)}V${y(waist[1] + 0.2)}`,
      both(
        `M${x(shoulder[0] * 0.3)} ${y(shoulder[1] + 0.24)}Q${x(shoulder[0] * 0.42)} ${y(shoulder[1] + 0.62)} ${x(shoulder[0] * 0.62)} ${y(shoulder[1] + 0.66)}`,
      ),
      both(`M${x(0.04)} ${y(crotch + 0.02)}Q${x(0.24)} ${y(crotch + 0.1)} ${x(0.46)} ${y(crotch - 0.02)}`),
      both(
        `M${x(knee[0] - leg[1] * 0.6)} ${y(knee[1])}Q${x(knee[0])} ${y(knee[1] - 0.07)} ${x(knee[0] + leg[1] * 0.6)} ${y(knee[1])}`,
      ),
    ];
  }
  const fringe =
    person === 'woman'
      ? `M${x(-face * 0.96)} ${y(0.46)}C${x(-face * 0.8)} ${y(0.24)} ${x(-0.06)} ${y(0.2)} 0 ${y(0.14)}C${x(0.06)} ${y(0.2)} ${x(face * 0.8)} ${y(0.24)} ${x(face * 0.96)} ${y(0.46)}`
      : `M${x(-face * 0.98)} ${y(0.42)}C${x(-face * 0.8)} ${y(0.2)} ${x(0)} ${y(0.3)} ${x(face * 0.5)} ${y(0.18)}C${x(face * 0.7)} ${y(0.24)} ${x(face * 0.9)} ${y(0.3)} ${x(face * 0.98)} ${y(0.42)}`;
  const curves =
    person === 'woman'
      ? both(
          `M${x(0.1)} ${y(bust[1] + 0.2)}Q${x(0.3)} ${y(bust[1] + 0.36)} ${x(bust[0] - 0.06)} ${y(bust[1] + 0.12)}`,
        )
      : both(
          `M${x(0.08)} ${y(bust[1] + 0.22)}Q${x(0.34)} ${y(bust[1] + 0.3)} ${x(bust[0] - 0.12)} ${y(bust[1] + 0.04)}`,
        );
  return [
    fringe,
    both(
      `M${x(0.06)} ${y(shoulder[1] + 0.08)}Q${x(neck + 0.06)} ${y(shoulder[1] - 0.02)} ${x(shoulder[0] * 0.72)} ${y(shoulder[1] + 0.02)}`,
    ),
    ...(person === 'child' ? [] : [curves]),
    `M0 ${y(waist[1] + 0.34)}V${y(waist[1] + 0.39)}`,
    knees,
  ];
}
