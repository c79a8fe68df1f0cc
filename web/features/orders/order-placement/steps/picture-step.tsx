import { orderFormWords } from '#words';
import { picturePicking } from '../../../../lib/upload.ts';
import { ChoiceTile } from '../../../../ui/choice-tile.tsx';
import { PicturePicker } from '../../../../ui/picture-picker.tsx';
import { changeDraft } from '../draft.ts';
import { keepFile } from '../files.ts';
import { samplesFor } from '../samples.ts';
import { StepForm } from './step-form.tsx';
import type { StepProps } from './step-props.ts';

/** The customer's own picture, or one of three designs by the shop (orders-30). */
export function PictureStep(props: StepProps) {
  return props.answers.inspiration === 'yes' ? <OwnPicture {...props} /> : <Samples {...props} />;
}

function OwnPicture({ answers, onNext, onPrevious }: StepProps) {
  const picture = answers.design_inspiration;
  return (
    <StepForm
      missing={picture ? undefined : orderFormWords.addAPictureOfTheDesign}
      onNext={onNext}
      onPrevious={onPrevious}
    >
      {(problem) => (
        <PicturePicker
          {...picturePicking}
          label={orderFormWords.designInspiration}
          hint={orderFormWords.aPhotoOrADrawing}
          pictures={picture ? [picture] : []}
          onPictures={([chosen]) => keepFile('design_inspiration', chosen)}
          error={problem}
        />
      )}
    </StepForm>
  );
}

function Samples({ answers, onNext, onPrevious }: StepProps) {
  const samples = samplesFor(answers);
  const isChosen = samples.some(({ drawing }) => drawing === answers.sample);
  return (
    <StepForm
      missing={isChosen ? undefined : orderFormWords.chooseOneOfTheDesigns}
      onNext={onNext}
      onPrevious={onPrevious}
    >
      {(problem) => (
        <fieldset
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? 'sample-problem' : undefined}
        >
          <legend className="mb-1.5 text-sm font-semibold">{orderFormWords.sampleDesigns}</legend>
          <div className="grid grid-cols-3 gap-2 sm:gap-4">
            {samples.map(({ drawing, label }) => (
              <ChoiceTile
                key={drawing}
                name="sample"
                value={drawing}
                shape="column"
                className="justify-start"
                checked={answers.sample === drawing}
                onChange={() => changeDraft({ sample: drawing })}
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
          {problem && (
            <p id="sample-problem" className="mt-1.5 text-sm font-medium text-madder">
              {problem}
            </p>
          )}
        </fieldset>
      )}
    </StepForm>
  );
}
