import { type Body, bodyOf, type Wearer } from './cloth-bodies.ts';
import {
  BOTTOMS,
  CLOTH_PATTERNS,
  type ClothPattern,
  LENGTHS,
  SKIRTS,
  TOPS,
  type Top,
} from './cloth-garments.ts';
import type { DesignChoices } from './design-features.ts';
import { completeDesign, validChoices } from './garment-design.ts';
import type { DressTypeCode } from './garments.ts';

/** A part of a garment before it is laid on cloth, in cm and cm². */
export interface ClothPart {
  cloth: 'main' | 'waistcoat' | 'bottom';
  /** Area of the pieces whose outline leaves scraps. */
  shaped: number;
  /** Area of flared panels. */
  flared: number;
  /** The longest piece. */
  longest: number;
  /** Area of its lining. */
  lined: number;
}

type Uncut = Omit<ClothPart, 'cloth'>;

interface Cut {
  body: Body;
  measures: Wearer['measures'];
  chosen: DesignChoices;
  /** With the usual option of each feature that was not chosen. */
  design: DesignChoices;
}

const SLEEVE_SHARES = { full: 1, three_quarter: 0.78, half: 0.42, bell: 1, none: 0 } as const;

/** By how many cm a sleeve is longer than the arm. */
const CUFFS = { plain: 6, band: 8, button: 8, turned_back: 16 } as const;

const BORDERS = { none: 0, narrow: 4, broad: 10 } as const;
const SKIRT_LENGTHS = { short: 0.5, knee: 0.55, long: 0.82, floor: 1 } as const;
const CUTS = { slim: 0.94, straight: 1, wide: 1.4 } as const;
const PLEATS = { none: 0, one: 6, two: 12 } as const;
const LINED = { none: 0, half: 0.5, full: 1 } as const;

/** Share of a flared top's length below the waist. */
const FLARED_SHARE = 0.65;

/** The parts of a garment with the choices that it offers; others are ignored. */
export function clothPartsOf(dressType: DressTypeCode, wearer: Wearer, choices: DesignChoices): ClothPart[] {
  const pattern = CLOTH_PATTERNS[dressType];
  const { top, waistcoat, bottom, skirt, apart } = pattern;
  const chosen = validChoices(dressType, choices);
  const design = completeDesign(dressType, chosen);
  const cut = { body: bodyOf(wearer), measures: wearer.measures, chosen, design };
  const of = (part: Uncut, name: 'bottom' | 'waistcoat' | undefined): ClothPart => ({
    ...part,
    cloth: name && name === apart ? name : 'main',
  });
  return [
    ...(top ? [of(topOf(TOPS[top], pattern, cut), undefined)] : []),
    ...(waistcoat ? [of(waistcoatOf(cut), 'waistcoat')] : []),
    ...(bottom ? [of(bottomOf(bottom, cut), 'bottom')] : []),
    ...(skirt ? [of(skirtOf(skirt, cut), undefined)] : []),
  ];
}

function topOf(top: Top, { flare = 1.5, skirt }: ClothPattern, cut: Cut): Uncut {
  const { body, measures, chosen, design } = cut;
  const longest = topLength(top, cut) + 10;
  const around = (top.isShort ? body.chest : Math.max(body.chest, body.hip)) + top.ease;
  const panel = Math.max(around / 2 + 5, (top.panel ?? 0) * body.height);
  const hems = { straight: 2 * panel, a_line: 2.6 * panel, flared: Math.max(flare * body.height, 3 * panel) };
  const isSkirts = skirt && 'hasGhera' in SKIRTS[skirt];
  const measured = isSkirts || chosen.ghera ? 0 : (measures.ghera ?? 0);
  const usual = hems[isSkirts ? 'straight' : (design.ghera ?? 'straight')];
  const hem = Math.max(usual, measured);
  const panels = longest * (hems.straight + (hem - hems.straight) * FLARED_SHARE);
  const sleeves = top.sleeveless ? 0 : sleeveArea(cut);
  return {
    shaped: panels + sleeves + top.extra,
    flared: 0,
    longest,
    lined: (longest * hems.straight + sleeves) * LINED[design.lining ?? 'none'],
  };
}

/** A chosen length counts, then the measured one, then the usual. */
function topLength({ length, isMeasured }: Top, { body, measures, chosen, design }: Cut): number {
  const share = typeof length === 'number' ? length : length[design.length ?? 'knee'];
  const usual = (share ?? LENGTHS.knee) * body.height;
  return isMeasured && !chosen.length ? (measures.top_length ?? usual) : usual;
}

function sleeveArea({ body, design: { sleeves = 'full', cuffs = 'plain' } }: Cut): number {
  if (sleeves === 'none') return 0;
  const width = (body.chest * 0.45 + 8) * (sleeves === 'bell' ? 1.5 : 1);
  return 2 * (body.sleeve * SLEEVE_SHARES[sleeves] + CUFFS[cuffs]) * width;
}

/** Of a suit, over a kameez or a shirt. */
function waistcoatOf({ body }: Cut): Uncut {
  const { length, ease, extra } = TOPS.waistcoat;
  const longest = length * body.height + 10;
  const panels = longest * (body.chest + ease + 10);
  return { shaped: panels + extra, flared: 0, longest, lined: panels };
}

/** What the design calls each bottom. */
const BOTTOM_OPTIONS = {
  shalwar: 'shalwar',
  pajama: 'shalwar',
  patiala: 'shalwar',
  churidar: 'churidar',
  trousers: 'trousers',
  palazzo: 'trousers',
  leggings: undefined,
} as const;

function bottomOf(usual: keyof typeof BOTTOMS, { body, measures, chosen, design }: Cut): Uncut {
  const isUsual = chosen.bottom === undefined || chosen.bottom === BOTTOM_OPTIONS[usual];
  const { times, ease, hem } = BOTTOMS[isUsual ? usual : (chosen.bottom ?? usual)];
  const turnUp = design.turn_up === 'turned' ? 10 : 0;
  const longest = (measures.bottom_length ?? body.leg) + hem + turnUp;
  const around = body.hip * times * CUTS[design.cut ?? 'straight'] + ease + PLEATS[design.pleats ?? 'none'];
  return { shaped: longest * around, flared: 0, longest, lined: 0 };
}

function skirtOf(kind: keyof typeof SKIRTS, { body, measures, chosen, design }: Cut): Uncut {
  const { sweep, trail, from } = SKIRTS[kind];
  const hasGhera = 'hasGhera' in SKIRTS[kind];
  const hasLength = kind === 'skirt';
  const leg = hasLength && chosen.length ? body.leg : (measures.bottom_length ?? body.leg);
  const share = hasLength ? SKIRT_LENGTHS[design.length ?? 'floor'] : 1;
  const longest = leg * share + trail + 8 + BORDERS[design.border ?? 'none'];
  const straight = body.hip + 16;
  const full = Math.max(sweep * body.height, 1.6 * straight);
  const hems = { straight, a_line: (straight + full) / 2, flared: full };
  const usual = hems[(hasGhera && design.ghera) || 'flared'];
  const measured = hasGhera && !chosen.ghera ? (measures.ghera ?? 0) : 0;
  const hem = Math.max(usual, measured);
  const flared = longest * (1 - from) * hem;
  const shaped = longest * from * straight * 1.3;
  return { shaped, flared, longest, lined: (shaped + flared / 2) * LINED[design.lining ?? 'none'] };
}
