import { workshopWords } from '#words';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { sayNoLight, useOutbox } from './outbox.ts';

/** Says with one press that there is no electricity today; without a network it is sent later (workshop-16). */
export function NoLight({ isSaid }: { isSaid: boolean }) {
  const waiting = useOutbox((outbox) => outbox.waiting);
  const last = waiting.findLast(({ work, refusal }) => work.kind === 'no_light' && refusal === undefined);
  const isOut = last?.work.kind === 'no_light' ? last.work.noLight : isSaid;
  return (
    <div className="flex flex-wrap items-center gap-3">
      {isOut && <p className="font-semibold">{workshopWords.theShopKnowsOfNoLight}</p>}
      <Button variant="secondary" onClick={() => void sayNoLight(!isOut)}>
        {isOut ? workshopWords.takeNoLightBack : workshopWords.noLight}
      </Button>
      {last && <Badge tone="saffron">{workshopWords.waitingToBeSent}</Badge>}
    </div>
  );
}
