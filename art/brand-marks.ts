import { num, star } from '../web/art/path.ts';

/** Each mark is 160 × 160. */

const CREAM = '#FBF3E0';

function turned(count: number, mark: string, from = 0): string {
  return Array.from(
    { length: count },
    (_, k) => `<g transform="rotate(${num(from + (k * 360) / count)})">${mark}</g>`,
  ).join('');
}

/** 72 units around the origin. */
const GROUNDS = {
  round: '<circle r="72"/>',
  square: '<rect x="-66" y="-66" width="132" height="132" rx="30"/>',
  arch: '<path d="M-60 70V-6C-60-44-34-62 0-76C34-62 60-44 60-6V70Z"/>',
  drop: '<path d="M0-76C44-52 70-20 66 18C62 54 34 74 0 74C-34 74-62 54-66 18C-70-20-44-52 0-76Z"/>',
  scallop: `<path d="${scallops()}"/>`,
  lozenge: '<path d="M0-77Q12-70 74-10Q80 0 74 10Q12 70 0 77Q-12 70-74 10Q-80 0-74-10Q-12-70 0-77Z"/>',
} as const;

function scallops(): string {
  let d = '';
  for (let k = 0; k <= 12; k++) {
    const angle = (k / 12) * Math.PI * 2 - Math.PI / 2;
    const middle = angle - Math.PI / 12;
    const at = (a: number, r: number) => `${num(Math.cos(a) * r)} ${num(Math.sin(a) * r)}`;
    d += k === 0 ? `M${at(angle, 64)}` : `Q${at(middle, 86)} ${at(angle, 64)}`;
  }
  return `${d}Z`;
}

const MOTIFS = {
  needle: (a: string, b: string) =>
    `<path d="M-30 42L34-46" stroke="${a}" stroke-width="5"/><path d="M26-36l8-10" stroke="${b}" stroke-width="2.4"/>` +
    `<path d="M32-44C52-58 58-26 34-14C4 0-8-30-24-14C-44 6-10 22 8 16C36 8 44 24 22 44" stroke="${b}" stroke-width="4.4" fill="none"/>`,
  button: (a: string, b: string) =>
    `<circle r="42" stroke="${a}" stroke-width="6" fill="none"/><circle r="31" stroke="${a}" stroke-width="2" fill="none"/>` +
    `<path d="M-11-11L11 11M11-11L-11 11" stroke="${b}" stroke-width="6"/>` +
    [-11, 11]
      .map((x) => [-11, 11].map((y) => `<circle cx="${x}" cy="${y}" r="6" fill="${a}"/>`).join(''))
      .join(''),
  spool: (a: string, b: string) =>
    `<path d="M-34-46H34L26-32H-26ZM-34 46H34L26 32H-26Z" fill="${a}"/>` +
    `<path d="M-24-24Q0-18 24-26M-24-12Q0-6 24-14M-24 0Q0 6 24-2M-24 12Q0 18 24 10M-24 24Q0 30 24 22" stroke="${b}" stroke-width="6" fill="none"/>`,
  boteh: (a: string, b: string) =>
    `<path d="M4 48C-40 44-42-4-14-26C4-40 10-48 6-62C42-44 52-8 44 20C38 40 24 50 4 48Z" stroke="${a}" stroke-width="5" fill="none"/>` +
    `<path d="M6 34C-20 32-22 2-6-12C6-22 12-28 14-38C30-22 34 0 29 16C25 28 18 36 6 34Z" fill="${b}"/><path d="M6 30C2 14 4 0 14-18M5 18L-8 8M5 20l14-8M7 6l-9-8M8 6l12-7" stroke="${a}" stroke-width="2.6" fill="none"/>`,
  star: (a: string, b: string) =>
    `<path d="${star([0, 0], 16, [54, 40])}" stroke="${a}" stroke-width="4.5" fill="none"/><path d="${star([0, 0], 16, [38, 26])}" fill="${b}"/>` +
    `${turned(8, `<circle cy="-47" r="2.6" fill="${a}"/>`, 22.5)}<circle r="11" fill="${a}"/>`,
  lotus: (a: string, b: string) =>
    `${[-76, 76, -40, 40, 0]
      .map(
        (turn, k) =>
          `<path transform="translate(0 30)rotate(${turn})" d="M0 0C-18-16-18-46 0-68C18-46 18-16 0 0Z" fill="${k === 4 ? b : 'none'}" stroke="${a}" stroke-width="4.4"/>`,
      )
      .join('')}<path d="M-40 44Q0 60 40 44" stroke="${a}" stroke-width="4.4" fill="none"/>`,
  weave: (a: string, b: string) => {
    let d = '';
    for (let row = 0; row < 4; row++)
      for (let column = 0; column < 4; column++) {
        const [x, y] = [-42 + column * 24, -42 + row * 24];
        const lies = (row + column) % 2 === 0;
        d += `<rect x="${x - (lies ? 3 : -3)}" y="${y - (lies ? -3 : 3)}" width="${lies ? 18 : 6}" height="${lies ? 6 : 18}" rx="3" transform="translate(${lies ? 0 : 0} 0)" fill="${lies ? a : b}"/>`;
      }
    return `<g transform="rotate(45)scale(1.12)">${d}</g>`;
  },
  shears: (a: string, b: string) =>
    `<g stroke="${a}" stroke-width="6" fill="none"><path d="M-16-54L12 20M16-54L-12 20"/><circle cx="-20" cy="36" r="15"/><circle cx="20" cy="36" r="15"/></g><circle cy="-10" r="5" fill="${b}"/>`,
  kite: (a: string, b: string) =>
    `<path d="M0-54L40-8L0 38L-40-8Z" fill="${a}"/><path d="M0-54L40-8L0 38Z" fill="${b}"/><path d="M0-54V38M-40-8Q0-26 40-8" stroke="${a}" stroke-width="2.6" fill="none"/><path d="M0 38q14 8 4 16t4 14" stroke="${a}" stroke-width="4" fill="none"/>`,
  sun: (a: string, b: string) =>
    `${turned(16, `<path d="M-4.6-30L0-56L4.6-30Z" fill="${a}"/>`)}<circle r="24" fill="${b}"/><circle r="24" stroke="${a}" stroke-width="3" fill="none"/><circle r="15" stroke="${a}" stroke-width="2.4" stroke-dasharray="4 3" fill="none"/>`,
  arches: (a: string, b: string) =>
    [54, 38, 22]
      .map(
        (r, k) =>
          `<path d="M${-r} 48V${num(8 - r * 0.3)}C${-r} ${num(-8 - r * 0.5)} ${num(-r * 0.5)} ${num(-12 - r * 0.6)} 0 ${num(-14 - r * 0.86)}C${num(r * 0.5)} ${num(-12 - r * 0.6)} ${r} ${num(-8 - r * 0.5)} ${r} ${num(8 - r * 0.3)}V48" stroke="${k === 1 ? b : a}" stroke-width="5.4" fill="${k === 2 ? a : 'none'}"/>`,
      )
      .join(''),
  phulkari: (a: string, b: string) => {
    const lozenge = (x: number, y: number, fill: string) =>
      `<path d="M${x} ${y - 20}L${x + 15} ${y}L${x} ${y + 20}L${x - 15} ${y}Z" fill="${fill}"/>`;
    return (
      lozenge(0, -31, a) +
      lozenge(0, 31, a) +
      lozenge(-24, 0, b) +
      lozenge(24, 0, b) +
      `<path d="M0-64L50 0L0 64L-50 0Z" stroke="${a}" stroke-width="3.4" stroke-dasharray="7 5" fill="none"/>`
    );
  },
} as const;

