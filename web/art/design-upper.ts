import type { DesignChoices } from '../../contract/design-features.ts';
import {
  type BodyCut,
  backHem,
  bandCollar,
  bodyOutline,
  hangingSleeves,
  hemLine,
  type SleeveCut,
  sideShade,
} from './cut.ts';
import { bodyFolds, placket, pocket, shirtCollar } from './garments-kameez.ts';
import { both, num, symmetric } from './path.ts';
import { type Bolt, buttons, folds, part, plain, type Sheet, seam, shade, stitch } from './sheet.ts';
import { BLOUSE, KAMEEZ, type Pattern } from './upper-patterns.ts';

type XY = readonly [x: number, y: number];

const FLARE = { straight: 0, a_line: 24, flared: 54 } as const;
const CORNER = { round: 16, straight: 0, curved: 30 } as const;

function bodyFor({ body, lengths }: Pattern, choices: DesignChoices): BodyCut {
  const flare = FLARE[choices.ghera ?? 'straight'];
  const daman = choices.daman ?? 'straight';
  const [hip, hem] = [body.hip, body.hem];
  return {
    ...body,
    hip: [hip[0] + flare * 0.3, hip[1]],
    hem: [hem[0] + flare, choices.length ? lengths[choices.length] : hem[1]],
    dip: (body.dip ?? 4) + flare * 0.16 + (daman === 'curved' ? 14 : 0),
    corner: flare > 30 ? 0 : CORNER[daman],
  };
}

function along([x1, y1]: XY, [x2, y2]: XY, share: number): XY {
  return [Math.round(x1 + (x2 - x1) * share), Math.round(y1 + (y2 - y1) * share)];
}

/** Undefined without sleeves. */
function sleeveFor(
  { body: { shoulder, armpit }, wrist }: Pattern,
  choices: DesignChoices,
): SleeveCut | undefined {
  const { outer, inner } = wrist;
  switch (choices.sleeves) {
    case 'none':
      return undefined;
    case 'half': {
      const [end, under] = [along(shoulder, outer, 0.42), along(armpit, inner, 0.3)];
      return { shoulder, armpit, outer: [end[0] + 8, end[1] - 4], inner: [under[0] - 4, under[1]] };
    }
    case 'three_quarter':
      return { shoulder, armpit, outer: along(shoulder, outer, 0.74), inner: along(armpit, inner, 0.68) };
    case 'bell':
      return { shoulder, armpit, outer: [outer[0] + 16, outer[1] - 2], inner: [inner[0] - 12, inner[1] + 2] };
    default:
      return { shoulder, armpit, outer, inner };
  }
}

const CUFF_DEPTHS = { plain: 0, band: 13, button: 18, turned_back: 26 } as const;

function sleevesAndCuffs(
  sheet: Sheet,
  bolt: Bolt,
  arm: SleeveCut | undefined,
  body: BodyCut,
  choices: DesignChoices,
) {
  const { shoulder, armpit } = body;
  if (!arm) {
    const hole = `M${shoulder[0] - 4} ${shoulder[1] + 1}C${shoulder[0] - 11} ${num((shoulder[1] + armpit[1]) / 2)} ${armpit[0] - 13} ${armpit[1] - 16} ${armpit[0] - 3} ${armpit[1] + 3}`;
    return { behind: '', above: stitch(both(hole)) };
  }
  const cuff = choices.cuffs ?? 'plain';
  const depth = CUFF_DEPTHS[cuff];
  const [[ox, oy], [ix, iy]] = [arm.outer, arm.inner];
  const behind = hangingSleeves(
    sheet,
    bolt,
    arm,
    depth ? { fill: sheet.cloth(bolt, { angle: 90 }), depth } : undefined,
  );
  const hem = stitch(both(`M${ox - 2} ${oy - 6}L${ix - 1} ${iy - 6}`));
  const dots = buttons([
    [ox - 6, oy - 5],
    [5 - ox + 1, oy - 5],
    [ox - 8, oy - 13],
    [7 - ox + 1, oy - 13],
  ]);
  const fold = shade(
    both(`M${ox - 6} ${oy - 24}L${ix - 2} ${iy - 24}L${ix - 1} ${iy - 20}L${ox - 5} ${oy - 20}Z`),
    0.3,
  );
  return { behind, above: { plain: hem, band: '', button: dots, turned_back: fold }[cuff] };
}

const HOLE_DEPTHS = { round: 26, v_neck: 52, boat: 15, square: 34 } as const;

/** The opening of a collarless neck, `wider` all around. */
function neckHole(kind: keyof typeof HOLE_DEPTHS, [x, y]: XY, wider = 0): string {
  const foot = y + HOLE_DEPTHS[kind] + wider;
  const edge = x + wider;
  const back = `M0 ${y - 5}Q${num(x * 0.6)} ${y - 4} `;
  switch (kind) {
    case 'round':
      return symmetric(`${back}${edge} ${y}C${edge} ${y + 14} ${num(edge * 0.6)} ${foot} 0 ${foot}`);
    case 'v_neck':
      return symmetric(
        `${back}${edge} ${y}C${num(edge * 0.8)} ${y + 18} ${num(edge * 0.4)} ${foot - 18} 0 ${foot}`,
      );
    case 'boat':
      return symmetric(
        `${back}${edge + 14} ${y + 5}C${edge + 6} ${y + 13} ${num(edge * 0.6)} ${foot} 0 ${foot}`,
      );
    case 'square':
      return symmetric(`${back}${edge} ${y}L${edge - 2} ${foot}L0 ${foot}`);
  }
}

