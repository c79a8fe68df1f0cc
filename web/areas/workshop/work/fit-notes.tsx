import { notesIn } from '../../../../contract/fit-notes.ts';
import type { Unit } from '../../../../contract/measures.ts';
import type { WorkshopOrder } from '../../../../contract/order-steps.ts';
import { useSheetTongue } from '../../../features/orders/sheet-words.ts';
import { Card } from '../../../ui/card.tsx';
import { Heading } from '../../../ui/heading.tsx';
import { wordingIn } from './sheet-facts.ts';
import { useLineMark } from './sheet-frame.tsx';

interface FitNotesProps {
  notes: WorkshopOrder['fit_notes'];
  unit: Unit;
  level?: 2 | 3;
}

/** What did not fit in earlier garments of the person (measurements-15). */
export function FitNotes({ notes, unit, level = 2 }: FitNotesProps) {
  const sheet = useSheetTongue();
  const mark = useLineMark();
  if (notes.length === 0) return null;
  return (
    <Card as="section" padding="small" className="flex flex-col gap-3">
      {notesIn(sheet.words, notes, unit, wordingIn(sheet)).map(({ key, heading, lines }) => (
        <div key={key} className="flex flex-col gap-1" {...mark(`fit-${key}`)}>
          <Heading level={level} size="item" className="figures">
            {heading}
          </Heading>
          <ul className="list-disc ps-5">
            {lines.map((line) => (
              <li key={line} className="wrap-anywhere">
                {line}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </Card>
  );
}
