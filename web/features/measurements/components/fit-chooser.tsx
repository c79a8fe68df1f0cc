import { useQuery } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import { fitMemoryWords, measureWords } from '#words';
import {
  type FitNote,
  type FitSuggestion,
  faultIn,
  kindOf,
  notesFor,
  notesIn,
} from '../../../../contract/fit-notes.ts';
import { garmentName } from '../../../../contract/garment-names.ts';
import type { Measurement } from '../../../../contract/measurements.ts';
import { toCanonical } from '../../../../contract/measures.ts';
import { lengthOnTape, onTape } from '../../../../contract/tape.ts';
import { attemptKeys } from '../../../lib/attempt-key.ts';
import { formatDay } from '../../../lib/format.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { useAction } from '../../../lib/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { focusOn } from '../../../ui/focus.ts';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { Banner } from '../../../ui/states.tsx';
import { toast } from '../../../ui/toast.tsx';
import { answerSuggestion, fitMemoryQuery, type SuggestionAnswer } from '../api.ts';

const NOTE_WORDS = {
  ...fitMemoryWords,
  fitSources: { ...fitMemoryWords.fitSources, said: fitMemoryWords.youSaid },
  measureNames: measureWords.names,
  quantity: measureWords.quantity,
};

const WORDING = { wordDay: formatDay, wordDress: (code: string) => garmentName(code) ?? code };

interface FitChooserProps {
  record: Measurement;
  /** All notes are shown where it is open. */
  dressType: string | null;
}

/** What did not fit the person last time, and changes of the record to choose from (measurements-15). */
export default function FitChooser({ record, dressType }: FitChooserProps) {
  const { data, error, refetch } = useQuery(fitMemoryQuery, queryClient);
  const place = useRef<HTMLDivElement>(null);
  if (!data) {
    return (
      error && <LoadFailure onRetry={() => void refetch()}>{fitMemoryWords.couldNotBeRemembered}</LoadFailure>
    );
  }
  const memory = data.find(({ measurement }) => measurement === record.id);
  const notes = notesFor(memory?.notes ?? [], dressType);
  if (!memory || notes.length === 0) return null;
  const suggestions = memory.suggestions.filter((suggestion) =>
    notes.some(({ order, measure }) => order === suggestion.order && measure === suggestion.measure),
  );
  return (
    <div ref={place} tabIndex={-1} className="flex flex-col gap-4">
      <Notes notes={notes} unit={record.unit} />
      {suggestions.map((suggestion) => (
        <Suggestion
          key={`${suggestion.order} ${suggestion.measure}`}
          record={record}
          suggestion={suggestion}
          onAnswered={() => focusOn(place.current)}
        />
      ))}
    </div>
  );
}

function Notes({ notes, unit }: { notes: readonly FitNote[]; unit: Measurement['unit'] }) {
  return notesIn(NOTE_WORDS, notes, unit, WORDING).map(({ key, heading, lines }) => (
    <div key={key}>
      <p className="figures font-semibold">{heading}</p>
      <ul className="list-disc ps-5 text-muted">
        {lines.map((line) => (
          <li key={line} className="wrap-anywhere">
            {line}
          </li>
        ))}
      </ul>
    </div>
  ));
}

interface SuggestionProps {
  record: Measurement;
  suggestion: FitSuggestion;
  onAnswered: () => void;
}

/** See measurements-16. */
function Suggestion({ record, suggestion, onAnswered }: SuggestionProps) {
  const { id, label, unit, version } = record;
  const { order, measure, from, to } = suggestion;
  const { act, isPending, failure } = useAction();
  const [attempts] = useState(() => attemptKeys());
  const question = useId();
  const [before, after] = [toCanonical(measure, from, unit), toCanonical(measure, to, unit)];
  const amount = measureWords.quantity({ value: lengthOnTape(Math.abs(after - before), unit), unit });
  const quantityOf = (stored: number) =>
    measureWords.quantity({ value: onTape(measure, stored, unit), unit });

  const answer = (chosen: SuggestionAnswer) =>
    act(async () => {
      try {
        const body = { measurement: id, order, measure, answer: chosen, version };
        await answerSuggestion(body, attempts.keyFor(body));
      } finally {
        // Also after a conflict, which shows the newer record.
        await queryClient.invalidateQueries({ queryKey: ['measurements'] });
      }
      toast.success(
        chosen === 'accept' ? fitMemoryWords.measureIsChanged({ label }) : fitMemoryWords.measureIsKept,
      );
      onAnswered();
    }, fitMemoryWords.failedToSaveYourAnswer);

  return (
    <div className="flex flex-col gap-3 rounded-xl bg-brand-soft px-4 py-3">
      <p id={question} className="figures">
        {sentenceOf(suggestion, amount)}
      </p>
      {failure && <Banner kind="error">{failure}</Banner>}
      <div className="flex flex-wrap gap-3">
        <Button
          variant="secondary"
          pending={isPending}
          aria-describedby={question}
          onClick={() => answer('accept')}
        >
          {fitMemoryWords.changeItTo({ from: quantityOf(before), to: quantityOf(after) })}
        </Button>
        <Button
          variant="quiet"
          disabled={isPending}
          aria-describedby={question}
          onClick={() => answer('dismiss')}
        >
          {fitMemoryWords.leaveItAsItIs}
        </Button>
      </div>
    </div>
  );
}

function sentenceOf({ measure: code, fault, source }: FitSuggestion, amount: string): string {
  const measure = measureWords.inSentence[code];
  if (source === 'measured') return fitMemoryWords.wasMadeOtherwise[fault]({ measure, amount });
  const was = fitMemoryWords.wasLastTime({ measure, fault: faultIn(fitMemoryWords, code, fault) });
  return `${was} ${fitMemoryWords.shallItBe[kindOf(code)][fault]({ amount })}`;
}
