import type { MouseEvent } from 'react';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { keepPlace } from '../../../ui/focus.ts';
import { dropWork, useOutbox } from './outbox.ts';
import { workName } from './refused-work.tsx';
import type { WaitingWork } from './waiting-work.ts';

/** Unsent steps of an order; the last can be taken back while there is no network (workshop-11). */
export function WaitingSteps({ waiting }: { waiting: readonly WaitingWork[] }) {
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
      <ul aria-label="Waiting to be sent" className="flex flex-wrap gap-2">
        {waiting.map((one) => (
          <Badge as="li" key={one.key} tone="saffron">
            {workName(one)}: waiting to be sent
          </Badge>
        ))}
      </ul>
      {isCutOff && (
        <Button variant="secondary" onClick={(event) => void takeBack(event, last)}>
          Take back “{workName(last)}”
        </Button>
      )}
    </div>
  );
}
