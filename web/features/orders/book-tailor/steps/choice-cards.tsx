import { ChoiceButton } from '../../../../ui/choice-button.tsx';

interface Choice {
  value: string;
  title: string;
  text: string;
  /** A file under /art/, without its extension. */
  picture: string;
}

interface ChoiceCardsProps {
  choices: readonly Choice[];
  chosen: string | null;
  onChoose: (value: string) => void;
}

export function ChoiceCards({ choices, chosen, onChoose }: ChoiceCardsProps) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {choices.map(({ value, title, text, picture }) => (
        <ChoiceButton
          key={value}
          isChosen={chosen === value}
          onClick={() => onChoose(value)}
          className="flex flex-wrap items-center gap-5 sm:flex-col sm:flex-nowrap sm:items-stretch"
        >
          <img
            src={`/art/${picture}.svg`}
            alt=""
            width={320}
            height={240}
            className="w-28 shrink-0 rounded-xl bg-sunken sm:w-full"
          />
          <span className="min-w-0 flex-1 basis-28 sm:flex-none">
            <span className="block font-display text-xl">{title}</span>
            <span className="mt-1 block text-base text-muted">{text}</span>
          </span>
        </ChoiceButton>
      ))}
    </div>
  );
}
