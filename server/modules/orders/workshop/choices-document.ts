import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HAIRLINE, INK } from '../../../infra/pdf/colours.ts';
import type { Sheet } from '../../../infra/pdf/sheet.ts';
import { PROJECT_FOLDER } from '../../../infra/project-folder.ts';

/** What `art/choices.ts` draws: the pictures of the order form, whose code does not ship with the server. */
interface ChoiceDrawings {
  size: number;
  colours: Record<string, string>;
  choices: Record<string, Record<string, Record<string, number>>>;
  drawings: string[];
  marks: string[];
}

let file: ChoiceDrawings | undefined;

function choiceDrawings(): ChoiceDrawings {
  file ??= JSON.parse(
    readFileSync(join(PROJECT_FOLDER, 'server/modules/orders/workshop/choice-drawings.json'), 'utf8'),
  ) as ChoiceDrawings;
  return file;
}

interface Choice {
  dressType: string;
  feature: string;
  option: string;
}

interface Square {
  /** From the side where lines begin. */
  x: number;
  y: number;
  side: number;
}

/** Draws the picture that the order form has for a choice; nothing for a choice that it has no more. */
export function drawChoice(sheet: Sheet, choice: Choice, square: Square): void {
  if (choice.feature === 'colour') drawColour(sheet, choice.option, square);
  else drawOption(sheet, choice, square);
}

function drawColour(sheet: Sheet, option: string, { x, y, side }: Square): void {
  const colour = named(choiceDrawings().colours, option);
  if (!colour) return;
  sheet.ornament((pen) => {
    pen.circle(sheet.fromLeft(x, side) + side / 2, y + side / 2, side * 0.36);
    pen.lineWidth(0.6).fillAndStroke(colour, HAIRLINE);
  });
}

function drawOption(sheet: Sheet, { dressType, feature, option }: Choice, { x, y, side }: Square): void {
  const { choices, drawings, marks, size } = choiceDrawings();
  const place = named(named(named(choices, dressType) ?? {}, feature) ?? {}, option);
  const drawing = place === undefined ? undefined : drawings[place];
  if (!drawing) return;
  sheet.ornament((pen) => {
    const left = sheet.fromLeft(x, side);
    pen.roundedRect(left, y, side, side, 4).clip();
    pen
      .translate(left, y)
      .scale(side / size)
      .lineCap('round')
      .lineJoin('round');
    for (const group of drawing.split(';')) {
      const [dx = 0, dy = 0, scale = 1, ...places] = group.split(' ').map(Number);
      pen.save().translate(dx, dy).scale(scale);
      for (const mark of places) drawMark(pen, marks[mark] ?? '');
      pen.restore();
    }
  });
}

/** A path of SVG; lines are in ink unless it says otherwise. */
function drawMark(pen: Sheet['pen'], mark: string): void {
  const attributes = new Map(mark.split(';').map((text) => text.split('=') as [name: string, value: string]));
  const fill = attributes.get('fill');
  const stroke = attributes.get('stroke') ?? INK;
  const opacity = Number(attributes.get('opacity') ?? attributes.get('fill-opacity') ?? 1);
  const [dash, gap] = attributes.get('stroke-dasharray')?.split(' ').map(Number) ?? [];
  pen.save();
  if (opacity < 1) pen.fillOpacity(opacity);
  if (dash && gap) pen.dash(dash, { space: gap });
  pen.lineWidth(Number(attributes.get('stroke-width') ?? 1.5)).path(attributes.get('d') ?? '');
  if (!fill) pen.stroke(stroke);
  else if (stroke === 'none') pen.fill(fill);
  else pen.fillAndStroke(fill, stroke);
  pen.restore();
}

function named<Value>(names: Readonly<Record<string, Value>>, code: string): Value | undefined {
  return Object.hasOwn(names, code) ? names[code] : undefined;
}
