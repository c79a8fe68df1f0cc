import type { DesignChoices } from '../../contract/design-features.ts';
import { type SkirtCut, skirtFolds, skirtLine, skirtOutline, skirtShade } from './cut.ts';
import { shalwar } from './garments-kameez.ts';
import { belt, type LegCut, legs } from './garments-western.ts';
import { between, both } from './path.ts';
import {
  type Bolt,
  buttons,
  type Fold,
  flipped,
  folds,
  part,
  type Sheet,
  seam,
  shade,
  stitch,
} from './sheet.ts';

/** The lower part of a set, from below the shirt to the foot. */
export function drawBottom(sheet: Sheet, bolt: Bolt, kind: NonNullable<DesignChoices['bottom']>): string {
  const cloth = sheet.cloth(bolt);
  if (kind === 'shalwar') return shalwar(sheet, bolt, 262, 412, 68);
  if (kind === 'trousers') {
    return (
      legs({ waist: 50, hip: 58, ankle: [16, 46], top: 236, foot: 412 }, cloth) +
      stitch(both('M17 406H46M17 402H46'))
    );
  }
  const leg = 'M2 240L6 404Q16 411 30 404C34 366 52 320 56 240Z';
  const rings: Fold[] = [
    [30, 402, 20, 398, 9, 400, 1.4],
    [32, 391, 22, 388, 11, 391, 1.4],
    [34, 380, 25, 377, 14, 381, 1.3],
    [37, 368, 29, 366, 20, 370, 1.2],
  ];
  return (
    part('churidar', both(leg), cloth) +
    shade(both('M2 270L6 404L12 406L10 270Z'), 0.14) +
    folds([...rings, ...flipped(rings)])
  );
}

const LEGS: Record<NonNullable<DesignChoices['cut']>, LegCut> = {
  straight: { waist: 58, hip: 78, ankle: [18, 66], top: 34, foot: 392 },
  slim: { waist: 58, hip: 74, ankle: [20, 50], top: 34, foot: 392 },
  wide: { waist: 58, hip: 82, ankle: [10, 92], top: 34, foot: 392 },
};

export function drawTrousers(sheet: Sheet, bolt: Bolt, choices: DesignChoices): string {
  const cut = LEGS[choices.cut ?? 'straight'];
  const cloth = sheet.cloth(bolt);
  const [near, far] = cut.ankle;
  const pleats = { none: '', one: 'M34 52L38 96', two: 'M30 52L36 98M42 52L45 92' }[choices.pleats ?? 'none'];
  const pockets = {
    slant: seam(both('M56 54L68 96')) + stitch(both('M53 55L65 97')),
    straight: seam(both('M64 62C60 80 60 96 66 110'), 1.4) + stitch(both('M60 62C55 80 55 98 61 113')),
    none: '',
  }[(choices.pockets ?? 'slant') as 'slant' | 'straight' | 'none'];
  const middle = (near + far) / 2;
  const turned = choices.turn_up === 'turned' && `M${near - 1} 393V376L${far + 2} 374L${far + 1} 392Z`;
  return (
    legs(cut, cloth) +
    (choices.pleats && choices.pleats !== 'none'
      ? seam(both(pleats), 1.3)
      : seam(both(`M40 54L43 62C46 160 ${middle + 3} 290 ${middle} 391`))) +
    pockets +
    stitch('M0 130C10 128 13 116 13 100V54') +
    seam('M0 52V132') +
    (turned
      ? part('turn-up', both(turned), sheet.cloth(bolt, { angle: 90 }), 1.1)
      : stitch(both(`M${near + 1} 386H${far - 1}`))) +
    belt(58, 34, cloth) +
    buttons([[6, 44]], 2.6)
  );
}

const HEMS = { straight: 68, a_line: 106, flared: 138 } as const;
const WAVES = { straight: 3, a_line: 6, flared: 9 } as const;
const SKIRT_FEET = { short: 260, knee: 280, long: 336, floor: 384 } as const;
const BORDER_DEPTHS = { none: 0, narrow: 14, broad: 34 } as const;

/** A skirt from its waistband at `top` down. */
export function drawSkirt(sheet: Sheet, bolt: Bolt, choices: DesignChoices, top: number): string {
  const ghera = choices.ghera ?? 'flared';
  const cut: SkirtCut = {
    top: [46, top],
    hem: [HEMS[ghera], SKIRT_FEET[choices.length ?? 'floor']],
    dip: ghera === 'straight' ? 6 : 18,
    waves: WAVES[ghera],
    swing: ghera === 'straight' ? 1.5 : 3.5,
  };
  const cloth = sheet.cloth(bolt);
  const depth = BORDER_DEPTHS[choices.border ?? 'none'];
  const work = sheet.cloth({ textile: 'jamawar', seed: 4 }, { scale: 0.55 });
  return (
    part('skirt', skirtOutline(cut), cloth) +
    (depth
      ? part('border', between(skirtLine(cut), skirtLine(cut, depth)), work, 1)
      : stitch(skirtLine(cut, 7))) +
    skirtShade(cut) +
    folds(skirtFolds(cut, 0.82)) +
    (choices.lining === 'full' ? stitch(skirtLine(cut, depth + 14)) : '') +
    (choices.lining === 'half' ? stitch(skirtLine(cut, (cut.hem[1] - top) / 2)) : '') +
    part(
      'waistband',
      `M-47 ${top - 10}Q0 ${top - 2} 47 ${top - 10}L48 ${top + 5}Q0 ${top + 14}-48 ${top + 5}Z`,
      cloth,
      1.1,
    )
  );
}
