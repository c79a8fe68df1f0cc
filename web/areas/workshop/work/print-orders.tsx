import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { basicWords, workshopWords } from '#words';
import { MAX_CARTONS, PRINTS, type Print } from '../../../../contract/constants/prints.ts';
import type { WorkshopOrder } from '../../../../contract/order-steps.ts';
import { PrintDialog, type PrintWords } from '../../../features/orders/components/print-dialog.tsx';
import { chosenTongue } from '../../../features/orders/sheet-words.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { BottomBar } from '../../../ui/bottom-bar.tsx';
import { Button } from '../../../ui/button.tsx';
import type { Choosing } from '../choosing.ts';
import { ChosenCount } from '../chosen-count.tsx';
import { savePrints, todayQuery, type WorkshopBulk } from './api.ts';
import { chosenUnit } from './chosen-unit.ts';

const WORDS: PrintWords = {
  whatToPrint: workshopWords.whatToPrint,
  prints: workshopWords.prints,
  paper: workshopWords.paper,
  labelSizes: workshopWords.labelSizes,
  cartons: workshopWords.cartons,
  howManyCartons: workshopWords.howManyCartons({ most: MAX_CARTONS }),
  printTitle: workshopWords.printTitle,
  failedToPrepareThePrint: workshopWords.failedToPrepareThePrint,
};

interface PrintingProps {
  title: string;
  ids: readonly number[];
  prints: readonly [Print, ...Print[]];
  hasCartons?: boolean;
  onClose: () => void;
}

function Printing({ title, ids, prints, hasCartons = false, onClose }: PrintingProps) {
  return (
    <PrintDialog
      words={WORDS}
      title={title}
      prints={prints}
      hasCartons={hasCartons}
      save={(print, size, cartons) =>
        savePrints(print, ids, { size, cartons, unit: chosenUnit(), tongue: chosenTongue() })
      }
      onClose={onClose}
    />
  );
}

const TAGS_AND_LABELS = ['cloth_tag', 'parcel_label'] as const;

/** `label` is in the sheet's language; the dialog is a form, in that of the page (workshop-15). */
export function PrintTagOrLabel({
  order,
  label,
}: {
  order: Pick<WorkshopOrder | WorkshopBulk, 'id' | 'kind'>;
  label: string;
}) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {label}
      </Button>
      {isOpen && (
        <Printing
          title={workshopWords.printTagOrLabel}
          ids={[order.id]}
          prints={TAGS_AND_LABELS}
          hasCartons={order.kind === 'bulk'}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

/** Chooses all orders of a list, as far as there is room. */
export function ChooseAll({
  ids,
  choosing,
  stage,
}: {
  ids: readonly number[];
  choosing: Choosing;
  stage: string;
}) {
  const isAll = ids.every((id) => choosing.chosen.has(id));
  if (ids.length === 0) return null;
  return (
    <Button
      variant="quiet"
      className="self-start px-0"
      disabled={isAll || choosing.isFull}
      aria-label={workshopWords.chooseStage({ stage })}
      onClick={() => choosing.choose(ids, true)}
    >
      {workshopWords.chooseAll}
    </Button>
  );
}

/** How many orders are chosen, and what to do with them. */
export function PrintBar({ choosing, onEnd }: { choosing: Choosing; onEnd: () => void }) {
  const [isOpen, setOpen] = useState(false);
  const ids = [...choosing.chosen];
  // Bulk orders have no job card.
  const bulk = useQuery(todayQuery, queryClient).data?.data.bulk ?? [];
  const hasBulk = bulk.some(({ id }) => choosing.chosen.has(id));
  return (
    <BottomBar kind="sticky" className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <ChosenCount choosing={choosing} />
      <Button variant="quiet" onClick={onEnd}>
        {basicWords.cancel}
      </Button>
      <Button disabled={ids.length === 0} onClick={() => setOpen(true)}>
        {workshopWords.printTitle}
      </Button>
      {isOpen && (
        <Printing
          title={workshopWords.ordersChosen({ count: ids.length })}
          ids={ids}
          prints={hasBulk ? TAGS_AND_LABELS : PRINTS}
          onClose={() => setOpen(false)}
        />
      )}
    </BottomBar>
  );
}
