import { basicWords, uiWords } from '#words';

interface StepperProps {
  steps: readonly string[];
  /** The index, from 0. */
  current: number;
  isNumbered?: boolean;
}

export function Stepper({ steps, current, isNumbered = false }: StepperProps) {
  const place = uiWords.stepOf({ step: current + 1, steps: steps.length });
  if (isNumbered) {
    return (
      <div className="flex flex-col gap-2">
        <p className="figures text-sm text-muted">{place}</p>
        <div
          role="progressbar"
          aria-label={basicWords.progress}
          aria-valuemin={1}
          aria-valuemax={steps.length}
          aria-valuenow={current + 1}
          aria-valuetext={place}
          className="grid auto-cols-fr grid-flow-col gap-2"
        >
          {steps.map((step, index) => (
            <Bar key={step} index={index} current={current} />
          ))}
        </div>
      </div>
    );
  }
  return (
    <ol aria-label={basicWords.progress} className="flex gap-2 text-sm">
      {steps.map((step, index) => (
        <li
          key={step}
          aria-current={index === current ? 'step' : undefined}
          className={`flex flex-1 flex-col gap-2 ${index <= current ? 'font-semibold' : 'text-muted'}`}
        >
          <Bar index={index} current={current} />
          <span className="max-sm:sr-only">{step}</span>
        </li>
      ))}
    </ol>
  );
}

function Bar({ index, current }: { index: number; current: number }) {
  const look = index === current ? 'brand-gradient' : index < current ? 'bg-saffron' : 'bg-hairline';
  return <span aria-hidden="true" className={`block h-1.5 rounded-full ${look}`} />;
}
