import type { MouseEvent } from 'react';
import { useSheetTongue } from '../../../features/orders/sheet-words.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { keepPlace } from '../../../ui/focus.ts';
import { dropWork, useOutbox } from './outbox.ts';
import type { WaitingWork } from './waiting-work.ts';
import { workName } from './words.ts';

/** Unsent steps of an order; the last can be taken back while there is no network (workshop-11). */
export function WaitingSteps({ waiting }: { waiting: readonly WaitingWork[] }) {
  const { words } = useSheetTongue();
  const isCutOff = useOutbox((outbox) => outbox.isCutOff);
  const last = waiting.at(-1);
  if (!last) return null;

  async function takeBack({ currentTarget }: MouseEvent<HTMLButtonElement>, { key }: WaitingWork) {
    const focusBack = keepPlace(currentTarget);
    await dropWork(key);
    focusBack();
  }

  return (
    <div className="flex flex-wrap items-center gap-2">
      <ul aria-label={words.waitingToBeSent} className="flex flex-wrap gap-2">
        {waiting.map((one) => (
          <Badge as="li" key={one.key} tone="saffron">
            {words.stepWaits({ step: workName(one, words) })}
          </Badge>
        ))}
      </ul>
      {isCutOff && (
        <Button variant="secondary" onClick={(event) => void takeBack(event, last)}>
          {words.takeStepBack({ step: workName(last, words) })}
        </Button>
      )}
    </div>
  );
}
