import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { orderFormWords, orderGarmentWords } from '#words';
import type { TailorType } from '../../../../contract/tailors.ts';
import { failureSentence } from '../../../lib/form-errors.ts';
import { ChoiceTile } from '../../../ui/choice-tile.tsx';
import type { FormFields } from '../book-tailor/draft.ts';
import { samplePicture, samplesFor } from '../order-placement/samples.ts';

/** The shop's designs of /order_placement, one of which becomes the picture of the design (orders-171). */
export default function SampleDesigns({ trade }: { trade: TailorType }) {
  const { watch, setValue, clearErrors, setError } = useFormContext<FormFields>();
  const [pending, setPending] = useState<string>();
  const gender = trade === 'Gents Tailor' ? 'male' : 'female';
  const chosen = pending ?? watch('dress_design')?.name.replace('.png', '');
  async function choose(drawing: string): Promise<void> {
    setPending(drawing);
    try {
      setValue('dress_design', await samplePicture(drawing));
      clearErrors('dress_design');
    } catch (error) {
      setError('dress_design', {
        message: failureSentence(error, orderFormWords.theChosenDesignCouldNotBeDrawn),
      });
    }
    setPending(undefined);
  }
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-semibold">{orderGarmentWords.orOneOfOurDesigns}</legend>
      <div className="grid grid-cols-3 gap-2 sm:gap-4">
        {samplesFor({ item_type: 'dress', gender }).map(({ drawing, label }) => (
          <ChoiceTile
            key={drawing}
            name="sample"
            value={drawing}
            shape="column"
            className="justify-start"
            checked={chosen === drawing}
            onChange={() => void choose(drawing)}
          >
            <img
              src={`/art/${drawing}.svg`}
              alt=""
              width={360}
              height={440}
              className="mb-2 w-full max-w-48 rounded-lg"
            />
            {label}
          </ChoiceTile>
        ))}
      </div>
    </fieldset>
  );
}
