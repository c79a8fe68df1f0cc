import type { MouseEvent } from 'react';
import { roundWords } from '#words';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { keepPlace } from '../../../ui/focus.ts';
import { ticks } from '../outbox.ts';
import type { Tick } from '../ticks.ts';

/** Ticks that the server has refused: the rider sends them again or lets them go. */
export function RefusedTicks({ refused }: { refused: readonly Tick[] }) {
  return (
    <div role="alert" className="flex flex-col gap-4 empty:hidden">
      {refused.map((tick) => (
        <Refused key={tick.key} tick={tick} />
      ))}
    </div>
  );
}

function Refused({ tick: { key, kind, outcome, trackingNumber, note, refusal } }: { tick: Tick }) {
  // The pressed button is removed with its card.
  async function decide(
    { currentTarget }: MouseEvent<HTMLButtonElement>,
    act: (key: string) => Promise<void>,
  ) {
    const focusBack = keepPlace(currentTarget);
    await act(key);
    focusBack();
  }

  return (
    <Card as="section" padding="small" className="flex flex-col gap-3 border-madder bg-madder-soft">
      <div>
        <p className="font-semibold">
          {roundWords.tickRefused({ tick: roundWords.ticks[kind][outcome], trackingNumber })}
        </p>
        <p>{refusal}</p>
        {note && (
          <p dir="auto" className="wrap-anywhere">
            {note}
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={(event) => void decide(event, ticks.tryAgain)}>
          {roundWords.sendItAgain}
        </Button>
        <Button variant="danger" onClick={(event) => void decide(event, ticks.drop)}>
          {roundWords.letItGo}
        </Button>
      </div>
    </Card>
  );
}