function collarOf(sheet: Sheet, bolt: Bolt, { neck, neckDepth }: BodyCut, choices: DesignChoices): string {
  const cloth = sheet.cloth(bolt);
  const inside = choices.lining && choices.lining !== 'none' ? sheet.cloth(plain('rose')) : cloth;
  const kind = choices.collar ?? 'band';
  if (kind === 'shirt') return shirtCollar(neck, neckDepth, cloth);
  if (kind === 'hood') {
    const [x, y] = neck;
    const back = symmetric(
      `M0 ${y - 34}C${x + 16} ${y - 34} ${x + 24} ${y - 8} ${x + 12} ${y + 10}C${x} ${y + 24} 10 ${y + 34} 0 ${y + 40}`,
    );
    const hollow = symmetric(
      `M0 ${y - 22}C${x + 4} ${y - 22} ${x + 10} ${y - 4} ${x} ${y + 8}C${x - 6} ${y + 20} 8 ${y + 26} 0 ${y + 32}`,
    );
    return (
      part('hood', back, cloth, 1.2) +
      part('neck', hollow, inside, 1) +
      shade(hollow, 0.45) +
      seam(both(`M7 ${y + 34}V${y + 78}`), 1.6)
    );
  }
  if (kind === 'round' || kind === 'v_neck' || kind === 'boat' || kind === 'square') {
    const hole = neckHole(kind, neck);
    return part('neck', hole, inside, 1.2) + shade(hole, 0.45) + stitch(neckHole(kind, neck, 5));
  }
  return bandCollar(neck, neckDepth, cloth, inside, kind === 'high_band' ? 14 : 9);
}

function frontOf(fill: string, { neck, neckDepth, hem, dip = 4 }: BodyCut, choices: DesignChoices): string {
  const collar = choices.collar ?? 'band';
  const top = Object.hasOwn(HOLE_DEPTHS, collar)
    ? neck[1] + HOLE_DEPTHS[collar as keyof typeof HOLE_DEPTHS]
    : neckDepth + 2;
  const foot = hem[1] + dip - 6;
  const short = Math.min(top + (collar === 'v_neck' ? 70 : 98), foot);
  switch (choices.placket) {
    case 'short':
      return placket(fill, top, short, 4);
    case 'full':
      return placket(fill, top, foot, Math.max(4, Math.round((foot - top) / 36)));
    case 'hidden':
      return (
        seam(`M6 ${top}V${foot}`, 1.1) + stitch(`M11 ${top}V${foot}`) + shade(`M6 ${top}h4V${foot}h-4Z`, 0.16)
      );
    default:
      return '';
  }
}

function pocketsOf(fill: string, { armpit, waist, hip }: BodyCut, choices: DesignChoices): string {
  const kind = choices.pockets ?? 'none';
  const chest =
    kind === 'chest' || kind === 'chest_and_side' ? pocket(fill, armpit[0] * 0.38, armpit[1] + 2) : '';
  const [x, y] = [num((waist[0] + hip[0]) / 2), waist[1] + 18];
  const side =
    kind === 'side' || kind === 'chest_and_side'
      ? seam(
          both(
            `M${x} ${y}C${num(Number(x) - 7)} ${y + 16} ${num(Number(x) - 6)} ${y + 32} ${num(Number(x) + 3)} ${y + 46}`,
          ),
          1.6,
        ) +
        stitch(
          both(
            `M${num(Number(x) - 4)} ${y + 1}C${num(Number(x) - 12)} ${y + 16} ${num(Number(x) - 11)} ${y + 34} ${num(Number(x) - 1)} ${y + 49}`,
          ),
        )
      : '';
  return chest + side;
}

/** Folds of a flared hem, which hangs in more cloth than the body has. */
function flareFolds({ waist, hem }: BodyCut, flare: number): string {
  if (flare === 0) return '';
  const count = flare > 30 ? 4 : 2;
  return folds(
    Array.from({ length: count * 2 }, (_, index) => {
      const share = ((index % count) + 0.6) / count;
      const side = index < count ? 1 : -1;
      const x = side * share * hem[0] * 0.94;
      return [
        x,
        hem[1] + 2,
        x * 0.9,
        hem[1] - 60,
        side * share * waist[0] * 0.9,
        waist[1] + 26,
        side * 2.2,
      ] as const;
    }),
  );
}

export function drawUpper(sheet: Sheet, bolt: Bolt, pattern: Pattern, choices: DesignChoices): string {
  const body = bodyFor(pattern, choices);
  const cloth = sheet.cloth(bolt);
  const arm = sleeveFor(pattern, choices);
  const { behind, above } = sleevesAndCuffs(sheet, bolt, arm, body, choices);
  const flare = FLARE[choices.ghera ?? 'straight'];
  const hasSlits = flare < 30 && pattern === KAMEEZ;
  const isCropped = pattern === BLOUSE;
  const hasBack = hasSlits || (choices.lining === 'full' && !isCropped);
  const back = choices.lining === 'full' ? sheet.cloth(plain('rose')) : cloth;
  return (
    (hasBack ? backHem(body, back) : '') +
    behind +
    part('daman', bodyOutline(body), cloth) +
    sideShade(body) +
    (isCropped ? '' : bodyFolds(body)) +
    flareFolds(body, flare) +
    stitch(hemLine(body, 7, body.corner ? 12 : 2)) +
    (hasSlits
      ? stitch(both(`M${body.hip[0] - 3.5} ${body.hip[1] + 2}L${num(body.hem[0] - 5)} ${body.hem[1] - 18}`))
      : '') +
    (choices.lining === 'half' ? stitch(`M${-body.waist[0]} ${body.waist[1] + 8}H${body.waist[0]}`) : '') +
    frontOf(cloth, body, choices) +
    pocketsOf(cloth, body, choices) +
    above +
    collarOf(sheet, bolt, body, choices)
  );
}
