import { workshopWords } from '#words';
import { MAX_PRINTED_ORDERS } from '../../../contract/constants/prints.ts';
import type { Choosing } from './choosing.ts';

export function ChosenCount({ choosing: { chosen, isFull } }: { choosing: Choosing }) {
  return (
    <div role="status" className="me-auto">
      <p className="font-semibold">{workshopWords.ordersChosen({ count: chosen.size })}</p>
      {isFull && (
        <p className="text-sm text-muted">{workshopWords.atMostAtOnce({ count: MAX_PRINTED_ORDERS })}</p>
      )}
    </div>
  );
}
