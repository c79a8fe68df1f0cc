import { fitMemoryWords, measureWords } from '#words';
import { type FitNote, notesIn } from '../../../../contract/fit-notes.ts';
import { garmentName } from '../../../../contract/garment-names.ts';
import type { Unit } from '../../../../contract/measures.ts';
import { formatDay } from '../../../lib/format.ts';

const NOTE_WORDS = { ...fitMemoryWords, measureNames: measureWords.names, quantity: measureWords.quantity };
const WORDING = { wordDay: formatDay, wordDress: (code: string) => garmentName(code) ?? code };

/** What did not fit in earlier garments of the person (measurements-15). */
export function FitNotes({ notes = [], unit }: { notes: readonly FitNote[] | undefined; unit: Unit }) {
  return notesIn(NOTE_WORDS, notes, unit, WORDING).map(({ key, heading, lines }) => (
    <div key={key} className="text-sm">
      <p className="figures font-semibold">{heading}</p>
      <ul className="list-disc ps-5">
        {lines.map((line) => (
          <li key={line} className="wrap-anywhere">
            {line}
          </li>
        ))}
      </ul>
    </div>
  ));
}