interface BrandMark {
  ground: keyof typeof GROUNDS;
  motif: keyof typeof MOTIFS;
  color: string;
  accent: string;
}

export const BRAND_MARKS: Readonly<Record<string, BrandMark>> = {
  'gul-dhaga-weaves': { ground: 'scallop', motif: 'lotus', color: '#8E2F4B', accent: '#F0B94D' },
  'rohi-khaddar-house': { ground: 'square', motif: 'weave', color: '#7A4F26', accent: '#F0B94D' },
  'zarposh-atelier': { ground: 'drop', motif: 'boteh', color: '#5A2A5E', accent: '#E6BC67' },
  'indus-needle': { ground: 'round', motif: 'needle', color: '#2B2F6B', accent: '#F0B94D' },
  'chand-taara-kids': { ground: 'arch', motif: 'kite', color: '#2F6673', accent: '#F0B94D' },
  'seep-sitara-buttons': { ground: 'round', motif: 'button', color: '#26223A', accent: '#E58FA6' },
  'bolan-thread': { ground: 'arch', motif: 'spool', color: '#3B4A3C', accent: '#E0A24A' },
  'kapas-studio': { ground: 'square', motif: 'sun', color: '#B5573B', accent: '#F6D77A' },
  'maple-mulberry': { ground: 'lozenge', motif: 'star', color: '#8F1F1B', accent: '#F0B94D' },
  'nanha-dhaga': { ground: 'scallop', motif: 'phulkari', color: '#4B43B8', accent: '#F2B5B0' },
  'saltrange-tailoring-co': { ground: 'lozenge', motif: 'shears', color: '#1E5F4A', accent: '#F0B94D' },
  'kohsar-loom': { ground: 'drop', motif: 'arches', color: '#1F5A60', accent: '#F0B94D' },
};

/** 160 × 160. */
export function brandMark({ ground, motif, color, accent }: BrandMark): string {
  const shape = GROUNDS[ground];
  return (
    `<g transform="translate(80 80)" stroke-linecap="round" stroke-linejoin="round"><g fill="${color}" stroke="none">${shape}</g>` +
    `<g transform="scale(.9)" fill="none" stroke="${CREAM}" stroke-opacity=".75" stroke-width="1.7" stroke-dasharray="5 4">${shape}</g>` +
    `<g transform="scale(.84)" stroke="none">${MOTIFS[motif](CREAM, accent)}</g></g>`
  );
}
