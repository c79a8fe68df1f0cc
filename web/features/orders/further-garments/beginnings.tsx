import { orderGarmentWords } from '#words';
import { useAction } from '../../../lib/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { takeFocus } from '../../../ui/focus.ts';
import { Banner } from '../../../ui/states.tsx';
import { useDraft } from '../book-tailor/draft.ts';
import type { Records } from '../book-tailor/use-measurement-records.ts';
import { addFurther, type Beginning } from './entries.ts';
import { titleOf } from './titles.ts';

interface BeginningsProps {
  records: Records;
  /** Called with the key of the garment that was added. */
  onAdded: (key: string) => void;
}

/** Whose the next garment is, or of which it is a copy (orders-203). */
export default function Beginnings({ records, onAdded }: BeginningsProps) {
  const last = useDraft(({ further, fields }) => further.at(-1)?.fields ?? fields);
  const { act, isPending, failure } = useAction();
  const add = (beginning: Beginning) =>
    act(async () => onAdded(await addFurther(beginning, records)), orderGarmentWords.failedToAddTheGarment);
  const choices: [Beginning, string][] = [
    ['same', orderGarmentWords.forTheSamePerson],
    ['other', orderGarmentWords.forAnotherPerson],
    ['copy', orderGarmentWords.aCopyOf({ garment: titleOf(last, records) })],
  ];
  return (
    <fieldset className="flex flex-col gap-3 rounded-2xl border border-hairline bg-card p-4">
      <legend className="sr-only">{orderGarmentWords.anotherGarment}</legend>
      <p className="text-muted">{orderGarmentWords.oneBillOneParcel}</p>
      <div className="flex flex-wrap gap-3">
        {choices.map(([beginning, label], index) => (
          <Button
            key={beginning}
            ref={index === 0 ? takeFocus : undefined}
            variant="secondary"
            className="wrap-anywhere"
            pending={isPending}
            onClick={() => add(beginning)}
          >
            {label}
          </Button>
        ))}
      </div>
      {failure && <Banner kind="error">{failure}</Banner>}
    </fieldset>
  );
}
